// What a paste means: cells over cells, new rows below the last one, or a list of URLs as new rows. It asks where that is
// open, and tells what did not go where it looked.
import type { Steps } from '../../../../shared/model/steps.ts';
import { MAX_PASTE_ROWS } from '../../../../shared/model/edit/text-limits.ts';
import type { GridPaste } from '../../../grid/grid-types.ts';
import { inSlices } from '../../../grid/clipboard/in-slices.ts';
import { useText } from '../../../locales/use-text.ts';
import { useDialogs } from '../../../shell/dialogs/dialogs-store.ts';
import type { Place } from '../edit-queue-store.ts';
import { useEdits } from '../edits-store.ts';
import { useLayout } from '../../view/columns/layout-store.ts';
import { undoOf, useNotices } from '../../../shell/notices/notices-store.ts';
import { useView } from '../../view/view-store.ts';
import { askBeyond } from '../../../shell/dialogs/ask-beyond.ts';
import { columnTitle } from '../../../ui/column-title.ts';
import { hiddenBetween } from './hidden-between.ts';

/**
 * Carries a paste out, or nothing of it where the user thinks better of it. Says whether its rows hold the block now.
 * `place`: the one that was kept for it in the queue.
 */
export function usePaste(): (block: GridPaste, place?: Place) => Promise<boolean> {
  const dialogs = useDialogs();
  const edits = useEdits();
  const layout = useLayout();
  const notices = useNotices();
  const view = useView();
  const { t, number } = useText();

  const titles = (columns: readonly string[]): string =>
    columns.map((column) => columnTitle(column, t)).join(', ');

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

  /** Tells what no column took, and what hidden columns have to do with it, until it is undone: both would be missed late. */
  async function pasted(block: GridPaste, add: GridPaste['beyond'], place?: Place): Promise<boolean> {
    const done = await edits.paste(block, add, place);
    if (!done) return false;
    const { written, skipped } = hiddenBetween(layout.columns, block.columns);
    if (block.leftOut > 0) {
      const key = block.skipped.length > 0 ? 'paste.leftOutOf' : 'paste.leftOut';
      notices.show({ kind: 'info', key, count: block.leftOut, named: { columns: titles(block.skipped) } });
    }
    if (written.length > 0)
      notices.show({
        kind: 'warning',
        key: 'paste.intoHidden',
        named: { columns: titles(written) },
        ...undoOf(done),
      });
    if (skipped.length > 0 && !block.asNew) {
      const named = { hidden: titles(skipped), columns: titles(block.columns) };
      notices.show({ kind: 'warning', key: 'paste.overHidden', named, ...undoOf(done) });
    }
    return true;
  }

  /** The addresses that are to become new rows; none: all go over the rows; null: nothing does. */
  async function wantedRows(block: GridPaste): Promise<GridPaste['values'] | null> {
    const urls = await inSlices(urlsOf(block));
    if (urls.length === 0) return urls;
    const answer = await dialogs.ask({
      title: 'paste.urlsTitle',
      text: 'paste.urlsText',
      named: { count: number(urls.length) },
      yes: 'paste.addRows',
      no: 'paste.replace',
      danger: false,
    });
    return answer === 'cancel' ? null : answer === 'yes' ? urls : [];
  }

  /** Lines below the last row become rows, as in a spreadsheet; where a filter might hide them, that is asked. */
  async function beyondOf(block: GridPaste): Promise<GridPaste['beyond'] | null> {
    if (block.beyond.length === 0 || block.asNew || !view.filtered) return block.beyond;
    const isAdded = await askBeyond(dialogs, number(block.beyond.length), block.values.length > 0);
    return isAdded === null ? null : isAdded ? block.beyond : [];
  }

  return async (block, place) => {
    if (block.values.length + block.beyond.length > MAX_PASTE_ROWS) {
      await refuse();
      return false;
    }
    const urls = await wantedRows(block);
    if (!urls) return false;
    if (urls.length > 0) {
      await pasted({ ...block, ranges: [], values: [], asNew: true }, urls, place);
      return false;
    }
    const add = await beyondOf(block);
    if (!add) return false;
    return (await pasted(block, add, place)) && add.length === 0;
  };
}

/** The lines that are addresses, where the block is nothing but two or more of them and was put on a single cell; else none. */
function* urlsOf({ values, beyond, columns, fromOneCell, leftOut }: GridPaste): Steps<GridPaste['values']> {
  if (!fromOneCell || columns.length !== 1 || leftOut > 0) return [];
  const found: (readonly string[])[] = [];
  for (const lines of [values, beyond]) {
    for (const [n, line] of lines.entries()) {
      const text = line[0]?.trim() ?? '';
      if (text !== '' && !isUrl(text)) return [];
      if (text !== '') found.push(line);
      if (n % 1_000 === 999) yield 1_000;
    }
  }
  return found.length > 1 ? found : [];
}

/** Whether a text is one absolute address and nothing else. */
function isUrl(text: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(text);
}
