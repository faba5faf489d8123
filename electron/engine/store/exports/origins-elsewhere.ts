// Counts by origin the rows of the export that are not at one origin. It judges no address.
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Database } from '../file/database.ts';
import { OriginCounts, originOf } from '../flags/majority-site.ts';

/** So few that a step takes about 25 ms where all are elsewhere. */
const IDS_A_STEP = 25_000;

/** Behind the slashes of "https://"; a slash from here on ends an origin, or stands behind its end. */
const BEHIND_SCHEME = 9;

/**
 * The origins of the rows that an export writes and their numbers of rows, in the order of the rows; without those at
 * `home`, and without rows that one of the rules `without` flags. Yields after each 25,000 rows looked at.
 */
export function* originsElsewhere(
  db: Database,
  home: string | null,
  without: readonly string[],
): Steps<ReadonlyMap<string, number>> {
  const any = without.map(() => 'instr(rules, ?) > 0').join(' OR ') || '0';
  const stopped = db.all(`SELECT id FROM rule_set WHERE ${any}`, ...without.map((rule) => `,${rule},`));
  const blocked = JSON.stringify(stopped.map(([id]) => Number(id)));
  const prefix = home === null ? null : `${home}/`;
  const elsewhere = prefix === null ? '' : 'AND substr(loc, 1, ?) <> ?';
  const values = prefix === null ? [] : [prefix.length, prefix];
  const slash = `instr(substr(loc, ${String(BEHIND_SCHEME)}), '/')`;
  const start = `CASE ${slash} WHEN 0 THEN loc ELSE substr(loc, 1, ${slash} + ${String(BEHIND_SCHEME - 1)}) END`;
  const sql = `SELECT ${start} AS start, count(*) FROM url
    WHERE id > ? AND id <= ? AND deleted = 0 AND included = 1 ${elsewhere}
    AND issues NOT IN (SELECT value FROM json_each(?)) GROUP BY start ORDER BY min(id)`;
  const end = db.number('SELECT coalesce(max(id), 0) FROM url');
  const counts = new OriginCounts();
  for (let from = 0; from < end; from += IDS_A_STEP) {
    for (const [loc, rows] of db.all(sql, from, from + IDS_A_STEP, ...values, blocked)) {
      counts.add(String(loc), Number(rows));
    }
    yield 0;
  }
  const origins = new Map<string, number>();
  for (const [text, rows] of counts.starts()) {
    const origin = originOf(text);
    if (origin !== null && origin !== home) origins.set(origin, (origins.get(origin) ?? 0) + rows);
  }
  return origins;
}
