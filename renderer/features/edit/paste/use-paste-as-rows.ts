// A table that is pasted to become rows of its own, whatever is selected. Lists of addresses and XML that are sources are
// taken by use-paste-source.ts before.
import { readClipboard } from '../../../grid/clipboard/clipboard-cells.ts';
import { inSlices } from '../../../grid/clipboard/in-slices.ts';
import { pasteOf } from '../../../grid/clipboard/paste-of.ts';
import type { ClipboardTexts } from '../../../grid/clipboard/use-pasting.ts';
import { useNotices } from '../../../shell/notices/notices-store.ts';
import { usePaste } from './use-paste.ts';
import { usePastePlan } from './use-paste-plan.ts';

/**
 * Adds the lines as rows; tells where none has an address, unless `elsewhere` takes such a text. An empty clipboard does
 * nothing.
 */
export function usePasteAsRows(
  elsewhere: (text: string) => Promise<boolean> = () => Promise.resolve(false),
): (texts: ClipboardTexts) => Promise<void> {
  const notices = useNotices();
  const paste = usePaste();
  const { asRows } = usePastePlan();

  return async ({ plain, html }) => {
    const { lines, columns: known } = await inSlices(readClipboard({ html, plain }));
    if (lines.every((line) => line.every(({ text }) => text.trim() === ''))) return;
    const plan = await asRows({ lines, known, plain });
    if (plan) await paste(await inSlices(pasteOf(plan)));
    else if (!(await elsewhere(plain))) notices.show({ kind: 'info', key: 'paste.noUrls' });
  };
}
