// Keeps the origin that most rows have, exactly, and counts anew only when a change could have altered it.
import { BATCH_ROWS } from '../../../shared/model/entry-batch.ts';
import type { Database } from './database.ts';
import { readMeta, writeMeta } from './settings.ts';

/** `lead` = how many rows the first origin has more than the second; the answer is exact while it stays above 0. */
interface Majority {
  readonly origin: string | null;
  readonly lead: number;
}

const KEY = 'site';
const START = /^https?:\/\/[^/?#\\]*/i;

/** The kept majority origin. */
export function readMajority(db: Database): string | null {
  return stored(db).origin;
}

/** Sets the origin as its owner knows it; the next change counts anew. */
export function writeMajority(db: Database, origin: string | null): void {
  writeMeta(db, KEY, { origin, lead: 0 } satisfies Majority);
}

/** To be called after at most `changed` rows came, went or got another loc. True where the origin changed. */
export function refreshMajority(db: Database, changed: number): boolean {
  const before = stored(db);
  // One row can leave the first origin and join the second.
  const lead = before.lead - 2 * changed;
  const after = lead > 0 ? { origin: before.origin, lead } : countMajority(db);
  if (after.origin !== before.origin || after.lead !== before.lead) writeMeta(db, KEY, after);
  return after.origin !== before.origin;
}

/** The origin of an absolute http(s) loc, or null. */
export function originOf(loc: string): string | null {
  const start = START.exec(loc)?.[0];
  return start !== undefined && URL.canParse(start) ? new URL(start).origin : null;
}

function stored(db: Database): Majority {
  return (readMeta(db, KEY) as Majority | undefined) ?? { origin: null, lead: 0 };
}

/** Of equally frequent origins the one that comes first in the order of the rows. */
function countMajority(db: Database): Majority {
  const byStart = new Map<string, number>();
  const sql = `SELECT id, loc FROM url WHERE id > ? AND deleted = 0 ORDER BY id LIMIT ${String(BATCH_ROWS)}`;
  for (let last = 0, rows; (rows = db.all(sql, last)).length > 0; last = Number(rows.at(-1)?.[0])) {
    for (const [, loc] of rows) {
      const start = START.exec(String(loc))?.[0];
      if (start !== undefined) byStart.set(start, (byStart.get(start) ?? 0) + 1);
    }
  }
  const byOrigin = new Map<string, number>();
  for (const [start, rows] of byStart) {
    const origin = originOf(start);
    if (origin !== null) byOrigin.set(origin, (byOrigin.get(origin) ?? 0) + rows);
  }
  const [first, second] = [...byOrigin].toSorted((a, b) => b[1] - a[1]);
  return { origin: first?.[0] ?? null, lead: (first?.[1] ?? 0) - (second?.[1] ?? 0) };
}
