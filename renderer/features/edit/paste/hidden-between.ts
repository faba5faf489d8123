// What hidden columns have to do with a paste: those that it wrote into, and those that it went past.
import type { ColumnState } from '../../../../shared/model/rows/grid-layout.ts';
import { EDITABLE_COLUMNS } from '../../../../shared/model/rows/row.ts';

type Shown = Pick<ColumnState, 'id' | 'hidden'>;

/** Of all columns in their order, given those that were pasted into. A column that can't be changed is not missed. */
export function hiddenBetween(
  columns: readonly Shown[],
  into: readonly string[],
): { readonly written: readonly string[]; readonly skipped: readonly string[] } {
  const places = into.map((id) => columns.findIndex((column) => column.id === id));
  const first = places.reduce((least, place) => Math.min(least, place), Infinity);
  const last = places.reduce((most, place) => Math.max(most, place), -1);
  const hidden = columns.flatMap(({ id, hidden }, place) => (hidden ? [{ id, place }] : []));
  return {
    written: hidden.flatMap(({ id }) => (into.includes(id) ? [id] : [])),
    skipped: hidden.flatMap(({ id, place }) => {
      const canEdit = EDITABLE_COLUMNS.some((column) => column === id);
      return canEdit && place > first && place < last && !into.includes(id) ? [id] : [];
    }),
  };
}
