// Takes a recorded change back, or does it again, part by part. It keeps no flags right and opens no transaction.
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { ChangeTarget } from './change-cells.ts';
import type { Database, SqlRow } from '../file/database.ts';
import { exceptedRule } from './except-rows.ts';
import type { Exceptions } from './exceptions.ts';
import { lastRow } from '../rows/last-row.ts';
import {
  damagedHistory,
  toCells,
  unpackCells,
  unpackIds,
  type Cell,
  type CellRun,
} from '../rows/pack-values.ts';
import type { Tally } from '../rows/tally.ts';
import type { TouchedRows } from '../rows/touched-rows.ts';
import { FIELDS, writeCells, writeLocs, writeRange, type Field } from '../rows/write-cells.ts';

export type Direction = 'undo' | 'redo';

/** What a change is replayed on. */
export type ReplayTarget = Omit<ChangeTarget, 'change'> & {
  readonly exceptions: Exceptions;
};

/** Replays one change. Yields the rows of each part; memory holds one part. */
export function* replayChange(target: ReplayTarget, change: number, direction: Direction): Steps<void> {
  const { db } = target;
  const order = direction === 'undo' ? 'DESC' : 'ASC';
  const rows = db.all(`SELECT id FROM change_part WHERE change = ? ORDER BY id ${order}`, change);
  const ids = rows.map(([id]) => Number(id));
  for (let i = 0; i < ids.length; i++) {
    const part = readPart(db, ids[i] ?? 0, direction);
    const next =
      part.rule === null && isLoc(part.field) && i + 1 < ids.length
        ? readPart(db, ids[i + 1] ?? 0, direction)
        : null;
    // An address and its hash were recorded one after the other: they are written together.
    const pair = next && arePair(part, next) ? next : null;
    if (pair) i++;
    yield* replayPart(target, part, pair);
  }
}

/** Replays a part, or a pair of them: an address and its hash. */
function* replayPart(target: ReplayTarget, part: Part, pair: Part | null): Steps<void> {
  const { db, tally, touched, index, exceptions } = target;
  if (part.rule !== null) {
    const rows = part.ids ?? new Uint32Array();
    exceptions.write(part.rule, rows, toCells(part.goal));
    touched.addExcepted(rows);
    yield rows.length;
  } else if (part.ids === null) {
    yield* replayRange(db, tally, part, touched);
  } else if (pair) {
    const [loc, hash] = part.field === 'loc' ? [part, pair] : [pair, part];
    const rows = part.ids;
    const hashes = toCells(hash.goal);
    index.replace(rows, replacedCells(hash, rows), hashes);
    writeLocs(db, rows, toCells(loc.goal), hashes);
    note(touched, loc, rows, true);
    note(touched, hash, rows);
    yield rows.length;
  } else {
    const rows = part.ids;
    if (part.field === 'hash') index.replace(rows, replacedCells(part, rows), toCells(part.goal));
    tally.followCells(part.field, rows, () => {
      writeCells(db, part.field, rows, part.goal);
    });
    note(touched, part, rows);
    yield rows.length;
  }
}

interface Part {
  readonly field: Field;
  /** The rule that rows came to be excepted from, or no longer are; null where a field was written. */
  readonly rule: string | null;
  readonly first: number;
  readonly last: number;
  /** null = all of the range, which has one value. */
  readonly ids: Uint32Array | null;
  readonly goal: readonly CellRun[];
  readonly replaced: Uint8Array;
}

function readPart(db: Database, id: number, direction: Direction): Part {
  const row: SqlRow =
    db.get('SELECT field, first, last, ids, old, new FROM change_part WHERE id = ?', id) ?? [];
  const [name, first, last, packed, before, after] = row;
  const [goal, replaced] = direction === 'undo' ? [before, after] : [after, before];
  const ids = packed instanceof Uint8Array ? unpackIds(packed) : null;
  const rule = exceptedRule(name);
  const field = rule === null ? FIELDS.find((known) => known === name) : 'deleted';
  const runs = unpackCells(goal, ids?.length ?? 1);
  if (field === undefined || !fills(runs, ids?.length ?? 1)) throw damagedHistory();
  if (ids === null && (Number(first) < 1 || Number(last) > lastRow(db))) throw damagedHistory();
  if (rule === null && FILLED.has(field) && runs.some(({ cell }) => cell === null)) throw damagedHistory();
  return {
    field,
    rule,
    first: Number(first),
    last: Number(last),
    ids,
    goal: runs,
    replaced: replaced instanceof Uint8Array ? replaced : new Uint8Array(),
  };
}

/** The columns that have a value in every row. */
const FILLED: ReadonlySet<Field> = new Set([
  'loc',
  'hash',
  'included',
  'deleted',
  'images',
  'alternates',
  'videos',
  'news',
  'source',
]);

/** True where there is a cell for each row. */
function fills(runs: readonly CellRun[], rows: number): boolean {
  return runs.reduce((sum, { count }) => sum + count, 0) === rows;
}

function replacedCells({ replaced }: Part, ids: Uint32Array): Cell[] {
  return toCells(unpackCells(replaced, ids.length));
}

function* replayRange(
  db: Database,
  tally: Tally,
  { field, first, last, goal }: Part,
  touched: TouchedRows,
): Steps<void> {
  // Counting all rows once is cheaper than following each of many parts.
  if (last - first >= BATCH_ROWS) tally.forget();
  for (let from = first; from <= last; from += BATCH_ROWS) {
    const to = Math.min(from + BATCH_ROWS - 1, last);
    const ids = Uint32Array.from({ length: to - from + 1 }, (_, i) => from + i);
    tally.followCells(field, ids, () => {
      writeRange(db, field, from, to, goal[0]?.cell ?? null);
    });
    touched.add(field, ids, []);
    yield ids.length;
  }
}

function arePair(a: Part, b: Part): boolean {
  return (
    isLoc(b.field) &&
    a.field !== b.field &&
    a.ids !== null &&
    b.ids !== null &&
    a.ids.length === b.ids.length &&
    a.ids.every((id, i) => id === b.ids?.[i])
  );
}

function isLoc(field: Field): boolean {
  return field === 'loc' || field === 'hash';
}

function note(touched: TouchedRows, part: Part, ids: Uint32Array, withHashes = false): void {
  const { field, goal } = part;
  const asked = touched.wantsValues && (isLoc(field) || field === 'ext');
  const before = asked ? replacedCells(part, ids) : [];
  touched.add(field, ids, before);
  if (asked && isLoc(field)) touched.addValues(field, before, toCells(goal), withHashes);
}
