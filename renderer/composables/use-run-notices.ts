// Tells the outcome of an import or export whose dialog was closed in the meantime.
import { watch } from 'vue';
import { useDialogs } from '../stores/dialogs.ts';
import { useExporting } from '../stores/exporting.ts';
import { useImporting } from '../stores/importing.ts';
import { useNotices } from '../stores/notices.ts';

export function useRunNotices(): void {
  const dialogs = useDialogs();
  const exporting = useExporting();
  const importing = useImporting();
  const notices = useNotices();

  watch(
    () => importing.phase,
    (phase) => {
      if (dialogs.main?.kind === 'import') return;
      if (phase === 'done' && importing.result) {
        notices.show({ kind: 'success', key: 'import.rows', count: importing.result.rows });
      }
      if (phase === 'failed') notices.showError(importing.error, 'import');
    },
  );
  watch(
    () => exporting.phase,
    (phase) => {
      if (dialogs.main?.kind === 'export') return;
      if (phase === 'done') notices.show({ kind: 'success', key: 'export.done' });
      if (phase === 'failed') notices.showError(exporting.error, 'export');
    },
  );
}
