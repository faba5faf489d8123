// Judges the lines of a paste, and sets a block of cells, in slices.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { EditableColumn } from '../../../../shared/model/rows/row.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Cell, EditTarget, Judges } from './edit-target.ts';
import { readCell } from './read-cell.ts';
import type { Refusals } from './refusals.ts';

/** Lines between two pauses. */
const JUDGED_AT_ONCE = 2_000;

/** Rows written at once. */
const WRITTEN_AT_ONCE = 20_000;

export type Lines = readonly (readonly (string | null)[])[];

export interface Block {
  readonly columns: readonly EditableColumn[];
  /** values[r][c] goes to the r-th row and columns[c]. A row that has fewer values than columns keeps its other cells. */
  readonly values: Lines;
}

export interface Judging {
  /** The lines of the paste above these. */
  readonly before: number;
  /** How often the lines are pasted. */
  readonly times: number;
  /** They become rows of their own: what was not given is empty, also where the column takes no empty value. */
  readonly areNew: boolean;
  readonly force: boolean;
  readonly refusals: Refusals;
}

/** Counts valid values and finds what is to be refused. */
export function* judgeLines(
  { columns, values }: Block,
  { before, times, areNew, force, refusals }: Judging,
  judges: Judges,
): Steps<void> {
  for (let r = 0; r < values.length; r++) {
    const line = values[r] ?? [];
    let valid = 0;
    let isRow = true;
    for (const [c, column] of columns.entries()) {
      const value = line[c];
      if (value === undefined || (areNew && (value ?? '') === '')) continue;
      const read = readCell(column, value, judges, force);
      if (!('why' in read)) {
        valid++;
        continue;
      }
      refusals.add({ row: before + r, column, ...read }, times);
      if (areNew && column === 'loc') isRow = false;
    }
    if (isRow) refusals.valid += valid * times;
    else if (valid > 0) refusals.addLine(before + r);
    if (r % JUDGED_AT_ONCE === JUDGED_AT_ONCE - 1) yield JUDGED_AT_ONCE;
  }
}

/**
 * Writes the values over the rows of the ids, again and again where they repeat. What is not valid leaves its cell as it
 * is; with `force` it is kept, flagged, where it can be.
 */
export function* writeBlock(
  target: EditTarget,
  ids: Uint32Array,
  { columns, values, repeat, force }: Block & { readonly repeat: boolean; readonly force: boolean },
  judges: Judges,
): Steps<void> {
  const rows = repeat && values.length > 0 ? ids.length : values.length;
  for (let start = 0; start < rows; start += WRITTEN_AT_ONCE) {
    const end = Math.min(rows, start + WRITTEN_AT_ONCE);
    for (const [c, column] of columns.entries()) {
      const into: number[] = [];
      const cells: Cell[] = [];
      for (let r = start; r < end; r++) {
        const value = values[r % values.length]?.[c];
        const read = value === undefined ? null : readCell(column, value, judges, force);
        if (!read || 'why' in read) continue;
        into.push(ids[r] ?? 0);
        cells.push(read.cell);
      }
      yield* writeColumn(target, column, { rows: Uint32Array.from(into), cells }, judges);
    }
  }
}

/** Writes one column of rows, an address with its hash. */
export function* writeColumn(
  target: EditTarget,
  column: EditableColumn,
  { rows, cells }: { readonly rows: Uint32Array; readonly cells: readonly Cell[] },
  judges: Judges,
): Steps<void> {
  yield* target.set(column, rows, cells);
  if (column !== 'loc') return;
  const hashes = cells.map((loc) => judges.hash(String(loc)));
  yield* target.set('hash', rows, hashes);
}

/** Throws invalid-value for a block that does not fit. */
export function assertFits(rows: number, { columns, values }: Block): void {
  if (values.length > rows) {
    throw new AppError('invalid-value', reason('block-too-many-rows', { rows: values.length, room: rows }));
  }
  const widest = values.reduce((n, row) => Math.max(n, row.length), 0);
  if (widest > columns.length) {
    throw new AppError(
      'invalid-value',
      reason('block-too-many-columns', { columns: widest, room: columns.length }),
    );
  }
  if (new Set(columns).size < columns.length) {
    throw new AppError('invalid-value', reason('block-column-twice'));
  }
}
