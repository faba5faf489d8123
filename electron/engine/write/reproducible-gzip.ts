// Gzip that depends on nothing but the content: no time, no name, a fixed system byte. Each block of rows is packed by
// itself, so that a later export can take over those that did not change; see docs/decisions/0024-files-packed-in-blocks.md.
import { constants, crc32, createGunzip, inflateRawSync } from 'node:zlib';
import type { FileBlock } from '../../../shared/model/exported-file.ts';
import { combineCrc } from './combine-crc.ts';
import { deflate, type DeflateForm } from './deflate.ts';
import { ExpectedBytes } from './expected-bytes.ts';
import {
  bytesOf,
  keptBlock,
  tailOf,
  WINDOW,
  type FileContent,
  type FreshPart,
  type KeptBlock,
  type KeptPart,
} from './file-content.ts';

/** What unpacking needs beyond the bytes that come out. */
const MORE = 1024;

/** Unpacking goes on in such pieces. */
const CHUNK = 256 * 1024;

/** No flags, no time, and "unknown" for the system. Source: RFC 1952, 2.3.1. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Checksum and length. Source: RFC 1952, 2.3.1. */
const TRAILER = 8;

/** Where a block stands in a file. */
export type BlockPlace = Pick<FileBlock, 'at' | 'size' | 'crc' | 'tail'>;

/** The bytes of a file. */
export interface WrittenContent {
  /** One after the other. */
  readonly pieces: readonly Buffer[];
  /** Of the parts, in order. */
  readonly places: readonly BlockPlace[];
}

/** The same content and level (1 to 9) give the same bytes on every system, in any thread. */
export function packGzip(file: FileContent, level: number): WrittenContent {
  const head = packFrame(file.head, { level });
  const pieces = [HEADER, head];
  const places: BlockPlace[] = [];
  let at = HEADER.length + head.length;
  let crc = crc32(file.head);
  let bytes = file.head.length + file.close.length;
  for (const part of file.parts) {
    const kept = 'xml' in part ? packed(part, level) : part;
    places.push(...placesFrom(at, kept.blocks));
    pieces.push(kept.kept);
    at += kept.kept.length;
    crc = combineCrc(crc, kept.crc, kept.bytes);
    bytes += kept.bytes;
  }
  const trailer = Buffer.alloc(TRAILER);
  trailer.writeUInt32LE(crc32(file.close, crc));
  trailer.writeUInt32LE(bytes % 2 ** 32, 4);
  pieces.push(packFrame(file.close, { level, last: true }), trailer);
  return { pieces, places };
}

/** A block by itself, as packGzip packs it; null where other bytes come out of it. */
export function packGzipBlock({ xml, window }: FreshPart, level: number): KeptPart | null {
  const part = packed({ xml, window }, level);
  return holds(part.kept, xml, window) ? part : null;
}

function packed(part: FreshPart, level: number): KeptPart {
  const { xml, window } = part;
  return keptBlock(deflate(xml, { level, window }), { bytes: xml.length, ...sumsOfPart(part) });
}

/** The same of a file that is not packed. */
export function plainBlock(part: FreshPart): KeptPart {
  return keptBlock(part.xml, { bytes: part.xml.length, ...sumsOfPart(part) });
}

/** The places of the blocks in a file that is not packed. */
export function plainPlaces({ head, parts }: FileContent): BlockPlace[] {
  let at = head.length;
  return parts.flatMap((part) => {
    const places = placesFrom(at, 'xml' in part ? plainBlock(part).blocks : part.blocks);
    at += bytesOf(part);
    return places;
  });
}

/** Where blocks stand of which the first begins at `from`. */
function placesFrom(from: number, blocks: readonly KeptBlock[]): BlockPlace[] {
  let at = from;
  return blocks.map(({ size, crc, tail }) => {
    at += size;
    return { at: at - size, size, crc, tail };
  });
}

function sumsOfPart(part: FreshPart): Pick<FileBlock, 'crc' | 'tail'> {
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
  if (!holds(packed, bytes)) throw new Error('What stands around rows does not unpack to what it was.');
  if (frames.size >= FRAMES) frames.clear();
  frames.set(key, packed);
  return packed;
}

/** True where a packed file, its checksum included, unpacks to exactly this content, all of it fresh. Memory: one chunk. */
export async function unpacksTo(packed: Buffer, { head, parts, close }: FileContent): Promise<boolean> {
  const lines = parts.flatMap((part) => ('xml' in part ? [part.xml] : []));
  const reading = new ExpectedBytes([head, ...lines, close]);
  const gunzip = createGunzip({ chunkSize: CHUNK });
  gunzip.end(packed);
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer<ArrayBuffer>>) {
      if (!reading.take(chunk)) return false;
      // A chunk that is full is nobody else's: to let it go now gives its memory to the next one.
      if (chunk.length === CHUNK) chunk.buffer.transfer(0);
    }
  } catch {
    return false;
  }
  return reading.complete;
}

function holds(packed: Buffer, plain: Buffer, window: Buffer = NONE): boolean {
  try {
    return inflateRawSync(packed, {
      chunkSize: plain.length + MORE,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(window.length > 0 && { dictionary: window }),
    }).equals(plain);
  } catch {
    return false;
  }
}

const NONE = Buffer.alloc(0);
