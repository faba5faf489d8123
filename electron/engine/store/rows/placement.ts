// Where rows stand that were inserted between others: the table `placed` names for each block of new ids the row that
// it follows. All other rows stand in the order of their ids, so nothing is ever numbered anew.
import type { Database } from '../file/database.ts';

/** A place beside a row. */
export interface RowPlace {
  readonly row: number;
  readonly side: 'before' | 'after';
}

/** Ids that follow each other in the order of rows, too, unless later blocks stand between. */
interface Block {
  readonly first: number;
  readonly last: number;
  readonly after: number;
}

/** Puts new rows, whose ids follow each other, at a place. Nothing to do where that is behind all other rows. */
export function placeRows(db: Database, ids: Uint32Array, place: RowPlace): void {
  const [first = 0] = ids;
  if (first === 0 || place.row >= first) return;
  const after = place.side === 'after' ? place.row : rowBefore(db, place.row);
  db.run(
    'INSERT OR REPLACE INTO placed(first, last, after) VALUES (?, ?, ?)',
    first,
    ids.at(-1) ?? first,
    after,
  );
}

/** The row that stands directly before this one, deleted or not; 0 where there is none. */
function rowBefore(db: Database, row: number): number {
  const block = blockOf(db, row);
  if (block?.first !== row) return lastUnder(db, block ? row - 1 : plainBefore(db, row));
  // Of several blocks behind one row, the newest stands first.
  const newer = firstRow(db, 'after = ? AND first > ? ORDER BY first LIMIT 1', block.after, row);
  return newer ? lastUnder(db, newer.last) : block.after;
}

/** The next lower id that is in no block. */
function plainBefore(db: Database, row: number): number {
  for (let id = row - 1; ;) {
    const block = id > 0 ? blockOf(db, id) : null;
    if (!block) return Math.max(id, 0);
    id = block.first - 1;
  }
}

/** The last of the rows that were inserted behind a row, or behind these; the row itself where there are none. */
function lastUnder(db: Database, row: number): number {
  for (let id = row; ;) {
    const oldest = firstRow(db, 'after = ? ORDER BY first LIMIT 1', id);
    if (!oldest) return id;
    id = oldest.last;
  }
}

function blockOf(db: Database, row: number): Block | null {
  const block = firstRow(db, 'first <= ? ORDER BY first DESC LIMIT 1', row);
  return block && block.last >= row ? block : null;
}

function firstRow(db: Database, where: string, ...values: readonly number[]): Block | null {
  const row = db.get(`SELECT first, last, after FROM placed WHERE ${where}`, ...values);
  return row ? { first: Number(row[0]), last: Number(row[1]), after: Number(row[2]) } : null;
}
