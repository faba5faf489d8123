// The highest id that any row has had, also of rows that are gone for good.
import type { Database } from '../file/database.ts';

/** 0 where there never was a row. */
export function lastRow(db: Database): number {
  return Math.max(db.lastId, db.number('SELECT max(id) FROM url'));
}
