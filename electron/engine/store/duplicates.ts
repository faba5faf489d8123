// Finds rows whose loc a row with a smaller id already has. An equal hash is only a hint: the text decides.
// An empty loc is missing, not a duplicate.
import { BATCH_ROWS } from '../../../shared/model/entry-batch.ts';
import { RULE_IDS } from '../../../shared/model/rule.ts';
import type { Steps } from '../../../shared/model/steps.ts';
import type { Database, SqlRow } from './database.ts';
import { LocIndex } from './loc-index.ts';

/** The flag of the rule "loc-duplicate". */
export const DUPLICATE_FLAG = 1 << RULE_IDS.indexOf('loc-duplicate');

const HASHES_AT_ONCE = 2_000;

/** Sets or clears flags of rows; the store's own way to do it. */
type SetIssues = (ids: readonly number[], issues: readonly number[]) => void;

/** Sees rows in ascending id order and tells which repeat an earlier loc. Memory: about 32 bytes a different loc. */
export class DuplicateFinder {
  readonly #db: Database;
  readonly #index: LocIndex;

  constructor(db: Database, expected: number) {
    this.#db = db;
    this.#index = new LocIndex(expected);
  }

  /** Remembers the rows that are stored already, by hash alone. */
  addStored(): void {
    for (const { ids, hashes } of storedHashes(this.#db)) {
      for (let i = 0; i < ids.length; i++) this.#index.add(hashes[i] ?? 0, ids[i] ?? 0);
    }
  }

  /** Which of these rows repeat a loc. Texts that are not at hand (`locs` null) are read where hashes meet. */
  mark(ids: readonly number[], hashes: readonly number[], locs: readonly string[] | null): boolean[] {
    const texts = this.#textsOfHits(ids, hashes, locs);
    const result = new Array<boolean>(ids.length).fill(false);
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] ?? 0;
      const hash = hashes[i] ?? 0;
      const text = locs ? locs[i] : texts.get(id);
      let repeated = false;
      for (let slot = this.#index.find(hash); slot >= 0 && !repeated; slot = this.#index.next(hash, slot)) {
        repeated = texts.get(this.#index.idAt(slot)) === text;
      }
      result[i] = repeated && text !== '';
      if (!repeated) {
        this.#index.add(hash, id);
        if (locs) texts.set(id, locs[i] ?? '');
      }
    }
    return result;
  }

  /** The texts of all rows that a row of the batch must be compared with. */
  #textsOfHits(
    ids: readonly number[],
    hashes: readonly number[],
    locs: readonly string[] | null,
  ): Map<number, string> {
    const wanted = new Set<number>();
    const seen = new Map<number, number>();
    for (let i = 0; i < ids.length; i++) {
      const hash = hashes[i] ?? 0;
      let met = false;
      for (let slot = this.#index.find(hash); slot >= 0; slot = this.#index.next(hash, slot)) {
        wanted.add(this.#index.idAt(slot));
        met = true;
      }
      if (locs) continue;
      const twin = seen.get(hash);
      if (twin === undefined) seen.set(hash, ids[i] ?? 0);
      else wanted.add(twin);
      if (met || twin !== undefined) wanted.add(ids[i] ?? 0);
    }
    return readLocs(this.#db, wanted);
  }
}

/** Brings the duplicate flag of every row up to date. About a second a million rows; yields the rows. */
export function* refreshAllDuplicates(db: Database, rows: number, setIssues: SetIssues): Steps<void> {
  const finder = new DuplicateFinder(db, rows);
  for (const { ids, hashes, issues } of storedHashes(db)) {
    writeFlags(ids, finder.mark(ids, hashes, null), issues, setIssues);
    yield ids.length;
  }
}

/**
 * Brings the duplicate flag up to date after a change: of rows with a hash of `ids` as they are now, and of rows that
 * have one of the `replaced` hashes still. Looks only at rows that share a hash or are flagged. Yields the ids.
 */
export function* refreshTouchedDuplicates(
  db: Database,
  { ids, replaced }: { readonly ids: Uint32Array; readonly replaced: readonly number[] },
  setIssues: SetIssues,
): Steps<void> {
  for (let start = 0; start < replaced.length; start += HASHES_AT_ONCE) {
    const json = JSON.stringify(replaced.slice(start, start + HASHES_AT_ONCE));
    refreshDuplicates(db, db.all(STILL_THERE, json), setIssues);
    yield 0;
  }
  for (let start = 0; start < ids.length; start += HASHES_AT_ONCE) {
    const part = ids.subarray(start, start + HASHES_AT_ONCE);
    const json = JSON.stringify(Array.from(part));
    refreshDuplicates(db, db.all(SHARED_OR_FLAGGED, json, BigInt(DUPLICATE_FLAG)), setIssues);
    yield part.length;
  }
}

/** Answered by the index alone: after most changes none of the old addresses is left. */
const STILL_THERE = `SELECT DISTINCT value FROM json_each(?) AS old
  WHERE EXISTS (SELECT 1 FROM url WHERE hash = old.value)`;

const SHARED_OR_FLAGGED = `SELECT DISTINCT hash FROM json_each(?1) AS wanted CROSS JOIN url ON url.id = wanted.value
  WHERE issues & ?2 <> 0 OR EXISTS (SELECT 1 FROM url AS twin WHERE twin.hash = url.hash AND twin.id <> url.id)`;

function refreshDuplicates(db: Database, hashes: readonly SqlRow[], setIssues: SetIssues): void {
  if (hashes.length === 0) return;
  const rows = db.all(
    `SELECT id, loc, issues FROM url WHERE hash IN (SELECT value FROM json_each(?)) AND deleted = 0 ORDER BY id`,
    JSON.stringify(hashes.map(([hash]) => hash)),
  ) as unknown as (readonly [number, string, number])[];
  const seen = new Set<string>(['']);
  const repeated = rows.map(([, loc]) => loc !== '' && seen.size === seen.add(loc).size);
  writeFlags(
    rows.map(([id]) => id),
    repeated,
    rows.map(([, , issues]) => issues),
    setIssues,
  );
}

/** Where a loc stands first, or null: its source and line. */
export function firstPlaceOf(db: Database, id: number): { source: number; line: number } | null {
  const row = db.get(
    `SELECT first.source, first.line FROM url AS twin JOIN url AS first ON first.hash = twin.hash
     WHERE twin.id = ? AND first.id < twin.id AND first.deleted = 0 AND first.loc = twin.loc ORDER BY first.id LIMIT 1`,
    id,
  );
  return row ? { source: Number(row[0]), line: Number(row[1]) } : null;
}

function writeFlags(
  ids: readonly number[],
  repeated: readonly boolean[],
  issues: readonly number[],
  setIssues: SetIssues,
): void {
  const changedIds: number[] = [];
  const changedIssues: number[] = [];
  for (let i = 0; i < ids.length; i++) {
    const before = issues[i] ?? 0;
    const after = repeated[i] ? before | DUPLICATE_FLAG : before & ~DUPLICATE_FLAG;
    if (before === after) continue;
    changedIds.push(ids[i] ?? 0);
    changedIssues.push(after);
  }
  if (changedIds.length > 0) setIssues(changedIds, changedIssues);
}

interface StoredHashes {
  readonly ids: readonly number[];
  readonly hashes: readonly number[];
  readonly issues: readonly number[];
}

function* storedHashes(db: Database): Generator<StoredHashes> {
  const sql = `SELECT id, hash, issues FROM url WHERE id > ? AND deleted = 0 ORDER BY id LIMIT ${String(BATCH_ROWS)}`;
  for (let last = 0; ;) {
    const rows = db.all(sql, last) as unknown as (readonly [number, number, number])[];
    if (rows.length > 0) {
      yield { ids: rows.map((r) => r[0]), hashes: rows.map((r) => r[1]), issues: rows.map((r) => r[2]) };
    }
    if (rows.length < BATCH_ROWS) return;
    last = rows.at(-1)?.[0] ?? 0;
  }
}

function readLocs(db: Database, ids: ReadonlySet<number>): Map<number, string> {
  if (ids.size === 0) return new Map();
  const rows = db.all(
    'SELECT url.id, loc FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value',
    JSON.stringify([...ids]),
  );
  return new Map(rows.map(([id, loc]) => [Number(id), String(loc)]));
}
