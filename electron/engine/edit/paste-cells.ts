// Sets a block of cells, all of it or nothing.
import { AppError } from '../../../shared/contract/errors.ts';
import type { EditableColumn } from '../../../shared/model/row.ts';
import type { Steps } from '../../../shared/model/steps.ts';
import type { Cell, EditTarget, Judges } from './edit-target.ts';
import { readCell } from './read-cell.ts';
import type { Refusals } from './refusals.ts';

export interface Block {
  readonly columns: readonly EditableColumn[];
  /** values[r][c] goes to the r-th row and columns[c]. A row that has fewer values than columns keeps its other cells. */
  readonly values: readonly (readonly (string | null)[])[];
}

/** The cells of one column of a block. */
interface ColumnCells {
  readonly column: EditableColumn;
  readonly rows: Uint32Array;
  readonly cells: readonly Cell[];
}

/**
 * The cells of a block for these rows; what is refused is told to `refusals`, and then the cells are of no use. With
 * `force` values that break their column's form are kept, flagged. Throws invalid-value for a block that does not fit.
 */
export function readBlock(
  ids: Uint32Array,
  { columns, values }: Block,
  { force, refusals }: { readonly force: boolean; readonly refusals: Refusals },
  judges: Judges,
): readonly ColumnCells[] {
  assertFits(ids.length, { columns, values });
  return columns.map((column, c) => {
    const rows: number[] = [];
    const cells: Cell[] = [];
    values.forEach((row, r) => {
      const value = row[c];
      if (value === undefined) return;
      const read = readCell(column, value, judges, force);
      if ('reason' in read) {
        refusals.add({ row: r, column, ...read });
        return;
      }
      rows.push(ids[r] ?? 0);
      cells.push(read.cell);
    });
    return { column, rows: Uint32Array.from(rows), cells };
  });
}

/** Writes the cells of a block. */
export function* writeBlock(target: EditTarget, block: readonly ColumnCells[], judges: Judges): Steps<void> {
  for (const { column, rows, cells } of block) {
    yield* target.set(column, rows, cells);
    if (column === 'loc')
      yield* target.set(
        'hash',
        rows,
        cells.map((loc) => judges.hash(String(loc))),
      );
  }
}

function assertFits(rows: number, { columns, values }: Block): void {
  if (values.length > rows) {
    throw new AppError(
      'invalid-value',
      `Nothing was pasted. The block has ${String(values.length)} rows, but only ${String(rows)} can take it. ` +
        'Add rows first.',
    );
  }
  const widest = values.reduce((n, row) => Math.max(n, row.length), 0);
  if (widest > columns.length) {
    throw new AppError(
      'invalid-value',
      `Nothing was pasted. The block has ${String(widest)} columns, but only ${String(columns.length)} can take it.`,
    );
  }
  if (new Set(columns).size < columns.length) {
    throw new AppError('invalid-value', 'Nothing was pasted. A column stands twice in the block.');
  }
}
