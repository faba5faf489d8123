// The rows of the side that is read first, for what of the other side is read with them at hand; and what is the same, taken
// out of both. It reads no file.
import {
  HASH_COLUMNS,
  joinDigestParts,
  joinKeys,
  rowsAt,
  type DigestPart,
  type Keys,
} from '../digest/digest-columns.ts';
import { KnownRows, TakenRows } from '../digest/known-rows.ts';
import { runStepwise } from '../../../jobs/run-steps.ts';
import type { DigestedFile, FoundRows } from '../digest/digest-file.ts';
import type { WalkedFile, WalkedSet } from './walk-tools.ts';

interface SettledSets {
  readonly sets: readonly [WalkedSet, WalkedSet];
  /** The rows that both have, which neither has among those to be compared any more. */
  readonly both: Keys;
}

export class FirstSide {
  /** False where it is a project, which is no side for files to wait for. */
  readonly isSet: boolean;
  readonly #signal: AbortSignal;
  readonly #read = Promise.withResolvers<WalkedSet | null>();
  readonly #leftOut = new Set<string>();
  /** Where the rows of a file begin among the known ones. */
  readonly #firsts = new Map<DigestedFile, number>();
  #known: Promise<KnownRows | null> | null = null;

  constructor(isSet: boolean, signal: AbortSignal) {
    this.isSet = isSet;
    this.#signal = signal;
  }

  /** To be called in any case; null = it could not be read. */
  end(set: WalkedSet | null): void {
    this.#read.resolve(set);
  }

  /** The other side has a file with these bytes, too: its rows need no looking for. To be called before known(). */
  leaveOut(sha256: string | null): void {
    if (sha256 !== null) this.#leftOut.add(sha256);
  }

  /** True where the rows of a file of this side have gone into the table, so that it can't stand for another one. */
  hasTaken(file: DigestedFile): boolean {
    return this.#firsts.has(file);
  }

  /** Its rows as soon as all were read; null where there are none to look for. */
  async known(): Promise<KnownRows | null> {
    this.#known ??= this.#make();
    return this.#known;
  }

  /** Takes what files of the other side found out of both sides, in their order. */
  async settle(before: WalkedSet, after: WalkedSet): Promise<SettledSets | null> {
    const known = await this.#known;
    if (!known) return null;
    const taken = new TakenRows(known);
    const files = after.files.map((file) => ({ ...file, digested: settled(file.digested, taken, known) }));
    const both: Keys[] = [];
    const left = before.files.map((file) => {
      const first = this.#firsts.get(file.digested);
      if (first === undefined) return file;
      const parts = partsOf(file.digested.rows, first, taken, known);
      both.push(parts.taken);
      const kept = parts.taken.count === 0 ? file.digested.kept : null;
      return { ...file, digested: { ...file.digested, rows: parts.left, kept } };
    });
    return {
      sets: [
        { ...before, files: left },
        { ...after, files },
      ],
      both: joinKeys(both),
    };
  }

  async #make(): Promise<KnownRows | null> {
    const set = await this.#read.promise;
    if (!set) return null;
    const files = this.#filesOf(set);
    const known = await runStepwise(KnownRows.of(files.map(({ digested }) => digested.rows)), this.#signal);
    this.#letGo(files);
    return known;
  }

  /** Lets go of the files' own hashes, as the table has them. */
  #letGo(files: readonly WalkedFile[]): void {
    let first = 0;
    for (const { digested } of files) {
      this.#firsts.set(digested, first);
      first += digested.rows.count;
      for (const name of HASH_COLUMNS) digested.rows[name] = new Uint32Array();
    }
  }

  /** Without those whose bytes are there twice, on one side or on both: they are dealt with as files. */
  #filesOf({ files }: WalkedSet): WalkedFile[] {
    const times = new Map<DigestedFile, number>();
    for (const { digested } of files) times.set(digested, (times.get(digested) ?? 0) + 1);
    return files.filter(
      ({ digested, sha256 }) => times.get(digested) === 1 && !this.#leftOut.has(sha256 ?? ''),
    );
  }
}

/** The rows of a file of the first side that were taken, and the others. */
function partsOf(
  { count, where }: DigestPart,
  first: number,
  taken: TakenRows,
  known: KnownRows,
): { readonly taken: Keys; readonly left: DigestPart } {
  const rows = new Uint32Array(count).map((_, i) => first + i);
  const some = rows.filter((row) => taken.isTaken(row));
  const others = rows.filter((row) => !taken.isTaken(row));
  return {
    taken: {
      count: some.length,
      keyLow: known.column('keyLow', some),
      keyHigh: known.column('keyHigh', some),
    },
    left: digestsAt(
      known,
      others,
      others.map((row) => where[row - first] ?? 0),
    ),
  };
}

/** Known rows as digests, which stand at other places. */
function digestsAt(known: KnownRows, rows: Uint32Array, where: Uint32Array): DigestPart {
  return {
    count: rows.length,
    keyLow: known.column('keyLow', rows),
    keyHigh: known.column('keyHigh', rows),
    contentLow: known.column('contentLow', rows),
    contentHigh: known.column('contentHigh', rows),
    where,
  };
}

/** Without the rows that were there to be taken. */
function settled(file: DigestedFile, taken: TakenRows, known: KnownRows): DigestedFile {
  const { found, rows } = file;
  if (!found) return file;
  const late: number[] = [];
  for (const [row, place] of found.known.entries()) {
    if (place > 0 && !taken.take(place - 1)) late.push(row);
  }
  return late.length === 0 ? file : { ...file, rows: withLate(rows, late, found, known), kept: null };
}

/** The rows that are not known, and those that were not to be taken any more, in their order. */
function withLate(
  rows: DigestPart,
  late: readonly number[],
  { known: places, where }: FoundRows,
  known: KnownRows,
): DigestPart {
  const missed = Uint32Array.from(late, (row) => (places[row] ?? 0) - 1);
  const more = digestsAt(
    known,
    missed,
    Uint32Array.from(late, (row) => where[row] ?? 0),
  );
  const [both = rows] = joinDigestParts([[{ ...rows }, more]]);
  // Places in a file are told in their order.
  const order = new Uint32Array(both.count).map((_, i) => i);
  order.sort((a, b) => (both.where[a] ?? 0) - (both.where[b] ?? 0));
  return rowsAt(both, order);
}
