// One side of a comparison, ready to be joined: digests of all its rows, and a way to read some of them again.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ALL_COMPARED_FIELDS, type CompareSide } from '../../../../shared/model/comparison.ts';
import { BATCH_ROWS, isExcluded, type NormalBatch } from '../../../../shared/model/entry-batch.ts';
import { DigestColumns, joinDigestParts, type Digests } from '../../compare/digest-columns.ts';
import type { RowHasher } from '../../compare/hash-row.ts';
import { HeldFields } from '../../compare/held-fields.ts';
import type { ComparedRow } from '../../store/comparison-table.ts';
import type { ProjectStore } from '../../store/project-store.ts';
import type { DigestPool } from './digest-pool.ts';
import { readAhead } from './read-ahead.ts';
import type { WalkedFile, WalkedSet } from './walk-set.ts';
import { comparableRow } from './written-row.ts';

export interface ReadSide {
  readonly side: CompareSide;
  readonly name: string;
  /** All rows. */
  readonly count: number;
  /** The rows that have to be compared, then those of files that the other side has too. */
  readonly all: Digests;
  /** How many of them have to be compared. */
  readonly own: number;
  /** What those rows can hold. */
  readonly held: HeldFields;
  /** The files that they stand in. */
  readonly ownFiles: readonly Pick<WalkedFile['digested'], 'count' | 'holds'>[];
  readonly leftOut: number;
  readonly set: WalkedSet | null;
  /** The rows at these ascending positions among those to be compared, in their order. */
  readonly rows: (positions: Uint32Array) => AsyncGenerator<readonly ComparedRow[]>;
}

/** Digests the rows of a project; `written`: as an export writes them, without those that it leaves out. */
export async function readProjectSide(
  side: CompareSide,
  name: string,
  store: ProjectStore,
  { written, hasher, onRows }: { written: boolean; hasher: RowHasher; onRows: (rows: number) => void },
): Promise<ReadSide> {
  const columns = new DigestColumns(store.counts().rows);
  let leftOut = 0;
  for (const batch of store.batches()) {
    for (let i = 0; i < batch.count; i++) {
      const row = comparableRow(batch, i, written);
      if (!row) leftOut++;
      else {
        hasher.row(row);
        columns.add(hasher.hash, batch.id[i] ?? 0);
      }
    }
    onRows(batch.count);
    await nextTurn();
  }
  const all = columns.take();
  const rows = (positions: Uint32Array) => projectRows(store, all, positions, written);
  const held = new HeldFields([{ count: all.count, fields: ALL_COMPARED_FIELDS }]);
  return { side, name, count: all.count, all, own: all.count, held, ownFiles: [], leftOut, set: null, rows };
}

async function* projectRows(
  store: ProjectStore,
  { where }: Digests,
  positions: Uint32Array,
  written: boolean,
): AsyncGenerator<readonly ComparedRow[]> {
  for (let start = 0; start < positions.length; start += BATCH_ROWS) {
    const ids = Array.from(positions.subarray(start, start + BATCH_ROWS), (at) => where[at] ?? 0);
    const batch = store.rowsById(ids);
    yield batch.id.flatMap((id, i) => {
      const row = comparableRow(batch, i, written);
      return row ? [{ ...row, row: id, file: '', line: 0 }] : [];
    });
    await nextTurn();
  }
}

/** A set of files, with those first that the other side does not have. */
export interface SortedSet {
  readonly side: CompareSide;
  readonly name: string;
  readonly set: WalkedSet;
  /** The files that have to be compared. */
  readonly own: readonly WalkedFile[];
  /** Those that the other side has with the same bytes. */
  readonly shared: readonly WalkedFile[];
}

/** Makes sides of sets. Their files' digests are used up. */
export function readSetSides(sets: readonly SortedSet[], pool: DigestPool): ReadSide[] {
  const digests = joinDigestParts(
    sets.map(({ own, shared }) => [...own, ...shared].map(({ digested }) => digested.rows)),
  );
  return sets.map(({ side, name, set, own }, i) => {
    const all = digests[i] ?? new DigestColumns().take();
    const count = own.reduce((sum, { digested }) => sum + digested.rows.count, 0);
    const rows = (positions: Uint32Array) => setRows(own, all, positions, pool);
    const total = set.files.reduce((sum, { digested }) => sum + digested.count, 0);
    const files = { own: count, ownFiles: own.map(({ digested }) => digested), held: heldBy(own) };
    return { side, name, count: total, all, ...files, leftOut: 0, set, rows };
  });
}

function heldBy(files: readonly WalkedFile[]): HeldFields {
  return new HeldFields(files.map(({ digested: { rows, holds } }) => ({ count: rows.count, fields: holds })));
}

function setRows(
  files: readonly WalkedFile[],
  { where }: Digests,
  positions: Uint32Array,
  pool: DigestPool,
): AsyncGenerator<readonly ComparedRow[]> {
  const parts: (() => AsyncGenerator<readonly ComparedRow[]>)[] = [];
  let first = 0;
  let from = 0;
  for (const walked of files) {
    const end = first + walked.digested.rows.count;
    let to = from;
    while (to < positions.length && (positions[to] ?? 0) < end) to++;
    if (to > from) {
      const places = positions.subarray(from, to).map((at) => at - first);
      const wanted = positions.subarray(from, to).map((at) => where[at] ?? 0);
      parts.push(() => fileRows(walked, places, wanted, pool));
    }
    from = to;
    first = end;
  }
  return readAhead(parts);
}

/** `places` = those of the rows among the file's, `where` = where they stand in it. */
async function* fileRows(
  { file, name, digested: { kept, ordinary } }: WalkedFile,
  places: Uint32Array,
  where: Uint32Array,
  pool: DigestPool,
): AsyncGenerator<readonly ComparedRow[]> {
  if (kept) yield Array.from(places, (place) => rowOf(name, kept, place));
  else {
    for await (const batch of pool.rows(file, { ordinary, where })) {
      yield Array.from({ length: batch.count }, (_, i) => rowOf(name, batch, i));
    }
  }
}

function rowOf(file: string, batch: NormalBatch, i: number): ComparedRow {
  return {
    row: 0,
    file,
    line: batch.line[i] ?? 0,
    loc: batch.loc[i] ?? '',
    lastmod: batch.lastmod[i] ?? null,
    changefreq: batch.changefreq[i] ?? null,
    priority: batch.priority[i] ?? null,
    included: !isExcluded(batch, i),
    ext: batch.ext[i] ?? null,
  };
}
