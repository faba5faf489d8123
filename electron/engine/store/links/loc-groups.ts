// Reads the rows that share a loc hash: equal addresses, and such as may be one page. It judges none of them.
import { placeOf } from '../../../../shared/model/first-place.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Database } from '../file/database.ts';
import { SortedNumbers } from '../rows/sorted-numbers.ts';

/** The rows of one hash that are not deleted and have a loc, in ascending id order. */
export interface LocGroup {
  readonly ids: readonly number[];
  readonly locs: readonly string[];
  /** The numbers of their sets of rules. */
  readonly issues: readonly number[];
}

const HASHES_AT_ONCE = 2_000;

/** The groups of these hashes; hashes without rows have none. Memory: 2,000 groups. */
export function* readLocGroups(db: Database, hashes: readonly number[]): Generator<LocGroup> {
  for (let start = 0; start < hashes.length; start += HASHES_AT_ONCE) {
    const rows = db.all(
      `SELECT url.hash, url.id, loc, issues FROM json_each(?) AS wanted CROSS JOIN loc_hash ON loc_hash.hash = wanted.value
       CROSS JOIN url ON url.id = loc_hash.id
       WHERE deleted = 0 AND loc <> '' AND url.hash = loc_hash.hash ORDER BY url.hash, url.id`,
      JSON.stringify(hashes.slice(start, start + HASHES_AT_ONCE)),
    ) as unknown as GroupRow[];
    for (let from = 0, to; from < rows.length; from = to) {
      for (to = from + 1; to < rows.length && rows[to]?.[0] === rows[from]?.[0]; to++);
      const group = rows.slice(from, to);
      yield {
        ids: group.map((row) => row[1]),
        locs: group.map((row) => row[2]),
        issues: group.map((row) => row[3]),
      };
    }
  }
}

/** Rows of this hash that have no loc, with the numbers of their sets where they break any rule. */
export function flaggedWithoutLoc(db: Database, hash: number): (readonly [id: number, issues: number])[] {
  const rows = db.all(
    `SELECT url.id, issues FROM loc_hash CROSS JOIN url ON url.id = loc_hash.id
     WHERE loc_hash.hash = ? AND url.hash = loc_hash.hash AND loc = '' AND issues <> 0 AND deleted = 0`,
    hash,
  );
  return rows.map(([id, issues]) => [Number(id), Number(issues)] as const);
}

type GroupRow = readonly [hash: number, id: number, loc: string, issues: number];

/** Above all hashes. */
const HASH_END = 2 ** 53;

/**
 * Hashes that more than one row has or had, deleted rows included, in `parts` steps of about the same work: a group of
 * them may have one row, or none.
 */
export function* sharedHashes(db: Database, parts: number): Generator<readonly number[]> {
  for (let part = 0; part < parts; part++) {
    const from = Math.floor((HASH_END / parts) * part);
    const to = part + 1 === parts ? HASH_END : Math.floor((HASH_END / parts) * (part + 1));
    const rows = db.all(
      'SELECT hash FROM loc_hash WHERE hash >= ? AND hash < ? GROUP BY hash HAVING count(*) > 1',
      from,
      to,
    );
    yield rows.map(([hash]) => Number(hash));
  }
}

/** Rows that a change touched, as far as groups depend on them. */
export interface TouchedGroups {
  /** Hashes that rows had before, and those that were written instead. */
  readonly replaced: ArrayLike<number>;
  readonly written: ArrayLike<number>;
  /** The rows of these, ascending. */
  readonly rehashed: Uint32Array;
  /** Rows that came or went. */
  readonly moved: Uint32Array;
  /** Touched rows that are flagged as one of a group. */
  readonly flagged: ArrayLike<number>;
}

/**
 * The hashes whose groups a change can have altered: those that rows share now, that rows still have, or that flagged
 * rows have. Yields no rows.
 */
export function* touchedHashes(db: Database, touched: TouchedGroups): Steps<number[]> {
  const found = new Set<number>();
  // In the order of the table, neighbours are found on the same page.
  // The rows themselves may have left their pairs behind: what they have now is among the written.
  const left = yield* elsewhere(db, new SortedNumbers(touched.replaced).sorted, touched.rehashed);
  yield* askHashes(db, STILL_THERE, left, found);
  yield* askHashes(db, SHARED, new SortedNumbers(touched.written).sorted, found);
  yield* askRows(db, SHARED_OR_FLAGGED, touched.moved, found);
  yield* askRows(db, HASHES_OF, Uint32Array.from(touched.flagged), found);
  return [...found];
}

/** Those of the hashes that other rows than these have or had: ascending ids, each of which got another hash. */
function* elsewhere(db: Database, hashes: Float64Array, rehashed: Uint32Array): Steps<Float64Array> {
  const found = new Set<number>();
  for (let start = 0; start < hashes.length; start += HASHES_A_STATEMENT) {
    for (const [hash, id] of db.all(PAIRS, ...hashes.subarray(start, start + HASHES_A_STATEMENT)))
      if (rehashed[placeOf(rehashed, Number(id))] !== id) found.add(Number(hash));
    if (start % HASHES_AT_ONCE === 0) yield 0;
  }
  return Float64Array.from(found);
}

/** As values of a statement: a list in JSON takes half as long again. */
function* askHashes(db: Database, sql: string, hashes: Float64Array, found: Set<number>): Steps<void> {
  for (let start = 0; start < hashes.length; start += HASHES_A_STATEMENT) {
    // Places that are left over hold NULL, which equals nothing.
    const wanted = hashes.subarray(start, start + HASHES_A_STATEMENT);
    for (const [hash] of db.all(sql, ...wanted)) found.add(Number(hash));
    if (start % HASHES_AT_ONCE === 0) yield 0;
  }
}

function* askRows(db: Database, sql: string, ids: Uint32Array, found: Set<number>): Steps<void> {
  for (let start = 0; start < ids.length; start += HASHES_AT_ONCE) {
    const json = JSON.stringify(Array.from(ids.subarray(start, start + HASHES_AT_ONCE)));
    for (const [hash] of db.all(sql, json)) found.add(Number(hash));
    yield 0;
  }
}

const HASHES_A_STATEMENT = 100;
const VALUES = `WITH wanted(hash) AS (VALUES ${new Array<string>(HASHES_A_STATEMENT).fill('(?)').join()})`;
const WANTED = `${VALUES} SELECT hash FROM wanted`;
const PAIRS = `${VALUES} SELECT wanted.hash, id FROM wanted CROSS JOIN loc_hash ON loc_hash.hash = wanted.hash`;

/** Rows of a hash; the rows themselves are looked at only for the pairs that there are. */
const ROWS_OF = `SELECT 1 FROM loc_hash CROSS JOIN url ON url.id = loc_hash.id
  WHERE loc_hash.hash = wanted.hash AND url.hash = wanted.hash LIMIT 1`;
const STILL_THERE = `${WANTED} WHERE EXISTS (${ROWS_OF})`;
/** Most hashes have one pair, so that no row is looked at. */
const SHARED = `${WANTED} WHERE EXISTS (SELECT 1 FROM loc_hash WHERE hash = wanted.hash LIMIT 1 OFFSET 1)
  AND EXISTS (${ROWS_OF} OFFSET 1)`;

const SHARED_OR_FLAGGED = `SELECT DISTINCT hash FROM json_each(?1) AS wanted CROSS JOIN url ON url.id = wanted.value
  WHERE issues <> 0 OR EXISTS (SELECT 1 FROM loc_hash AS twin WHERE twin.hash = url.hash AND twin.id <> url.id)`;
const HASHES_OF = 'SELECT DISTINCT hash FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value';

/** The loc hashes of rows, deleted or not; meant for some thousands. */
export function hashesOf(db: Database, ids: ArrayLike<number>): number[] {
  return db.all(HASHES_OF, JSON.stringify(Array.from(ids))).map(([hash]) => Number(hash));
}

/** Rows with a loc that row ?1 has, too. A row without a loc repeats none. */
const OF_SAME_LOC = `FROM url AS mine CROSS JOIN loc_hash ON loc_hash.hash = mine.hash
  CROSS JOIN url AS other ON other.id = loc_hash.id
  WHERE mine.id = ?1 AND other.deleted = 0 AND other.loc = mine.loc AND mine.loc <> ''`;

/** The first row with this row's loc; null where that is the row itself. */
export function firstOfLoc(db: Database, id: number): number | null {
  const row = db.get(`SELECT other.id ${OF_SAME_LOC} AND other.id < ?1 ORDER BY other.id LIMIT 1`, id);
  return row ? Number(row[0]) : null;
}

/** The first rows behind this one with its loc, ascending. */
export function laterOfLoc(db: Database, id: number, most: number): number[] {
  const sql = `SELECT other.id ${OF_SAME_LOC} AND other.id > ?1 ORDER BY other.id LIMIT ?2`;
  return db.all(sql, id, most).map(([later]) => Number(later));
}

/** The rows that have any of these loc hashes, ascending; meant for some thousands. */
export function idsOfHashes(db: Database, hashes: readonly number[]): number[] {
  const sql = `SELECT DISTINCT url.id FROM json_each(?) AS wanted CROSS JOIN loc_hash ON loc_hash.hash = wanted.value
    CROSS JOIN url ON url.id = loc_hash.id WHERE deleted = 0 AND url.hash = loc_hash.hash ORDER BY url.id`;
  return db.all(sql, JSON.stringify(hashes)).map(([id]) => Number(id));
}
