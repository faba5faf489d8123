// What a paste means: cells over cells, new rows below the last one, or a list of URLs as new rows. It asks where that is open.
import type { GridPaste } from '../grid/grid-types.ts';
import { useText } from '../locales/use-text.ts';
import { useDialogs } from '../stores/dialogs.ts';
import { MAX_PASTE_ROWS, useEdits } from '../stores/edits.ts';
import { useNotices } from '../stores/notices.ts';

/** Carries a paste out, or nothing of it where the user thinks better of it. Says whether its rows hold the block now. */
export function usePaste(): (block: GridPaste) => Promise<boolean> {
  const dialogs = useDialogs();
  const edits = useEdits();
  const notices = useNotices();
  const { number } = useText();

  /** More than goes into one step: a file of it can be merged, at any size. */
  async function refuse(): Promise<void> {
    const answer = await dialogs.ask({
      title: 'paste.tooManyTitle',
      text: 'paste.tooManyText',
      named: { max: number(MAX_PASTE_ROWS) },
      yes: 'paste.importTable',
      no: null,
      danger: false,
    });
    if (answer === 'yes') dialogs.open({ kind: 'importTable' });
  }

  /** Tells what no column took: it would be missed late. */
  async function pasted(block: GridPaste, add: GridPaste['beyond']): Promise<boolean> {
    const done = await edits.paste(block, add);
    if (done && block.leftOut > 0) notices.show({ kind: 'info', key: 'paste.leftOut', count: block.leftOut });
    return done;
  }

  return async (block) => {
    if (Math.max(block.values.length, block.beyond.length) > MAX_PASTE_ROWS) {
      await refuse();
      return false;
    }
    const locs = listOfUrls(block);
    if (locs) {
      const answer = await dialogs.ask({
        title: 'paste.urlsTitle',
        text: 'paste.urlsText',
        named: { count: number(locs.length) },
        yes: 'paste.addRows',
        no: 'paste.replace',
        danger: false,
      });
      if (answer === 'cancel') return false;
      if (answer === 'yes') {
        await edits.add(locs);
        return false;
      }
    }
    if (block.beyond.length === 0) return pasted(block, []);
    const answer = await dialogs.ask({
      title: 'paste.beyondTitle',
      text: 'paste.beyondText',
      named: { count: number(block.beyond.length) },
      yes: 'paste.addRows',
      no: block.values.length > 0 ? 'paste.onlyFitting' : null,
      danger: false,
    });
    if (answer === 'cancel') return false;
    const adds = answer === 'yes';
    return (await pasted(block, adds ? block.beyond : [])) && !adds;
  };
}

/** The addresses, where the block is nothing but two or more of them and was put on a single cell. */
function listOfUrls(block: GridPaste): readonly string[] | null {
  const { values, beyond, columns, fromOneCell, leftOut } = block;
  if (!fromOneCell || columns.length !== 1 || leftOut > 0) return null;
  const lines = [...values, ...beyond].map((line) => line[0]?.trim() ?? '').filter((text) => text !== '');
  return lines.length > 1 && lines.every(isUrl) ? lines : null;
}

/** Whether a text is one absolute address and nothing else. */
function isUrl(text: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(text);
}
