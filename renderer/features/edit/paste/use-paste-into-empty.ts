// A table that is pasted where no grid is, into a project without rows: its lines become rows, or the wizard asks about it.
import { onBeforeUnmount, onMounted } from 'vue';
import { useDialogs } from '../../../shell/dialogs/dialogs-store.ts';
import { useNotices } from '../../../shell/notices/notices-store.ts';
import { isTableText } from '../../table/table-text.ts';
import { usePastedTable } from '../../table/use-pasted-table.ts';
import { usePasteAsRows } from './use-paste-as-rows.ts';

export function usePasteIntoEmpty(): void {
  const dialogs = useDialogs();
  const notices = useNotices();
  const table = usePastedTable();
  const pasteAsRows = usePasteAsRows(async (text) => isTableText(text) && (await table.askIfUnclear(text)));

  function pasted(event: ClipboardEvent): void {
    const inField = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
    if (event.defaultPrevented || inField || dialogs.shown.length > 0) return;
    const text = (type: string): string => event.clipboardData?.getData(type) ?? '';
    event.preventDefault();
    pasteAsRows({ plain: text('text/plain'), html: text('text/html') }).catch(notices.showError);
  }

  onMounted(() => {
    document.addEventListener('paste', pasted);
  });
  onBeforeUnmount(() => {
    document.removeEventListener('paste', pasted);
  });
}
