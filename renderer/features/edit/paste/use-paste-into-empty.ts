// A table that is pasted where no grid is, into a project without rows: its lines become rows, or the wizard asks about it.
import { onBeforeUnmount, onMounted } from 'vue';
import { useDialogs } from '../../../shell/dialogs/dialogs-store.ts';
import { useNotices } from '../../../shell/notices/notices-store.ts';
import { hasOpenDates, isTableText } from '../../table/table-text.ts';
import { usePastedTable } from '../../table/use-pasted-table.ts';
import { usePasteAsRows } from './use-paste-as-rows.ts';

export function usePasteIntoEmpty(): void {
  const dialogs = useDialogs();
  const notices = useNotices();
  const table = usePastedTable();
  const askIfUnclear = async (text: string) => isTableText(text) && (await table.askIfUnclear(text));
  const pasteAsRows = usePasteAsRows(askIfUnclear);

  /** Spreadsheets say in HTML what a date is; of a bare text only the user can know what comes first in its dates. */
  async function take(plain: string, html: string): Promise<void> {
    if (html === '' && hasOpenDates(plain) && (await askIfUnclear(plain))) return;
    await pasteAsRows({ plain, html });
  }

  function pasted(event: ClipboardEvent): void {
    const inField = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
    if (event.defaultPrevented || inField || dialogs.shown.length > 0) return;
    const text = (type: string): string => event.clipboardData?.getData(type) ?? '';
    event.preventDefault();
    take(text('text/plain'), text('text/html')).catch(notices.showError);
  }

  onMounted(() => {
    document.addEventListener('paste', pasted);
  });
  onBeforeUnmount(() => {
    document.removeEventListener('paste', pasted);
  });
}
