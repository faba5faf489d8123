// Gzip that depends on nothing but the content: no time, no name, a fixed system byte. Each block of rows is packed by
// itself, so that a later export can take over those that did not change; see docs/decisions/0024-files-packed-in-blocks.md.
import { constants, crc32, createGunzip, inflateRawSync } from 'node:zlib';
import type { FileBlock } from '../../../shared/model/exported-file.ts';
import { combineCrc } from './combine-crc.ts';
import { deflate, type DeflateForm } from './deflate.ts';
import {
  bytesOf,
  sumsOf,
  windowOf,
  type FileContent,
  type FreshPart,
  type KeptPart,
} from './file-content.ts';

/** What unpacking needs beyond the bytes that come out. */
const MORE = 1024;

/** Unpacking goes on in such pieces. */
const CHUNK = 1024 * 1024;

/** No flags, no time, and "unknown" for the system. Source: RFC 1952, 2.3.1. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Checksum and length. Source: RFC 1952, 2.3.1. */
const TRAILER = 8;

/** Where a block stands in a file. */
export type BlockPlace = Pick<FileBlock, 'at' | 'size' | 'crc' | 'tail'>;

/** Bytes of a file, wherever they were read. */
export interface PlacedContent {
  readonly content: Buffer;
  /** Of the parts, in order. */
  readonly places: readonly BlockPlace[];
}

export interface WrittenContent extends PlacedContent {
  readonly content: Buffer<ArrayBuffer>;
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
    const fresh = 'xml' in part;
    const packed = fresh ? deflate(part.xml, { level, window: part.window }) : part.kept;
    const sums = fresh ? sumsOfBlock(part.xml) : sumsKept(part.block);
    places.push({ at, size: packed.length, ...sums });
    pieces.push(packed);
    at += packed.length;
    crc = combineCrc(crc, sums.crc, bytesOf(part));
    bytes += bytesOf(part);
  }
  crc = crc32(file.close, crc);
  const trailer = Buffer.alloc(TRAILER);
  trailer.writeUInt32LE(crc);
  trailer.writeUInt32LE(bytes % 2 ** 32, 4);
  pieces.push(packFrame(file.close, { level, last: true }), trailer);
  return { content: Buffer.concat(pieces), places };
}

/** A block by itself, as packGzip packs it; null where other bytes come out of it. */
export function packGzipBlock({ xml, window }: FreshPart, level: number): KeptPart | null {
  const kept = deflate(xml, { level, window });
  return holds(kept, xml, window) ? { kept, block: sumsOfPart(xml) } : null;
}

/** The same of a file that is not packed. */
export function plainBlock({ xml }: FreshPart): KeptPart {
  return { kept: xml, block: sumsOfPart(xml) };
}

function sumsOfPart(xml: Buffer): KeptPart['block'] {
  return { bytes: xml.length, ...sumsOfBlock(xml) };
}

/** The places of the blocks in a file that is not packed. */
export function plainPlaces({ head, parts }: FileContent): BlockPlace[] {
  let at = head.length;
  return parts.map((part) => {
    const size = bytesOf(part);
    at += size;
    return { at: at - size, size, ...('xml' in part ? sumsOfBlock(part.xml) : sumsKept(part.block)) };
  });
}

function sumsOfBlock(xml: Buffer): Pick<FileBlock, 'crc' | 'tail'> {
  return { crc: crc32(xml), tail: crc32(windowOf(xml)) };
}

function sumsKept({ crc, tail }: Pick<FileBlock, 'crc' | 'tail'>): Pick<FileBlock, 'crc' | 'tail'> {
  return { crc, tail };
}

/** What stood around the rows of files, packed; most files of a set have the same. */
const frames = new Map<string, Buffer>();

/** More are never of one set. */
const FRAMES = 32;

/** A part that many files have, packed once. */
function packFrame(bytes: Buffer, form: DeflateForm): Buffer {
  const key = `${String(form.level)} ${String(form.last)} ${bytes.toString('latin1')}`;
  const known = frames.get(key);
  if (known) return known;
  const packed = deflate(bytes, form);
  if (frames.size >= FRAMES) frames.clear();
  frames.set(key, packed);
  return packed;
}

/**
 * True where the packed bytes, their checksum included, unpack to exactly this content. Of parts that were taken over is
 * looked that they are the bytes that were proved when they were made. Memory: one chunk.
 */
export async function unpacksTo(packed: PlacedContent, file: FileContent): Promise<boolean> {
  if (file.parts.some((part) => 'kept' in part)) return partsUnpackTo(packed, file);
  const { head, parts, close } = file;
  const reading = new ExpectedBytes([
    head,
    ...parts.flatMap((part) => ('xml' in part ? [part.xml] : [])),
    close,
  ]);
  const gunzip = createGunzip({ chunkSize: CHUNK });
  gunzip.end(packed.content);
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) if (!reading.take(chunk)) return false;
  } catch {
    return false;
  }
  return reading.complete;
}

/** The same part by part, each new one by itself. */
function partsUnpackTo({ content, places }: PlacedContent, file: FileContent): boolean {
  const first = places[0]?.at ?? 0;
  const last = places.at(-1) ?? { at: 0, size: 0 };
  const trailer = content.length - TRAILER;
  const { bytes, crc } = sumsOf(file);
  return (
    content.subarray(0, HEADER.length).equals(HEADER) &&
    holds(content.subarray(HEADER.length, first), file.head) &&
    holds(content.subarray(last.at + last.size, trailer), file.close) &&
    content.readUInt32LE(trailer) === crc &&
    content.readUInt32LE(trailer + 4) === bytes % 2 ** 32 &&
    places.length === file.parts.length &&
    file.parts.every((part, i) => {
      const { at, size } = places[i] ?? last;
      const packed = content.subarray(at, at + size);
      return 'kept' in part ? packed.equals(part.kept) : holds(packed, part.xml, part.window);
    })
  );
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

/** Pieces that a stream of bytes has to consist of. */
class ExpectedBytes {
  readonly #pieces: readonly Buffer[];
  #piece = 0;
  #at = 0;

  constructor(pieces: readonly Buffer[]) {
    this.#pieces = pieces.filter(({ length }) => length > 0);
  }

  get complete(): boolean {
    return this.#piece === this.#pieces.length;
  }

  /** False where the bytes are others, or too many. */
  take(chunk: Buffer): boolean {
    for (let from = 0; from < chunk.length;) {
      const piece = this.#pieces[this.#piece];
      if (piece === undefined) return false;
      const length = Math.min(chunk.length - from, piece.length - this.#at);
      if (chunk.compare(piece, this.#at, this.#at + length, from, from + length) !== 0) return false;
      from += length;
      this.#at += length;
      if (this.#at === piece.length) {
        this.#piece++;
        this.#at = 0;
      }
    }
    return true;
  }
}
