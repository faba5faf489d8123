// Which columns are shown, in which order: what a project remembers, over what the program knows. Pure.
import type { ColumnState } from '../../../../shared/model/rows/grid-layout.ts';

/** The remembered columns that exist, and those that it does not know yet, each behind its neighbour of the default. */
export function arrangeColumns(
  remembered: readonly ColumnState[],
  defaults: readonly ColumnState[],
): readonly ColumnState[] {
  const known = new Set(defaults.map(({ id }) => id));
  const columns = remembered.filter(
    ({ id }, i) => known.has(id) && remembered.findIndex((one) => one.id === id) === i,
  );
  defaults.forEach((column, i) => {
    if (columns.some(({ id }) => id === column.id)) return;
    const before = defaults.slice(0, i).findLast(({ id }) => columns.some((one) => one.id === id));
    const at = before ? columns.findIndex(({ id }) => id === before.id) + 1 : 0;
    columns.splice(at, 0, column);
  });
  return someShown(columns);
}

/** The columns with one changed. */
export function changeColumn(
  columns: readonly ColumnState[],
  id: string,
  change: Partial<Omit<ColumnState, 'id'>>,
): readonly ColumnState[] {
  return someShown(columns.map((column) => (column.id === id ? { ...column, ...change } : column)));
}

/** The columns with one put before another, or last. */
export function moveColumn(
  columns: readonly ColumnState[],
  id: string,
  before: string | null,
  pinned: boolean,
): readonly ColumnState[] {
  const moved = columns.find((column) => column.id === id);
  if (!moved || id === before) return columns;
  const others = columns.filter((column) => column.id !== id);
  const found = others.findIndex((column) => column.id === before);
  const at = found < 0 ? others.length : found;
  return [...others.slice(0, at), { ...moved, pinned }, ...others.slice(at)];
}

/** These columns in this order, shown; all others hidden behind them, with the widths and pins that they have. */
export function showOnly(columns: readonly ColumnState[], ids: readonly string[]): readonly ColumnState[] {
  const shown = ids.flatMap((id) => columns.filter((column) => column.id === id));
  const hidden = columns.filter(({ id }) => !ids.includes(id));
  return [
    ...shown.map((column) => ({ ...column, hidden: false })),
    ...hidden.map((column) => ({ ...column, hidden: true })),
  ];
}

/** A grid without any column could not be used: the address is shown then. */
function someShown(columns: readonly ColumnState[]): ColumnState[] {
  const none = columns.every(({ hidden }) => hidden);
  return columns.map((column) => (none && column.id === 'loc' ? { ...column, hidden: false } : column));
}
