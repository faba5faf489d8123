// The migration of loc hashes to those of the folded form, in the rows and in the history. Locs stay as they are.
import { hashLoc } from '../../rows/hash-loc.ts';
import type { Database } from './database.ts';
import { packCells, toCells, unpackCells, unpackIds, type Cell } from '../rows/pack-values.ts';

/** Computes all hashes anew. About two seconds a million rows, where they differ. */
export function foldHashes(db: Database): void {
  db.register('fold_hash', (loc) => hashLoc(String(loc)));
  const indexed = db.number("SELECT count(*) FROM sqlite_schema WHERE name = 'url_hash'") > 0;
  if (indexed) db.exec('DROP INDEX url_hash');
  db.exec('UPDATE url SET hash = fold_hash(loc) WHERE hash <> fold_hash(loc)');
  if (indexed) db.exec('CREATE INDEX url_hash ON url(hash)');
  for (const [change] of db.all(`SELECT DISTINCT change FROM change_part WHERE field = 'hash'`)) {
    foldChange(db, Number(change));
  }
}

/** Each part that sets hashes follows one that sets the locs of the same rows. */
function foldChange(db: Database, change: number): void {
  const old = new Map<number, Cell>();
  const now = new Map<number, Cell>();
  const parts = db.all(
    `SELECT id, field, ids, old, new FROM change_part WHERE change = ? AND field IN ('loc', 'hash') ORDER BY id`,
    change,
  );
  for (const [part, field, ids, before, after] of parts) {
    const rows = unpackIds(ids);
    if (field === 'loc') {
      toCells(unpackCells(before, rows.length)).forEach((cell, i) => old.set(rows[i] ?? 0, cell));
      toCells(unpackCells(after, rows.length)).forEach((cell, i) => now.set(rows[i] ?? 0, cell));
    } else {
      const hashes = (locs: ReadonlyMap<number, Cell>): Uint8Array =>
        packCells(Array.from(rows, (row) => hashLoc(String(locs.get(row) ?? ''))));
      db.run('UPDATE change_part SET old = ?, new = ? WHERE id = ?', hashes(old), hashes(now), Number(part));
    }
  }
}
