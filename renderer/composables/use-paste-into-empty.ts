// A table that is pasted where no grid is, into a project without rows: its lines become rows. Lists of addresses and XML
// are sources, which use-paste-source.ts takes before.
import { onBeforeUnmount, onMounted } from 'vue';
import { readClipboard } from '../grid/clipboard-cells.ts';
import { inSlices } from '../grid/in-slices.ts';
import { pasteOf } from '../grid/paste-of.ts';
import { useDialogs } from '../stores/dialogs.ts';
import { useNotices } from '../stores/notices.ts';
import { usePaste } from './use-paste.ts';
import { usePastePlan } from './use-paste-plan.ts';

export function usePasteIntoEmpty(): void {
  const dialogs = useDialogs();
  const notices = useNotices();
  const paste = usePaste();
  const { asRows } = usePastePlan();

  async function take(plain: string, html: string): Promise<void> {
    const { lines, columns: known } = await inSlices(readClipboard({ html, plain }));
    if (lines.every((line) => line.every(({ text }) => text.trim() === ''))) return;
    const plan = await asRows({ lines, known, plain });
    if (plan) await paste(await inSlices(pasteOf(plan)));
    else notices.show({ kind: 'warning', key: 'paste.noUrls' });
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
