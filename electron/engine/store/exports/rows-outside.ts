// Counts the rows of an export that are at an origin, but not in a folder of it. It judges no address.
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Database } from '../file/database.ts';

const IDS_A_STEP = 100_000;

/** Of addresses that begin with the origin as it is written. `directory` begins with `origin` and ends with a slash. Yields after each 100,000 rows looked at. */
export function* rowsOutside(db: Database, origin: string, directory: string): Steps<number> {
  const sql = `SELECT count(*) FROM url WHERE id > ? AND id <= ? AND deleted = 0 AND included = 1
    AND substr(loc, 1, ?) = ? AND substr(loc, 1, ?) <> ?`;
  const home = `${origin}/`;
  const end = db.number('SELECT coalesce(max(id), 0) FROM url');
  let rows = 0;
  for (let from = 0; from < end; from += IDS_A_STEP) {
    rows += db.number(sql, from, from + IDS_A_STEP, home.length, home, directory.length, directory);
    yield 0;
  }
  return rows;
}
