// Shows the overview once the user has read what an import brought.
import { watch } from 'vue';
import { useImporting } from '../../features/import/importing-store.ts';
import { useDialogs } from '../dialogs/dialogs-store.ts';
import { usePages } from './pages-store.ts';

export function useAfterImport(): void {
  const dialogs = useDialogs();
  const importing = useImporting();
  const pages = usePages();
  watch(
    () => dialogs.main?.kind,
    (kind, before) => {
      if (before !== 'import' || kind !== undefined || importing.phase !== 'done') return;
      if ((importing.result?.rows ?? 0) > 0) pages.show('overview');
    },
  );
}
