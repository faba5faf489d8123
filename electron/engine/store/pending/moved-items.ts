// Finds staged rows that may have moved from one source to another: to be added here, to be removed there. It reads, and
// decides nothing.
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import type { Database } from '../file/database.ts';
import { LocIndex } from '../links/loc-index.ts';

/** An item to be added that may be the new form of one to be removed, and the row that this is. */
export interface MovedItem {
  readonly added: number;
  readonly removed: number;
  readonly row: number;
}

/** Removed rows of one hash that are looked at for each added one: addresses that differ in spelling alone. */
const PAIRS_OF_ONE = 100;
const PAIRS_AT_ONCE = 2_000;

/**
 * Pairs whose addresses have one hash, some thousands at a time, none at times; texts decide. What was given may be
 * marked as moved before more is asked for. Memory: 24 bytes a removed row.
 */
export function* movedCandidates(
  db: Database,
  kinds: { readonly added: number; readonly removed: number },
): Generator<readonly MovedItem[]> {
  const removed = new LocIndex(0);
  for (const rows of hashesOf(db, kinds.removed)) {
    for (const [item, hash] of rows) removed.add(hash, item);
    yield [];
  }
  if (removed.size === 0) return;
  for (const rows of hashesOf(db, kinds.added)) {
    let pairs: Omit<MovedItem, 'row'>[] = [];
    for (const [added, hash] of rows) {
      let slot = removed.find(hash);
      for (let n = 0; slot >= 0 && n < PAIRS_OF_ONE; n++, slot = removed.next(hash, slot))
        pairs.push({ added, removed: removed.idAt(slot) });
      if (pairs.length < PAIRS_AT_ONCE) continue;
      yield withRows(db, pairs);
      pairs = [];
    }
    yield withRows(db, pairs);
  }
}

/** Items of a kind with their hashes, in their order. */
function* hashesOf(
  db: Database,
  kind: number,
): Generator<readonly (readonly [item: number, hash: number])[]> {
  const sql = `SELECT id, hash FROM temp.pending WHERE kind = ? AND id > ? ORDER BY id LIMIT ${String(BATCH_ROWS)}`;
  for (let last = 0, rows; (rows = db.all(sql, kind, last)).length > 0; last = Number(rows.at(-1)?.[0]))
    yield rows as unknown as [number, number][];
}

/** Without the pairs whose removed item is marked by now. */
function withRows(db: Database, pairs: readonly Omit<MovedItem, 'row'>[]): MovedItem[] {
  const items = JSON.stringify(pairs.map(({ removed }) => removed));
  const found = db.all(
    'SELECT id, row FROM temp.pending WHERE id IN (SELECT value FROM json_each(?))',
    items,
  );
  const rows = new Map(found.map(([id, row]) => [Number(id), Number(row)]));
  return pairs.flatMap((pair) => {
    const row = rows.get(pair.removed);
    return row === undefined ? [] : { ...pair, row };
  });
}
