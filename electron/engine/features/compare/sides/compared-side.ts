// One side of a comparison, ready to be joined: digests of all its rows, and a way to read some of them again.
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  ALL_COMPARED_FIELDS,
  type ComparedField,
  type CompareSide,
} from '../../../../../shared/model/comparison.ts';
import { BATCH_ROWS } from '../../../rows/entry-batch.ts';
import type { ExtensionGroup } from '../../../../../shared/model/export/set-options.ts';
import { DigestColumns, joinDigestParts, type Digests } from '../digest/digest-columns.ts';
import { HeldFields, type HeldPart } from '../digest/held-fields.ts';
import { packRows, type PackedRecords } from '../../../store/compared/compared-records.ts';
import type { ProjectStore } from '../../../store/store.ts';
import type { DigestPool } from '../digest/digest-pool.ts';
import { digestRows, type ProjectReading } from '../digest-rows.ts';
import { readAhead } from './read-ahead.ts';
import type { WalkedFile, WalkedSet } from './walk-tools.ts';
import type { WrittenForm } from '../../../project/last-comparison.ts';
import { comparableRow } from '../../export/written-row.ts';

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
  readonly ownFiles: readonly HeldPart[];
  readonly leftOut: number;
  /** The vocabularies of its rows that were not compared, as the export to the other side leaves them out. */
  readonly unwritten: readonly ComparedField[];
  readonly set: WalkedSet | null;
  /** The rows at these ascending positions, in their order. */
  readonly rows: (positions: Uint32Array) => AsyncGenerator<ReadRows>;
}

/** Rows of one file, or of a project. */
export interface ReadRows {
  readonly file: string;
  /** The fields that they can hold. */
  readonly held: number;
  readonly records: readonly PackedRecords[];
}

/** Digests the rows of a project. */
export async function readProjectSide(
  side: CompareSide,
  name: string,
  store: ProjectStore,
  reading: ProjectReading,
): Promise<ReadSide> {
  const { written } = reading;
  const { rows: all, leftOut } = await digestRows(store, reading);
  const rows = (positions: Uint32Array) => projectRows(store, all, positions, written);
  const held = new HeldFields([{ count: all.count, fields: ALL_COMPARED_FIELDS }]);
  const whole = { count: all.count, all, own: all.count, held, ownFiles: [], leftOut, set: null };
  const unwritten = (written?.leaveOut ?? []).map((group) => FIELD_OF[group]);
  return { side, name, ...whole, unwritten, rows };
}

const FIELD_OF = {
  image: 'images',
  video: 'videos',
  news: 'news',
  alternates: 'alternates',
  other: 'other',
} as const satisfies Readonly<Record<ExtensionGroup, ComparedField>>;

async function* projectRows(
  store: ProjectStore,
  { where }: Digests,
  positions: Uint32Array,
  written: WrittenForm | null,
): AsyncGenerator<ReadRows> {
  for (let start = 0; start < positions.length; start += BATCH_ROWS) {
    const ids = Array.from(positions.subarray(start, start + BATCH_ROWS), (at) => where[at] ?? 0);
    const batch = store.rowsById(ids);
    const some = batch.id.flatMap((id, i) => {
      const row = comparableRow(batch, i, written);
      return row ? [{ ...row, row: id, line: 0 }] : [];
    });
    yield { file: '', held: ALL_COMPARED_FIELDS, records: packRows(some) };
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
  return sets.map(({ side, name, set, own, shared }, i) => {
    const all = digests[i] ?? new DigestColumns().take();
    const count = own.reduce((sum, { digested }) => sum + digested.rows.count, 0);
    const rows = (positions: Uint32Array) => setRows([...own, ...shared], all, positions, pool);
    const total = set.files.reduce((sum, { digested }) => sum + digested.rows.count, 0);
    const ownFiles = own.map(
      ({
        digested: {
          rows: { count: size },
          holds,
        },
      }) => ({ count: size, fields: holds }),
    );
    const files = { own: count, ownFiles, held: new HeldFields(ownFiles) };
    return { side, name, count: total, all, ...files, leftOut: 0, unwritten: [], set, rows };
  });
}

function setRows(
  files: readonly WalkedFile[],
  { where }: Digests,
  positions: Uint32Array,
  pool: DigestPool,
): AsyncGenerator<ReadRows> {
  const parts: (() => AsyncGenerator<ReadRows>)[] = [];
  let first = 0;
  let from = 0;
  for (const walked of files) {
    const end = first + walked.digested.rows.count;
    let to = from;
    while (to < positions.length && (positions[to] ?? 0) < end) to++;
    if (to > from) {
      const wanted = positions.subarray(from, to).map((at) => where[at] ?? 0);
      parts.push(() => fileRows(walked, wanted, pool));
    }
    from = to;
    first = end;
  }
  return readAhead(parts);
}

/** `where` = where the rows stand in the file. */
async function* fileRows(
  { file, name, digested: { ordinary, holds } }: WalkedFile,
  where: Uint32Array,
  pool: DigestPool,
): AsyncGenerator<ReadRows> {
  for await (const records of pool.rows(file, { ordinary, where }))
    yield { file: name, held: holds, records };
}
