// Keeps the origin that most rows have, exactly, and counts anew only when a change could have altered it.
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import { finish, type Steps } from '../../../../shared/model/steps.ts';
import type { Database } from '../file/database.ts';
import { readMeta, writeMeta } from '../file/settings.ts';

/** `lead` = how many rows the first origin has more than the second; the answer is exact while it stays above 0. */
interface Majority {
  readonly origin: string | null;
  readonly lead: number;
}

const KEY = 'site';
/** Behind the slashes of "https://"; a slash from here on ends an origin, or stands behind its end. */
const BEHIND_SCHEME = 8;
const START = /^https?:\/\/[^/?#\\]*/i;

/** The kept majority origin. */
export function readMajority(db: Database): string | null {
  return stored(db).origin;
}

/** Sets the origin as its owner knows it; the next change counts anew. */
export function writeMajority(db: Database, origin: string | null): void {
  writeMeta(db, KEY, { origin, lead: 0 } satisfies Majority);
}

/** Takes another state of what is kept here, as this gave it before, or none; gives the present one. */
export function exchangeMajority(db: Database, other: string | null): string {
  const before = JSON.stringify(stored(db));
  if (other !== null && other !== before) writeMeta(db, KEY, JSON.parse(other));
  return before;
}

/** To be called after at most `changed` rows came, went or got another loc. True where the origin changed. */
export function refreshMajority(db: Database, changed: number): boolean {
  return finish(refreshMajoritySteps(db, changed));
}

/** Rows from an id on that are new and counted already. */
interface AddedRows {
  readonly from: number;
  readonly counts: OriginCounts;
}

/** As refreshMajority, in steps, and without reading what was `added`. */
export function* refreshMajoritySteps(db: Database, changed: number, added?: AddedRows): Steps<boolean> {
  const before = stored(db);
  // One row can leave the first origin and join the second.
  const lead = before.lead - 2 * changed;
  const after = lead > 0 ? { origin: before.origin, lead } : yield* countMajority(db, added);
  if (after.origin !== before.origin || after.lead !== before.lead) writeMeta(db, KEY, after);
  return after.origin !== before.origin;
}

/** Sets the origin that a count of all rows found. */
export function settleMajority(db: Database, counts: OriginCounts): void {
  const before = stored(db);
  const after = counts.majority();
  if (after.origin !== before.origin || after.lead !== before.lead) writeMeta(db, KEY, after);
}

/** The origin of an absolute http(s) loc, or null. */
export function originOf(loc: string): string | null {
  const start = START.exec(loc)?.[0];
  return start !== undefined && URL.canParse(start) ? new URL(start).origin : null;
}

/** True where two locs surely begin with the same origin, or none. */
export function haveSameOrigin(a: string, b: string): boolean {
  // Mostly all is the same up to the path.
  const slash = a.indexOf('/', BEHIND_SCHEME);
  if (slash > 0 && b.startsWith(a.slice(0, slash + 1))) return true;
  const start = START.exec(a)?.[0];
  if (start === undefined) return START.exec(b) === null;
  return b.startsWith(start) && isStartEnd(b.charCodeAt(start.length));
}

function stored(db: Database): Majority {
  return (readMeta(db, KEY) as Majority | undefined) ?? { origin: null, lead: 0 };
}

/** Counts rows by how their loc begins, in the order of the rows. */
export class OriginCounts {
  readonly #byStart = new Map<string, number>();
  #start = '';
  #rows = 0;

  /** Counts one row, or neighbours that begin alike. */
  add(loc: string, rows = 1): void {
    // Neighbours mostly begin alike.
    if (this.#start !== '' && loc.startsWith(this.#start) && isStartEnd(loc.charCodeAt(this.#start.length))) {
      this.#rows += rows;
      return;
    }
    const start = START.exec(loc)?.[0];
    if (start === undefined) return;
    this.#note();
    this.#start = start;
    this.#rows = rows;
  }

  /** Counts what other rows that come after these have. */
  addAll(later: OriginCounts): void {
    this.#note();
    for (const [start, rows] of later.starts())
      this.#byStart.set(start, (this.#byStart.get(start) ?? 0) + rows);
  }

  /** What was counted, in the order of the rows. */
  starts(): ReadonlyMap<string, number> {
    this.#note();
    return this.#byStart;
  }

  /** Of equally frequent origins the one that comes first in the order of the rows. */
  majority(): Majority {
    this.#note();
    const byOrigin = new Map<string, number>();
    for (const [start, rows] of this.#byStart) {
      const origin = originOf(start);
      if (origin !== null) byOrigin.set(origin, (byOrigin.get(origin) ?? 0) + rows);
    }
    const [first, second] = [...byOrigin].toSorted((a, b) => b[1] - a[1]);
    return { origin: first?.[0] ?? null, lead: (first?.[1] ?? 0) - (second?.[1] ?? 0) };
  }

  #note(): void {
    if (this.#rows > 0) this.#byStart.set(this.#start, (this.#byStart.get(this.#start) ?? 0) + this.#rows);
    this.#rows = 0;
  }
}

/** True where START ends before a character with this code, or at the end (NaN). */
function isStartEnd(code: number): boolean {
  return code === 0x2f || code === 0x3f || code === 0x23 || code === 0x5c || Number.isNaN(code);
}

function* countMajority(db: Database, added?: AddedRows): Steps<Majority> {
  const counts = new OriginCounts();
  const sql = `SELECT id, loc FROM url WHERE id > ? AND id < ? AND deleted = 0 ORDER BY id LIMIT ${String(BATCH_ROWS)}`;
  const end = added?.from ?? Number.MAX_SAFE_INTEGER;
  for (let last = 0, rows; (rows = db.all(sql, last, end)).length > 0; last = Number(rows.at(-1)?.[0])) {
    for (const row of rows) counts.add(String(row[1]));
    yield rows.length;
  }
  if (added) counts.addAll(added.counts);
  return counts.majority();
}
