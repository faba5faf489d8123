// What stands before a row: its place in the list, or a number of the owner's own. Text only.
import { computed, type ComputedRef } from 'vue';
import type { GridTexts } from '../grid-texts.ts';
import type { GridProps, GridRow } from '../grid-types.ts';

/** Stands for the row numbers where a menu is asked for on their head. */
export const ROW_NUMBERS = 'row-numbers';

/** The number of a row at a position, in words; '' where it has none or is not known yet. Another function where numbers changed. */
export function useRowNumbers<T extends GridRow>(
  props: Readonly<Pick<GridProps<T>, 'numbering'>>,
  words: ComputedRef<GridTexts>,
): ComputedRef<(position: number, row: T | undefined) => string> {
  return computed(() => {
    const { numbering } = props;
    const { number } = words.value;
    if (!numbering) return (position) => number(position + 1);
    return (_, row) => {
      const own = row ? numbering.of(row) : null;
      return own === null ? '' : number(own);
    };
  });
}
