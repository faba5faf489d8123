// Finds the rows that a rule flags, or that have a value in a column. It knows no rule.
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Database } from '../file/database.ts';
import { ROBOTS_FLAG } from '../flags/robots-flags.ts';

const IDS_A_STEP = 100_000;

/** Ids of included rows, ascending. Yields after each 100,000 rows looked at. */
export function idsOfRule(db: Database, rule: string): Steps<number[]> {
  if (rule === 'robots-blocked') return ids(db, `included = 1 AND ${ROBOTS_FLAG}`, []);
  const inNumber = 'issues IN (SELECT id FROM rule_set WHERE instr(rules, ?) > 0)';
  return ids(db, `included = 1 AND ${inNumber}`, [`,${rule},`]);
}

/** A row with the number of its set of rules. */
export interface FlaggedRow {
  readonly id: number;
  readonly issues: number;
}

/**
 * The included rows that any of the rules flags but by robots.txt, ascending, of 100,000 ids at a time. Rules that are taken away
 * meanwhile are asked for no more.
 */
export function* rowsOfRules(
  db: Database,
  rules: { readonly keys: () => Iterable<string> },
): Generator<readonly FlaggedRow[]> {
  const end = db.number('SELECT coalesce(max(id), 0) FROM url');
  for (let from = 0; from < end; from += IDS_A_STEP) {
    const wanted = Array.from(rules.keys(), (rule) => `,${rule},`);
    const any = wanted.map(() => 'instr(rules, ?) > 0').join(' OR ') || '0';
    const sql = `SELECT id, issues FROM url WHERE id > ? AND id <= ? AND deleted = 0 AND included = 1
      AND issues IN (SELECT id FROM rule_set WHERE ${any}) ORDER BY id`;
    const rows = db.all(sql, from, from + IDS_A_STEP, ...wanted);
    yield rows.map(([id, issues]) => ({ id: Number(id), issues: Number(issues) }));
  }
}

/** True where a row with at least this id has extensions and nothing else besides its address. */
export function hasBareExtensions(db: Database, from: number): boolean {
  const values = 'lastmod IS NULL AND changefreq IS NULL AND priority IS NULL AND ext IS NOT NULL';
  return db.get(`SELECT 1 FROM url WHERE id >= ? AND deleted = 0 AND ${values} LIMIT 1`, from) !== undefined;
}

/** Ids of rows that have a value in a column. */
export function idsWithValue(
  db: Database,
  column: 'loc' | 'lastmod' | 'changefreq' | 'priority' | 'included',
): Steps<number[]> {
  return ids(db, `${column} IS NOT NULL`, []);
}

function* ids(db: Database, where: string, values: readonly string[]): Steps<number[]> {
  const found: number[] = [];
  const end = db.number('SELECT coalesce(max(id), 0) FROM url');
  const sql = `SELECT id FROM url WHERE id > ? AND id <= ? AND deleted = 0 AND ${where} ORDER BY id`;
  for (let from = 0; from < end; from += IDS_A_STEP) {
    for (const [id] of db.all(sql, from, from + IDS_A_STEP, ...values)) found.push(Number(id));
    yield 0;
  }
  return found;
}

/** How many of these rows are left out by hand. Some milliseconds for 10,000. */
export function countExcluded(db: Database, ids: Uint32Array): number {
  let count = 0;
  for (let from = 0; from < ids.length; from += IDS_A_STEP) {
    const some = JSON.stringify(Array.from(ids.subarray(from, from + IDS_A_STEP)));
    count += db.number(EXCLUDED, some);
  }
  return count;
}

const EXCLUDED = `SELECT count(*) FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value
  WHERE included = 0 AND deleted = 0`;

/** Counts the rows of the export that one of the rules flags, and none of `without`. Yields as idsOfRule does. */
export function* countIncludedWith(
  db: Database,
  rules: readonly string[],
  without: readonly string[],
): Steps<number> {
  const any = (names: readonly string[]): string =>
    names.map(() => 'instr(rules, ?) > 0').join(' OR ') || '0';
  const listed = (names: readonly string[]): string[] => names.map((name) => `,${name},`);
  const numbers = (names: readonly string[]): number[] =>
    db.all(`SELECT id FROM rule_set WHERE ${any(names)}`, ...listed(names)).map(([id]) => Number(id));
  const stopped = new Set(numbers(without));
  const wanted = JSON.stringify(numbers(rules).filter((id) => !stopped.has(id)));
  const robots = rules.includes('robots-blocked')
    ? ` OR (${ROBOTS_FLAG} AND issues NOT IN (SELECT value FROM json_each(?)))`
    : '';
  const values = robots === '' ? [wanted] : [wanted, JSON.stringify([...stopped])];
  const end = db.number('SELECT coalesce(max(id), 0) FROM url');
  const sql = `SELECT count(*) FROM url WHERE id > ? AND id <= ? AND deleted = 0 AND included = 1
    AND (issues IN (SELECT value FROM json_each(?))${robots})`;
  let count = 0;
  for (let from = 0; from < end; from += IDS_A_STEP) {
    count += db.number(sql, from, from + IDS_A_STEP, ...values);
    yield 0;
  }
  return count;
}
