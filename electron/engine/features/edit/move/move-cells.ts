// Moves cells over others: writes the values of the sources into the targets, and empties the sources that are no targets.
// A value that nothing took stays where it was.
import type { CopyColumn } from '../../../../../shared/model/rows/row.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import { addRows } from '../add-rows.ts';
import { canBeEmptied, type CellMove } from './cell-move.ts';
import type { Cell, EditTarget, Judges } from '../edit-target.ts';
import { assertFits, judgeLines, writeColumn } from '../paste-cells.ts';
import { readCell } from '../read-cell.ts';
import { Refusals } from '../refusals.ts';
import { stayingCells, type Stays } from './staying-cells.ts';

/** Rows written at once. */
const WRITTEN_AT_ONCE = 20_000;

interface Manner {
  /** Keep values that break their column's form, flagged. */
  readonly force: boolean;
  /** Leave such values where they are. Default: refuse the move. */
  readonly skip: boolean;
}

/** Returns the ids of rows that were added. */
export function* moveCells(
  target: EditTarget,
  move: CellMove,
  { force, skip }: Manner,
  judges: Judges,
): Steps<Uint32Array> {
  const { columns, targets, lines } = move;
  const to = columns.map((column) => column.to);
  const over = { columns: to, values: lines.slice(0, targets.length) };
  const add = { columns: to, values: lines.slice(targets.length) };
  assertFits(targets.length, over);
  if (!skip) {
    const refusals = new Refusals('block');
    const judging = { times: 1, force, refusals };
    yield* judgeLines(over, { ...judging, before: 0, areNew: false }, judges);
    yield* judgeLines(add, { ...judging, before: targets.length, areNew: true }, judges);
    refusals.assertNone();
  }
  const stays: Stays = skip ? stayingCells(move, judges) : () => false;
  const written = new Map<CopyColumn, Set<number>>();
  for (const c of columns.keys()) yield* moveOver(target, move, { c, force, stays, written }, judges);
  // Only now: what is written to is known for all columns.
  for (const c of columns.keys()) yield* empty(target, move, { c, stays, written }, judges);
  return add.values.length > 0
    ? yield* addRows(target, { ...add, onlyValid: skip }, judges)
    : new Uint32Array();
}

interface Column {
  /** Its place in the move. */
  readonly c: number;
  readonly stays: Stays;
  /** The rows that were written to, by columns that values come from. */
  readonly written: Map<CopyColumn, Set<number>>;
}

/** Writes one column of the targets. */
function* moveOver(
  target: EditTarget,
  { columns, targets, lines }: CellMove,
  { c, force, stays, written }: Column & { readonly force: boolean },
  judges: Judges,
): Steps<void> {
  const to = columns[c]?.to ?? 'loc';
  const known = columns.some(({ from }) => from === to) ? new Set<number>() : null;
  if (known) written.set(to, known);
  const rows = Math.min(targets.length, lines.length);
  for (let start = 0; start < rows; start += WRITTEN_AT_ONCE) {
    const into: number[] = [];
    const cells: Cell[] = [];
    for (let r = start; r < Math.min(rows, start + WRITTEN_AT_ONCE); r++) {
      if (stays(r, c)) continue;
      const read = readCell(to, lines[r]?.[c] ?? null, judges, force);
      if ('why' in read) continue;
      into.push(targets[r] ?? 0);
      known?.add(targets[r] ?? 0);
      cells.push(read.cell);
    }
    yield* writeColumn(target, to, { rows: Uint32Array.from(into), cells }, judges);
  }
}

/** Empties the sources in one column, but for values that stay and cells that were written. */
function* empty(
  target: EditTarget,
  { columns, sources, lines }: CellMove,
  { c, stays, written }: Column,
  judges: Judges,
): Steps<void> {
  const from = columns[c]?.from ?? 'loc';
  if (!canBeEmptied(from)) return;
  const kept = written.get(from);
  for (let start = 0; start < lines.length; start += WRITTEN_AT_ONCE) {
    const some = sources.subarray(start, Math.min(lines.length, start + WRITTEN_AT_ONCE));
    const rows = some.filter((row, i) => kept?.has(row) !== true && !stays(start + i, c));
    const cell = from === 'loc' ? '' : null;
    yield* writeColumn(target, from, { rows, cells: Array.from(rows, () => cell) }, judges);
  }
}
