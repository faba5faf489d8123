// Packs addresses and those that they become for the history, with their hashes, or hashes alone: ordinary ones by
// WebAssembly, which looks at their characters only once. It writes nothing.
import { hashLoc } from '../../rows/hash-loc.ts';
import { MAX_LOC_LENGTH, MIN_LOC_LENGTH } from '../../../../shared/protocol/limits.ts';
import { assembly } from './assembly.ts';
import { haveSameOrigin } from '../flags/majority-site.ts';
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
  /**
   * Asks whether new addresses are fine, in their order: about all of which that does not follow from others. What is plain,
   * without parameters and in the scope is fine on an origin on which another one is. `isPlain`: see acceptLoc. True where all are.
   */
  readonly ask: (isFine: (place: number, isPlain: boolean) => boolean) => boolean;
}

/** One new address for each; at least one. `scope`: where all of them should be; '' = anywhere. */
export function packLocs(before: readonly string[], after: readonly string[], scope = ''): PackedLocs {
  if (!readTexts(before, after)) return packAny(before, after);
  const texts = [before, after];
  return packLines(before.length, (list, place) => texts[list]?.[place] ?? '', scope);
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
    ask: (isFine) => askAbout(new Uint8Array(after.length), true, isFine),
  };
}

/** The hashes of addresses, in their order, as hashLoc gives them: of many in a fraction of the time. */
export function hashLocs(locs: readonly string[]): Float64Array {
  if (locs.length < WORTH_A_LIST) return Float64Array.from(locs, hashLoc);
  const hashes = new Float64Array(locs.length);
  for (let start = 0; start < locs.length; start += LOCS_AT_ONCE) {
    const part = locs.slice(start, start + LOCS_AT_ONCE);
    const textAt = (place: number): string => part[place] ?? '';
    hashes.set(readTexts(part) ? hashesOf(BEFORE, part.length, textAt) : part.map(hashLoc), start);
  }
  return hashes;
}

const LOCS_AT_ONCE = 5_000;
const WORTH_A_LIST = 20;

const [BEFORE, AFTER] = [0, 1] as const;

/** What is known of a row; see assembly/texts.ts. */
const [ASK_HASH, ASK_ORIGIN, PLAIN, NEW_ORIGIN, ASKED] = [1, 4, 8, 16, 32] as const;

/** As packLocs, of lines that are in memory already; `textAt` gives them by list and place. */
export function packLines(
  rows: number,
  textAt: (list: number, place: number) => string,
  scope = '',
): PackedLocs {
  const maker = assembly();
  const [hashesBefore, hashesAfter] = [BEFORE, AFTER].map((list) =>
    hashesOf(list, rows, (place) => textAt(list, place)).slice(),
  ) as [Float64Array, Float64Array];
  const scopeBytes = putScope(scope);
  maker.lookAtLocs(rows, scopeBytes ?? 0, MIN_LOC_LENGTH, MAX_LOC_LENGTH);
  const marks = new Uint8Array(copyOf(maker.rowMarks(), rows));
  let origins = 0;
  marks.forEach((mark, i) => {
    if ((mark & ASK_ORIGIN) !== 0 && !haveSameOrigin(textAt(BEFORE, i), textAt(AFTER, i))) origins++;
  });
  return {
    before: packedTexts(BEFORE, rows),
    after: packedTexts(AFTER, rows),
    hashes: {
      before: hashesBefore,
      after: hashesAfter,
      packed: { before: packedHashes(BEFORE, rows), after: packedHashes(AFTER, rows) },
      origins,
    },
    ask: (isFine) => askAbout(marks, scopeBytes === null, isFine),
  };
}

/** `all`: nothing follows from other addresses. */
function askAbout(
  marks: Uint8Array,
  all: boolean,
  isFine: (place: number, isPlain: boolean) => boolean,
): boolean {
  let areFine = true;
  let isOriginFine = false;
  for (let place = 0; place < marks.length; place++) {
    const mark = marks[place] ?? 0;
    if ((mark & NEW_ORIGIN) !== 0) isOriginFine = false;
    if (isOriginFine && !all && (mark & ASKED) === 0) continue;
    if (isFine(place, (mark & PLAIN) !== 0)) isOriginFine = true;
    else areFine = false;
  }
  return areFine;
}

/** How many bytes it has; null where it can't be looked for here. */
function putScope(scope: string): number | null {
  const { bytes, mostScope, scopeText } = assembly();
  const length = Buffer.byteLength(scope);
  return length <= mostScope() ? bytes.write(scope, scopeText()) : null;
}

/** Puts lists of the same length into memory; false where they are too long, or hold a line break or what is not ASCII. */
function readTexts(...lists: readonly (readonly string[])[]): boolean {
  const maker = assembly();
  const rows = lists[0]?.length ?? 0;
  if (rows === 0 || rows > maker.mostRows()) return false;
  maker.forgetRows(rows);
  return lists.every((texts, list) => {
    const bytes = putList(list, texts);
    return bytes >= 0 && maker.readList(list, bytes, rows) !== 0;
  });
}

/** The hashes of a list that was read, in memory that the next one takes. */
function hashesOf(list: number, rows: number, textAt: (place: number) => string): Float64Array {
  const maker = assembly();
  maker.hashList(list, rows);
  const hashes = new Float64Array(maker.memory.buffer, maker.listHashes(list), rows);
  const marks = new Uint8Array(maker.memory.buffer, maker.rowMarks(), rows);
  for (let i = 0; i < rows; i++) {
    if (((marks[i] ?? 0) & (ASK_HASH << list)) !== 0) hashes[i] = hashLoc(textAt(i));
  }
  return hashes;
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
