// Tells the outcome of an import or export whose dialog was closed in the meantime.
import { watch } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import { useDialogs } from '../dialogs/dialogs-store.ts';
import { useExporting } from '../../features/export/exporting-store.ts';
import { useImporting } from '../../features/import/importing-store.ts';
import { useNotices } from './notices-store.ts';
import { useProject } from '../../features/project/project-store.ts';

export function useRunNotices(): void {
  const dialogs = useDialogs();
  const exporting = useExporting();
  const importing = useImporting();
  const notices = useNotices();
  const project = useProject();

  function tellFailure(error: ErrorData | null, about: 'import' | 'export'): void {
    if (error?.code === 'cancelled') notices.show({ kind: 'info', key: `${about}.cancelled` });
    else notices.showError(error, about);
  }

  watch(
    () => importing.phase,
    (phase) => {
      if (dialogs.main?.kind === 'import') return;
      if (phase === 'done' && importing.result) {
        notices.show({ kind: 'success', key: 'import.rows', count: importing.result.rows });
      }
      if (phase === 'failed') tellFailure(importing.error, 'import');
    },
  );
  watch(
    () => exporting.phase,
    (phase) => {
      if (dialogs.main?.kind === 'export' || dialogs.main?.kind === 'exportAgain') return;
      if (phase === 'done') {
        const action = { key: 'notices.showResult', open: 'export' } as const;
        notices.show({ kind: 'success', key: 'export.done', action });
      }
      if (phase === 'failed') tellFailure(exporting.error, 'export');
    },
  );
  // Another run of the program has written it; what this one wrote shows by itself.
  watch(
    () => project.info?.exports.last?.untold,
    (untold) => {
      if (!untold || exporting.phase !== 'idle') return;
      const action = { key: 'notices.showResult', open: 'export' } as const;
      notices.show({ kind: 'info', key: 'notices.exportUntold', action });
    },
  );
}
