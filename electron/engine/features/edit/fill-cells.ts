// Fills a column of rows with a pattern: one value, values in turn, a series, or each row's value of another column.
import { nthFillText, type FillPattern } from '../../../../shared/model/edit/fill-pattern.ts';
import type { EditableColumn } from '../../../../shared/model/rows/row.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Cell, EditTarget, Judges } from './edit-target.ts';
import { readCell, type ReadCell } from './read-cell.ts';
import type { Refusals } from './refusals.ts';

/** Rows written at once: bounds the memory of a long series. */
const ROWS_AT_ONCE = 50_000;

export interface Fill {
  readonly column: EditableColumn;
  readonly pattern: FillPattern;
  /** Keep values that break the column's form, flagged. */
  readonly force: boolean;
}

/** The texts of a column of rows, in the order of the ids. */
export type ReadTexts = (column: EditableColumn, ids: Uint32Array) => readonly (string | null)[];

/**
 * The first id gets the first value. What is refused is told to `refusals`; once there is any, nothing more is written,
 * and the other values are judged only.
 */
export function* fillCells(
  target: EditTarget,
  ids: Uint32Array,
  { column, pattern, force }: Fill,
  judges: Judges,
  readTexts: ReadTexts,
  refusals: Refusals,
): Steps<void> {
  const read = cellReader(column, force, judges);
  const cellOf = (text: string, row: number, times = 1): Cell => {
    const found = read(text);
    if ('cell' in found) return found.cell;
    refusals.add({ row, column, ...found }, times);
    return null;
  };
  if (pattern.kind === 'repeat' && pattern.values.length === 1) {
    const cell = cellOf(pattern.values[0] ?? '', 0, ids.length);
    if (refusals.none) yield* write(target, column, ids, cell, judges);
    return;
  }
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const part = ids.subarray(start, start + ROWS_AT_ONCE);
    const from = source(pattern);
    const texts = from ? readTexts(from, part) : null;
    const cells = Array.from(part, (_, i) =>
      cellOf(texts ? (texts[i] ?? '') : nthFillText(pattern, start + i), start + i),
    );
    if (refusals.none) yield* write(target, column, part, cells, judges);
    else yield part.length;
  }
}

function source(pattern: FillPattern): EditableColumn | null {
  return pattern.kind === 'column' ? (pattern.from as EditableColumn) : null;
}

/** Reads a text as a cell; equal texts are judged once, as long as there are few of them. */
function cellReader(column: EditableColumn, force: boolean, judges: Judges): (text: string) => ReadCell {
  const known = new Map<string, ReadCell>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const read = readCell(column, text, judges, force);
    if (known.size < 1_000) known.set(text, read);
    return read;
  };
}

function* write(
  target: EditTarget,
  column: EditableColumn,
  ids: Uint32Array,
  cells: Cell | readonly Cell[],
  judges: Judges,
): Steps<void> {
  yield* target.set(column, ids, cells);
  if (column !== 'loc') return;
  const hash = (cell: Cell): number => judges.hash(String(cell ?? ''));
  yield* target.set(
    'hash',
    ids,
    Array.isArray(cells) ? (cells as readonly Cell[]).map(hash) : hash(cells as Cell),
  );
}
