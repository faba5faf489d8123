// What language versions need of the stored rows: rows that have some, rows by their loc, and which links are open.
// It parses no fragment and judges no link.
import { hashLoc } from '../../rows/hash-loc.ts';
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import type { Database, SqlRow } from '../file/database.ts';
import type { NumberSet } from '../rows/sorted-numbers.ts';

/** A row with language versions. */
export interface LinkRow {
  readonly id: number;
  readonly loc: string;
  readonly ext: string;
  readonly issues: number;
  readonly included: boolean;
}

const ROWS_AT_ONCE = 500;

type LinkColumns = readonly [id: number, loc: string, ext: string | null, issues: number, included: number];

/** Ids of all rows with language versions, ascending, ≤ 5,000 at a time. */
export function* readLinkIds(db: Database): Generator<number[]> {
  const sql = `SELECT id FROM url INDEXED BY url_alternates
    WHERE alternates > 0 AND id > ? ORDER BY id LIMIT ${String(BATCH_ROWS)}`;
  for (let last = 0; ;) {
    const ids = db.all(sql, last).map(([id]) => Number(id));
    if (ids.length > 0) yield ids;
    if (ids.length < BATCH_ROWS) return;
    last = ids.at(-1) ?? 0;
  }
}

/** Included rows with language versions, ascending, ≤ 500 at a time. Rows may change between. */
export function* readIncludedLinkRows(db: Database): Generator<LinkRow[]> {
  const sql = `SELECT id, loc, ext, issues, included FROM url INDEXED BY url_alternates
    WHERE alternates > 0 AND id > ? AND deleted = 0 AND included = 1 ORDER BY id LIMIT ${String(ROWS_AT_ONCE)}`;
  for (let last = 0; ;) {
    const rows = db.all(sql, last) as unknown as LinkColumns[];
    if (rows.length > 0) yield rows.map(toLinkRow);
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1)?.[0] ?? 0;
  }
}

/** Ids of included rows with language versions whose loc holds the text, whatever its case, in slices. */
export function* searchLinkRows(db: Database, text: string): Generator<number[]> {
  const sql = String.raw`SELECT id FROM url INDEXED BY url_alternates WHERE alternates > 0 AND id > ? AND id <= ?
    AND deleted = 0 AND included = 1 AND loc LIKE ? ESCAPE '\' ORDER BY id`;
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const end = db.number('SELECT max(id) FROM url');
  for (let from = 0; from < end; from += SEARCHED_ROWS) {
    yield db.all(sql, from, from + SEARCHED_ROWS, pattern).map(([id]) => Number(id));
  }
}

const SEARCHED_ROWS = 20_000;

/** True where any row has language versions or had some that are still open. */
export function hasLinks(db: Database): boolean {
  return (
    db.get('SELECT 1 FROM url INDEXED BY url_alternates WHERE alternates > 0 LIMIT 1') !== undefined ||
    db.get('SELECT 1 FROM open_link LIMIT 1') !== undefined
  );
}

/** How many rows have language versions; the index alone answers it. */
export function countLinkRows(db: Database): number {
  return db.number('SELECT count(*) FROM url INDEXED BY url_alternates WHERE alternates > 0');
}

/** The rows with these ids, without those that are gone; only those without language versions where that is asked. */
export function linkRowsById(db: Database, ids: readonly number[], withoutVersions = false): LinkRow[] {
  const rows = db.all(
    `SELECT url.id, loc, ext, issues, included FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value
     WHERE deleted = 0 ${withoutVersions ? 'AND alternates = 0' : ''} ORDER BY url.id`,
    JSON.stringify(ids),
  );
  return (rows as unknown as LinkColumns[]).map(toLinkRow);
}

/** The first row of each of these locs; locs that no row has are not in it. */
export function findTargets(db: Database, locs: ReadonlySet<string>): Map<string, LinkRow> {
  const found = new Map<string, LinkRow>();
  if (locs.size === 0) return found;
  const rows = db.all(
    `SELECT url.id, loc, ext, issues, included FROM json_each(?) AS wanted
     CROSS JOIN loc_hash ON loc_hash.hash = wanted.value CROSS JOIN url ON url.id = loc_hash.id
     WHERE deleted = 0 ORDER BY url.id`,
    JSON.stringify([...new Set(Array.from(locs, hashLoc))]),
  ) as unknown as LinkColumns[];
  for (const row of rows) if (locs.has(row[1]) && !found.has(row[1])) found.set(row[1], toLinkRow(row));
  return found;
}

/** A row with the locs that it links to and that don't link back. */
export interface OpenLinks {
  readonly id: number;
  readonly open: readonly string[];
}

/** Ids from above `after` up to `to`, without some. */
export interface OpenRange {
  readonly after: number;
  readonly to: number;
  readonly except?: (id: number) => boolean;
}

/** Open links that are remembered no more, and others that are now. */
export interface LinkDifference {
  readonly gone: readonly (readonly [target: number, row: number])[];
  readonly came: readonly (readonly [target: number, row: number])[];
}

/**
 * Remembers the open links of rows in place of what was remembered of them; of all rows of a range
 * where one is given. Writes only what differs, and gives that.
 */
export function setOpenLinks(
  db: Database,
  links: readonly OpenLinks[],
  range: OpenRange | null = null,
): LinkDifference {
  const difference = openLinkDifference(db, links, range);
  changeOpenLinks(db, difference);
  return difference;
}

/** What setOpenLinks would write. */
export function openLinkDifference(
  db: Database,
  links: readonly OpenLinks[],
  range: OpenRange | null = null,
): LinkDifference {
  const known = new Map<number, Set<number>>();
  const rows = range
    ? db.all('SELECT row, target FROM open_link WHERE row > ? AND row <= ?', range.after, range.to)
    : db.all(
        'SELECT row, target FROM json_each(?) AS wanted CROSS JOIN open_link ON open_link.row = wanted.value',
        JSON.stringify(links.map(({ id }) => id)),
      );
  for (const [row, target] of rows) {
    if (range?.except?.(Number(row)) === true) continue;
    const targets = known.get(Number(row));
    if (targets) targets.add(Number(target));
    else known.set(Number(row), new Set([Number(target)]));
  }
  const came: [target: number, row: number][] = [];
  const gone: [target: number, row: number][] = [];
  for (const { id, open } of links) {
    const wanted = new Set(open.map(hashLoc));
    const targets = known.get(id);
    known.delete(id);
    for (const target of wanted) if (targets?.has(target) !== true) came.push([target, id]);
    for (const target of targets ?? []) if (!wanted.has(target)) gone.push([target, id]);
  }
  for (const [id, targets] of known) for (const target of targets) gone.push([target, id]);
  return { gone, came };
}

/** Forgets and remembers open links. */
export function changeOpenLinks(db: Database, { gone, came }: LinkDifference): void {
  db.runEach('DELETE FROM open_link WHERE target = ? AND row = ?', gone.length, (i) => gone[i] ?? []);
  db.runEach('INSERT OR IGNORE INTO open_link(target, row) VALUES (?, ?)', came.length, (i) => came[i] ?? []);
}

/** Ids of rows with an open link to one of these loc hashes. */
export function openLinksTo(db: Database, hashes: NumberSet): number[] {
  if (hashes.size === 0) return [];
  if (isFew(hashes.size, () => db.number('SELECT count(*) FROM open_link'))) {
    return numbers(
      db,
      'SELECT DISTINCT row FROM json_each(?) AS wanted CROSS JOIN open_link ON open_link.target = wanted.value',
      [...hashes],
    );
  }
  const found = new Set<number>();
  const sql = `SELECT target, row FROM open_link WHERE (target, row) > (?, ?) ORDER BY target, row LIMIT ${String(BATCH_ROWS)}`;
  for (
    let last: SqlRow = [-1, -1], links;
    (links = db.all(sql, ...last)).length > 0;
    last = links.at(-1) ?? last
  ) {
    for (const [target, row] of links) if (hashes.has(Number(target))) found.add(Number(row));
  }
  return [...found];
}

/** The rows with language versions, deleted ones included: asked for by many ids or hashes they are read once. */
export class LinkRows {
  readonly #db: Database;
  #all: { readonly ids: Uint32Array; readonly hashes: Float64Array } | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Ids of those that are among these ascending ids or have one of these loc hashes. */
  among(ids: Uint32Array, hashes: NumberSet): number[] {
    const asked = ids.length + hashes.size;
    // To look one up takes as long as to go over dozens that are at hand.
    const few = this.#all
      ? asked * LOOK_UP_ROWS < this.#all.ids.length
      : isFew(asked, () => countLinkRows(this.#db));
    if (few) {
      return [
        ...numbers(
          this.#db,
          'SELECT url.id FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value WHERE alternates > 0',
          Array.from(ids),
        ),
        ...numbers(
          this.#db,
          `SELECT url.id FROM json_each(?) AS wanted CROSS JOIN loc_hash ON loc_hash.hash = wanted.value
           CROSS JOIN url ON url.id = loc_hash.id WHERE alternates > 0 AND url.hash = loc_hash.hash`,
          [...hashes],
        ),
      ];
    }
    // They are fewer than what is asked for.
    const all = (this.#all ??= this.#read());
    const found: number[] = [];
    let at = 0;
    all.ids.forEach((id, i) => {
      while (at < ids.length && (ids[at] ?? 0) < id) at++;
      if (ids[at] === id || hashes.has(all.hashes[i] ?? 0)) found.push(id);
    });
    return found;
  }

  /** Memory: 12 bytes a row. */
  #read(): { readonly ids: Uint32Array; readonly hashes: Float64Array } {
    const count = countLinkRows(this.#db);
    const ids = new Uint32Array(count);
    const hashes = new Float64Array(count);
    const sql = `SELECT id, hash FROM url INDEXED BY url_alternates WHERE alternates > 0 AND id > ? ORDER BY id LIMIT ${String(BATCH_ROWS)}`;
    for (let at = 0, last = 0; at < count; last = ids[at - 1] ?? 0) {
      for (const [id, hash] of this.#db.all(sql, last)) {
        ids[at] = Number(id);
        hashes[at++] = Number(hash);
      }
    }
    return { ids, hashes };
  }
}

/** So many rows that were read are passed over in the time of looking one up in the file. */
const LOOK_UP_ROWS = 32;

/** To count millions takes as long as to ask for thousands. */
const SURELY_FEW = 2_000;

/** True where asking for so many one by one is cheaper than going over all there are. */
function isFew(asked: number, all: () => number): boolean {
  return asked <= SURELY_FEW || asked < all();
}

/** The fragments of rows with these ids, deleted ones included. */
export function extsOf(db: Database, ids: readonly number[]): string[] {
  const rows = db.all(
    'SELECT ext FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value',
    JSON.stringify(ids),
  );
  return rows.flatMap(([ext]) => (typeof ext === 'string' ? [ext] : []));
}

function numbers(db: Database, sql: string, wanted: readonly number[]): number[] {
  return wanted.length === 0 ? [] : db.all(sql, JSON.stringify(wanted)).map(([n]) => Number(n));
}

function toLinkRow(row: LinkColumns): LinkRow {
  return { id: row[0], loc: row[1], ext: row[2] ?? '', issues: row[3], included: row[4] === 1 };
}
