// Sets a block of cells, all of it or nothing.
import { AppError } from '../../../shared/contract/errors.ts';
import type { EditableColumn } from '../../../shared/model/row.ts';
import type { Steps } from '../../../shared/model/steps.ts';
import type { Cell, EditTarget, Judges } from './edit-target.ts';
import { readCell, refusedPaste } from './read-cell.ts';

/**
 * values[r][c] goes to ids[r] and columns[c]. A row that has fewer values than columns keeps its other cells.
 * Throws invalid-value, before anything is written, for a block that does not fit or a value that is not valid
 * and not forced.
 */
export function* pasteCells(
  target: EditTarget,
  ids: Uint32Array,
  block: {
    readonly columns: readonly EditableColumn[];
    readonly values: readonly (readonly (string | null)[])[];
    /** Keep values that break their column's form, flagged. */
    readonly force: boolean;
  },
  judges: Judges,
): Steps<void> {
  assertFits(ids.length, block);
  const sets = block.columns.map((column, c) => readColumn(column, c, ids, block, judges));
  for (const { column, rows, cells } of sets) {
    yield* target.set(column, rows, cells);
    if (column === 'loc')
      yield* target.set(
        'hash',
        rows,
        cells.map((loc) => judges.hash(String(loc))),
      );
  }
}

function readColumn(
  column: EditableColumn,
  c: number,
  ids: Uint32Array,
  { values, force }: { readonly values: readonly (readonly (string | null)[])[]; readonly force: boolean },
  judges: Judges,
): { readonly column: EditableColumn; readonly rows: Uint32Array; readonly cells: readonly Cell[] } {
  const rows: number[] = [];
  const cells: Cell[] = [];
  values.forEach((row, r) => {
    const value = row[c];
    if (value === undefined) return;
    const read = readCell(column, value, judges, force);
    if ('reason' in read) throw refusedPaste({ row: r, column, ...read });
    rows.push(ids[r] ?? 0);
    cells.push(read.cell);
  });
  return { column, rows: Uint32Array.from(rows), cells };
}

function assertFits(
  rows: number,
  {
    columns,
    values,
  }: { readonly columns: readonly string[]; readonly values: readonly (readonly unknown[])[] },
): void {
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
