// What is said of a row that is edited and not in the list. Words only.
import type { GridRow } from '../grid-types.ts';
import type { GridTexts } from '../grid-texts.ts';
import type { OpenEditor } from './use-editing.ts';

/** '' where the row is in the list. */
export function rowNote<T extends GridRow>(
  { cell, isGone }: Pick<OpenEditor<T>, 'cell' | 'isGone'>,
  words: Pick<GridTexts, 'rowGone' | 'notListed'>,
): string {
  if (cell.row >= 0) return '';
  return isGone ? words.rowGone : words.notListed;
}
