// Packs addresses and those that they become for the history, with their hashes: ordinary ones by WebAssembly, which looks at
// their characters only once. It writes nothing.
import { hashLoc } from '../../../shared/model/hash-loc.ts';
import { assembly } from './assembly.ts';
import { haveSameOrigin } from './majority-site.ts';
import { packCells } from './pack-values.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Addresses that change, as a change writes and records them. */
export interface PackedLocs {
  /** As packCells gives them. */
  readonly before: Bytes;
  readonly after: Bytes;
  readonly hashes: {
    readonly before: Float64Array;
    readonly after: Float64Array;
    readonly packed: { readonly before: Bytes; readonly after: Bytes };
    /** How many begin with another origin, at most. */
    readonly origins: number;
  };
  /** Whether no character or sequence of the new address behind its origin can break a rule; see acceptLoc. */
  readonly isPlain: (place: number) => boolean;
}

/** One new address for each; at least one. */
export function packLocs(before: readonly string[], after: readonly string[]): PackedLocs {
  return packOrdinary(before, after) ?? packAny(before, after);
}

/** By JavaScript alone. */
export function packAny(before: readonly string[], after: readonly string[]): PackedLocs {
  const hashes = { before: Float64Array.from(before, hashLoc), after: Float64Array.from(after, hashLoc) };
  return {
    before: packCells(before),
    after: packCells(after),
    hashes: {
      ...hashes,
      packed: { before: packCells(hashes.before), after: packCells(hashes.after) },
      origins: before.filter((loc, i) => !haveSameOrigin(loc, after[i] ?? '')).length,
    },
    isPlain: () => false,
  };
}

const [BEFORE, AFTER] = [0, 1] as const;

/** What is known of a row; see assembly/texts.ts. */
const [ASK_BEFORE, ASK_AFTER, ASK_ORIGIN, PLAIN] = [1, 2, 4, 8] as const;

/** Null where they are too many, or any has a line break or a character outside ASCII. */
function packOrdinary(before: readonly string[], after: readonly string[]): PackedLocs | null {
  const { length: rows } = before;
  const maker = assembly();
  if (rows > maker.mostRows()) return null;
  const bytesBefore = putList(BEFORE, before);
  const bytesAfter = putList(AFTER, after);
  if (bytesBefore < 0 || bytesAfter < 0) return null;
  if (maker.readLists(bytesBefore, bytesAfter, rows) === 0) return null;
  maker.hashList(BEFORE, rows);
  maker.hashList(AFTER, rows);
  maker.lookAtLocs(rows);
  const hashesBefore = new Float64Array(maker.memory.buffer, maker.listHashes(BEFORE), rows);
  const hashesAfter = new Float64Array(maker.memory.buffer, maker.listHashes(AFTER), rows);
  const marks = new Uint8Array(copyOf(maker.rowMarks(), rows));
  let origins = 0;
  for (let i = 0; i < rows; i++) {
    const mark = marks[i] ?? 0;
    if ((mark & (ASK_BEFORE | ASK_AFTER | ASK_ORIGIN)) === 0) continue;
    const [old, now] = [before[i] ?? '', after[i] ?? ''];
    if ((mark & ASK_BEFORE) !== 0) hashesBefore[i] = hashLoc(old);
    if ((mark & ASK_AFTER) !== 0) hashesAfter[i] = hashLoc(now);
    if ((mark & ASK_ORIGIN) !== 0 && !haveSameOrigin(old, now)) origins++;
  }
  return {
    before: packedTexts(BEFORE, rows),
    after: packedTexts(AFTER, rows),
    hashes: {
      before: hashesBefore.slice(),
      after: hashesAfter.slice(),
      packed: { before: packedHashes(BEFORE, rows), after: packedHashes(AFTER, rows) },
      origins,
    },
    isPlain: (place) => ((marks[place] ?? 0) & PLAIN) !== 0,
  };
}

/** Of room behind texts: what is not ASCII takes more bytes than characters, and is noticed by that. */
const LONGEST_CHARACTER = 4;

/** Puts texts into memory, one a line; how many bytes, or -1 where they don't fit or are not ASCII. */
function putList(list: number, texts: readonly string[]): number {
  const joined = texts.join('\n');
  const { bytes, listBytes, mostBytes } = assembly();
  if (joined.length + LONGEST_CHARACTER > mostBytes()) return -1;
  const written = bytes.write(joined, listBytes(list), mostBytes());
  return written === joined.length ? written : -1;
}

function packedTexts(list: number, rows: number): Bytes {
  const length = assembly().packTexts(list, rows);
  return new Uint8Array(copyOf(assembly().packedTexts(), length));
}

function packedHashes(list: number, rows: number): Bytes {
  const length = assembly().packHashes(list, rows);
  return new Uint8Array(copyOf(assembly().packedHashes(), length));
}

function copyOf(place: number, length: number): ArrayBuffer {
  return assembly().memory.buffer.slice(place, place + length);
}
