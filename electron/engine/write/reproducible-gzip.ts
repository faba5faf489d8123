// Gzip that depends on nothing but the content: no time, no name, a fixed system byte. Each block of rows is packed by
// itself, so that a later export can take over those that did not change; see docs/decisions/0024-files-packed-in-blocks.md.
import { constants, crc32, inflateRawSync, type ZlibOptions } from 'node:zlib';
import type { BlockPlaces } from '../../../shared/model/file-blocks.ts';
import { letGo } from '../../../shared/model/let-go.ts';
import { combineCrc, sumsAlong } from './combine-crc.ts';
import { deflate, type DeflateForm } from './deflate.ts';
import { ExpectedBytes } from './expected-bytes.ts';
import {
  keptBlock,
  plainPieces,
  tailOf,
  windowBehind,
  WINDOW,
  type BlockSums,
  type FileContent,
  type FreshPart,
  type KeptBlocks,
  type KeptPart,
} from './file-content.ts';

/** What unpacking needs beyond the bytes that come out. */
const MORE = 1024;

/** Bytes that are unpacked at once, and a block more. */
const AT_ONCE = 512 * 1024;

/** No flags, no time, and "unknown" for the system. Source: RFC 1952, 2.3.1. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Checksum and length. Source: RFC 1952, 2.3.1. */
const TRAILER = 8;

/** The bytes of a file. */
export interface WrittenContent {
  /** One after the other. */
  readonly pieces: readonly Buffer[];
  /** Of the blocks of all parts, in order. */
  readonly places: BlockPlaces;
  /** CRC-32 of all of the bytes. */
  readonly crc: number;
}

/** The same content and level (1 to 9) give the same bytes on every system, in any thread. */
export function packGzip(file: FileContent, level: number): WrittenContent {
  const head = packFrame(file.head, { level });
  const pieces = [HEADER, head];
  const blocks: KeptBlocks[] = [];
  let crc = crc32(file.head);
  let bytes = file.head.length + file.close.length;
  for (const part of file.parts) {
    const kept = 'xml' in part ? packGzipBlock(part, level) : part;
    blocks.push(kept.blocks);
    pieces.push(kept.kept);
    crc = combineCrc(crc, kept.crc, kept.bytes);
    bytes += kept.bytes;
  }
  const trailer = Buffer.alloc(TRAILER);
  trailer.writeUInt32LE(crc32(file.close, crc));
  trailer.writeUInt32LE(bytes % 2 ** 32, 4);
  const end = packFrame(file.close, { level, last: true });
  pieces.push(end, trailer);
  const places = placesFrom(HEADER.length + head.length, blocks);
  return { pieces, places, crc: crcAround([HEADER, head], places, [end, trailer]) };
}

/** The CRC-32 of what stands before blocks, of these, and of what stands behind them. */
function crcAround(before: readonly Buffer[], { size, sum }: BlockPlaces, behind: readonly Buffer[]): number {
  const sumOf = (first: number, pieces: readonly Buffer[]): number =>
    pieces.reduce((crc, piece) => crc32(piece, crc), first);
  return sumOf(sumsAlong(sumOf(0, before), { bytes: size, crc: sum }).at(-1) ?? 0, behind);
}

/** A block by itself, as packGzip packs it; whether it unpacks to its lines is told by unpackToLines. */
export function packGzipBlock(part: FreshPart, level: number): KeptPart {
  const { xml } = part;
  return keptBlock(deflate(xml, { level, window: part.window }), {
    bytes: xml.length,
    ...sumsOfPart(part),
  });
}

/** A block that was packed by itself. */
export interface PackedBlock {
  readonly part: KeptPart;
  readonly fresh: FreshPart;
}

/**
 * Whether just the lines of the blocks come out of what was packed. Some blocks are unpacked sooner than another thread
 * begins with them.
 */
export function unpackToLines(blocks: readonly PackedBlock[]): boolean {
  const { packed, plain } = streamOf(blocks);
  return unpacked(packed, bytesIn(plain), { last: true }, (found) => new ExpectedBytes(plain).takeAll(found));
}

/** The blocks in one stream, as to begin to unpack takes longer than to unpack one, and what should come out of it. */
function streamOf(blocks: readonly PackedBlock[]): { readonly packed: Buffer; readonly plain: Buffer[] } {
  const pieces: Buffer[] = [];
  const plain: Buffer[] = [];
  for (const [i, { part, fresh }] of blocks.entries()) {
    const { xml, window } = fresh;
    const before = blocks[i - 1]?.fresh;
    // Else it stands right behind that block, as in its file.
    if (!before || !windowBehind(before).equals(window)) {
      pieces.push(storedHeader(window.length), window);
      plain.push(window);
    }
    pieces.push(part.kept);
    plain.push(xml);
  }
  return { packed: Buffer.concat([...pieces, NOTHING_LAST]), plain };
}

/** The end of a stream: no bytes, in the last block. It is understood only where the block before ends at the border of a byte. */
const NOTHING_LAST = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** What stands before bytes that are in a stream as they are: no more than 65,535. Source: RFC 1951, 3.2.4. */
function storedHeader(bytes: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes, 1);
  header.writeUInt16LE(bytes ^ 0xffff, 3);
  return header;
}

function bytesIn(pieces: readonly Buffer[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

/** The block of a file that is not packed. */
export function plainBlock(part: FreshPart): KeptPart {
  const sums = sumsOfPart(part);
  return keptBlock(part.xml, { bytes: part.xml.length, ...sums }, sums.crc);
}

/** A file that is not packed. */
export function plainFile(file: FileContent): WrittenContent {
  const { head, parts, close } = file;
  const blocks = parts.map((part) => ('xml' in part ? plainBlock(part).blocks : part.blocks));
  const places = placesFrom(head.length, blocks);
  return { pieces: plainPieces(file), places, crc: crcAround([head], places, [close]) };
}

/** Where the blocks of parts stand that follow each other, the first from `from` on. */
function placesFrom(from: number, parts: readonly KeptBlocks[]): BlockPlaces {
  const length = parts.reduce((sum, { size }) => sum + size.length, 0);
  const column = (): Uint32Array => new Uint32Array(length);
  const places: BlockPlaces = {
    at: column(),
    size: column(),
    sum: column(),
    crc: column(),
    tail: column(),
  };
  let [k, at] = [0, from];
  for (const { size, sum, crc, tail } of parts) {
    places.size.set(size, k);
    places.sum.set(sum, k);
    places.crc.set(crc, k);
    places.tail.set(tail, k);
    for (const bytes of size) {
      places.at[k++] = at;
      at += bytes;
    }
  }
  return places;
}

function sumsOfPart(part: FreshPart): Omit<BlockSums, 'bytes'> {
  const tail = tailOf(part);
  const { xml } = part;
  const before = xml.length - WINDOW;
  if (before < 0) return { crc: crc32(xml), tail };
  return { crc: combineCrc(crc32(xml.subarray(0, before)), tail, WINDOW), tail };
}

/** What stood around the rows of files, packed; most files of a set have the same. */
const frames = new Map<string, Buffer>();

/** More are never of one set. */
const FRAMES = 32;

/** A part that many files have, packed and proved once. */
function packFrame(bytes: Buffer, form: DeflateForm): Buffer {
  const key = `${String(form.level)} ${String(form.last)} ${bytes.toString('latin1')}`;
  const known = frames.get(key);
  if (known) return known;
  const packed = deflate(bytes, form);
  if (!holds(packed, bytes, form)) throw new Error('What stands around rows does not unpack to what it was.');
  if (frames.size >= FRAMES) frames.clear();
  frames.set(key, packed);
  return packed;
}

/**
 * True where a packed file, which ends there, unpacks to exactly this content, all of it fresh, and its checksum and length
 * are those of what comes out. It does so some blocks at a time, in the same memory. `places`: of its parts.
 */
export function unpacksTo(packed: Buffer, { head, parts, close }: FileContent, places: BlockPlaces): boolean {
  let crc = 0;
  let length = 0;
  let at = HEADER.length;
  let window: Buffer = NONE;
  let plain: Buffer[] = [head];
  let bytes = head.length;
  const unpack = (to: number, last = false): boolean => {
    const isSame = unpacked(packed.subarray(at, to), bytes, { window, last }, (found) => {
      crc = crc32(found, crc);
      length += found.length;
      return new ExpectedBytes(plain).takeAll(found);
    });
    at = to;
    plain = [];
    bytes = 0;
    return isSame;
  };
  for (const [i, part] of parts.entries()) {
    if (!('xml' in part)) return false;
    if (bytes > AT_ONCE) {
      if (!unpack(places.at[i] ?? 0)) return false;
      window = part.window;
    }
    plain.push(part.xml);
    bytes += part.xml.length;
  }
  plain.push(close);
  bytes += close.length;
  const end = packed.length - TRAILER;
  return (
    packed.subarray(0, HEADER.length).equals(HEADER) &&
    unpack(end, true) &&
    packed.readUInt32LE(end) === crc &&
    packed.readUInt32LE(end + 4) === length % 2 ** 32
  );
}

/** Whether just these bytes come out of what was packed by itself. */
function holds(packed: Buffer, plain: Buffer, form: StreamPart): boolean {
  return unpacked(packed, plain.length, form, (found) => found.equals(plain));
}

type StreamPart = Pick<DeflateForm, 'window' | 'last'>;

/** Looks at what comes out of raw deflate; false where that can't be unpacked, too. Its memory serves for the next. */
function unpacked(
  packed: Buffer,
  bytes: number,
  form: StreamPart,
  isRight: (found: Buffer) => boolean,
): boolean {
  try {
    const found = inflateRawSync(packed, unpacking(bytes, form));
    const isSame = isRight(found);
    letGo(found);
    return isSame;
  } catch {
    return false;
  }
}

/** How so many bytes are unpacked. */
function unpacking(bytes: number, { window = NONE, last = false }: StreamPart): ZlibOptions {
  return {
    chunkSize: bytes + MORE,
    finishFlush: last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    ...(window.length > 0 && { dictionary: window }),
  };
}

const NONE = Buffer.alloc(0);
