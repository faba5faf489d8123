// Brings ranks up to date after some rows changed, without reading the others: each new value is looked up among the
// values that are ranked already, and gets a number between theirs where it is new.
import { firstPlace } from '../../../../shared/model/first-place.ts';
import { compareValues, type ViewColumn } from '../column-values.ts';
import { NO_RANK, type Ranks } from './ranks.ts';
import type { Pace } from '../pace.ts';
import { partsOf } from '../row-scope.ts';
import type { ViewDatabase } from '../view-database.ts';

type Value = string | number;

const PASS_ROWS = 200_000;
const READ_ROWS = 4_096;

/** New ranks; the old ones stay as they are. `dirty`: all ids whose value may have changed, ascending, each once. */
export async function repairRanks(
  db: ViewDatabase,
  column: ViewColumn,
  before: Ranks,
  dirty: Uint32Array,
  pace: Pace,
): Promise<Ranks> {
  const last = Math.max(before.byId.length - 1, dirty.at(-1) ?? 0);
  pace.expect(2 * last);
  const byId = new Uint32Array(last + 1).fill(NO_RANK);
  byId.set(before.byId);
  for (const id of dirty) byId[id] = NO_RANK;
  const present = await readValues(db, column, dirty, pace);
  const known = await representatives(byId, before.groups, pace);
  const places = await findPlaces(db, column, [...present.keys()].sort(compareValues), known, pace);
  const groups = await makeRoom(byId, before.groups, places, pace);
  for (const [value, ids] of present) for (const id of ids) byId[id] = places.rankOf.get(value) ?? NO_RANK;
  return { byId, groups };
}

/** The ids of each present value. */
async function readValues(
  db: ViewDatabase,
  column: ViewColumn,
  ids: Uint32Array,
  pace: Pace,
): Promise<Map<Value, number[]>> {
  const found = new Map<Value, number[]>();
  for (const { from, rows } of partsOf({ ids, last: 0 }, READ_ROWS)) {
    for (const [id, stored] of db.all(`SELECT url.id, ${column.sql} ${from.sql}`, ...from.values)) {
      const value = valueOf(column, stored);
      if (value === null) continue;
      const list = found.get(value);
      if (list) list.push(Number(id));
      else found.set(value, [Number(id)]);
    }
    if (pace.spent(rows)) await pace.pause();
  }
  return found;
}

function valueOf(column: ViewColumn, stored: unknown): Value | null {
  const value = column.derive ? column.derive(String(stored)) : stored;
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? value : null;
}

/** For each rank that a row still has, ascending: the rank and one of its rows. */
interface Known {
  readonly ranks: Uint32Array;
  readonly ids: Uint32Array;
}

async function representatives(byId: Uint32Array, groups: number, pace: Pace): Promise<Known> {
  const idOf = new Uint32Array(groups);
  for (let from = 1; from < byId.length; from += PASS_ROWS) {
    const to = Math.min(from + PASS_ROWS, byId.length);
    for (let id = from; id < to; id++) {
      const rank = byId[id] ?? NO_RANK;
      if (rank !== NO_RANK) idOf[rank] = id;
    }
    if (pace.spent(to - from)) await pace.pause();
  }
  const ranks = new Uint32Array(groups);
  let count = 0;
  for (let rank = 0; rank < groups; rank++) {
    const id = idOf[rank] ?? 0;
    if (id === 0) continue;
    ranks[count] = rank;
    idOf[count++] = id;
  }
  return { ranks: ranks.subarray(0, count), ids: idOf.subarray(0, count) };
}

interface Places {
  /** The final rank of each present value. */
  readonly rankOf: ReadonlyMap<Value, number>;
  /** The old ranks before which a new one is put in, ascending; a rank may occur several times. */
  readonly inserted: readonly number[];
}

async function findPlaces(
  db: ViewDatabase,
  column: ViewColumn,
  values: readonly Value[],
  known: Known,
  pace: Pace,
): Promise<Places> {
  const rankOf = new Map<Value, number>();
  const inserted: number[] = [];
  const read = valueReader(db, column);
  let from = 0;
  for (const value of values) {
    from = firstPlace(from, known.ids.length, (n) => compareValues(read(known.ids[n] ?? 0), value) >= 0);
    const rank = known.ranks[from];
    const equal = rank !== undefined && read(known.ids[from] ?? 0) === value;
    rankOf.set(value, (rank ?? NO_RANK) + inserted.length);
    if (rank === undefined) rankOf.set(value, (known.ranks.at(-1) ?? -1) + 1 + inserted.length);
    if (!equal) inserted.push(rank ?? (known.ranks.at(-1) ?? -1) + 1);
    if (pace.spent(1)) await pace.pause();
  }
  return { rankOf, inserted };
}

/** Values of single rows; those that every search begins with are read once. */
function valueReader(db: ViewDatabase, column: ViewColumn): (id: number) => Value {
  const sql = `SELECT ${column.sql} FROM url WHERE id = ?`;
  const read = new Map<number, Value>();
  return (id) => {
    let value = read.get(id);
    if (value === undefined) {
      value = valueOf(column, db.get(sql, id)?.[0]) ?? '';
      if (read.size < 100_000) read.set(id, value);
    }
    return value;
  };
}

/** Raises the old ranks by the number of new ones before them; gives the new number of groups. */
async function makeRoom(
  byId: Uint32Array,
  groups: number,
  { inserted }: Places,
  pace: Pace,
): Promise<number> {
  if (inserted.length === 0) return groups;
  const raised = new Uint32Array(groups);
  for (let rank = 0, n = 0; rank < groups; rank++) {
    while (n < inserted.length && (inserted[n] ?? 0) <= rank) n++;
    raised[rank] = rank + n;
  }
  for (let from = 1; from < byId.length; from += PASS_ROWS) {
    const to = Math.min(from + PASS_ROWS, byId.length);
    for (let id = from; id < to; id++) {
      const rank = byId[id] ?? NO_RANK;
      if (rank !== NO_RANK) byId[id] = raised[rank] ?? 0;
    }
    if (pace.spent(to - from)) await pace.pause();
  }
  return groups + inserted.length;
}
