// Gzip that depends on nothing but the content: no time, no name, a fixed system byte. Each block of rows is packed by
// itself, so that a later export can take over those that did not change; see docs/decisions/0024-files-packed-in-blocks.md.
import { constants, crc32, createGunzip, deflateRawSync } from 'node:zlib';
import type { FileBlock } from '../../../shared/model/exported-file.ts';
import { bytesOf, sumsOf, windowOf, type FileContent } from './file-content.ts';

/** Packed blocks are mostly smaller than this. */
const PACKED_CHUNK = 32 * 1024;

/** Unpacking goes on in such pieces. */
const CHUNK = 1024 * 1024;

/** No flags, no time, and "unknown" for the system. Source: RFC 1952, 2.3.1. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Where a block stands in a file. */
export type BlockPlace = Pick<FileBlock, 'at' | 'size' | 'crc' | 'tail'>;

export interface WrittenContent {
  readonly content: Buffer<ArrayBuffer>;
  /** Of the parts, in order. */
  readonly places: readonly BlockPlace[];
}

/** The same content and level (1 to 9) give the same bytes on every system, in any thread. */
export function packGzip(file: FileContent, level: number): WrittenContent {
  const head = packPart(file.head, { level });
  const pieces = [HEADER, head];
  const places: BlockPlace[] = [];
  let at = HEADER.length + head.length;
  for (const part of file.parts) {
    const fresh = 'xml' in part;
    const packed = fresh ? packPart(part.xml, { level, window: part.window }) : part.kept;
    places.push({ at, size: packed.length, ...(fresh ? sumsOfBlock(part.xml) : sumsKept(part.block)) });
    pieces.push(packed);
    at += packed.length;
  }
  const { bytes, crc } = sumsOf(file);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc);
  trailer.writeUInt32LE(bytes % 2 ** 32, 4);
  pieces.push(packPart(file.close, { level, last: true }), trailer);
  return { content: Buffer.concat(pieces), places };
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

interface PartForm {
  readonly level: number;
  /** Bytes that came before, into which matches may reach. */
  readonly window?: Buffer;
  readonly last?: boolean;
}

/** A part as deflate, ended at a byte border so that the next one can follow. */
function packPart(bytes: Buffer, { level, window, last = false }: PartForm): Buffer {
  return deflateRawSync(bytes, {
    level,
    chunkSize: PACKED_CHUNK,
    finishFlush: last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    ...(window && window.length > 0 && { dictionary: window }),
  });
}

/**
 * True where the packed bytes, their checksum included, unpack to exactly this content; of parts that were taken over,
 * to what the checksums say. Memory: one chunk.
 */
export async function unpacksTo(packed: Buffer, { head, parts, close }: FileContent): Promise<boolean> {
  const expected = [head, ...parts.map((part) => ('xml' in part ? part.xml : part.block.bytes)), close];
  const reading = new ExpectedBytes(expected);
  const gunzip = createGunzip({ chunkSize: CHUNK });
  gunzip.end(packed);
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) if (!reading.take(chunk)) return false;
  } catch {
    return false;
  }
  return reading.complete;
}

/** Pieces that a stream of bytes has to consist of: the very bytes, or so many of them. */
class ExpectedBytes {
  readonly #pieces: readonly (Buffer | number)[];
  #piece = 0;
  #at = 0;

  constructor(pieces: readonly (Buffer | number)[]) {
    this.#pieces = pieces.filter((piece) => lengthOf(piece) > 0);
  }

  get complete(): boolean {
    return this.#piece === this.#pieces.length;
  }

  /** False where the bytes are others, or too many. */
  take(chunk: Buffer): boolean {
    for (let from = 0; from < chunk.length;) {
      const piece = this.#pieces[this.#piece];
      if (piece === undefined) return false;
      const length = Math.min(chunk.length - from, lengthOf(piece) - this.#at);
      const same =
        typeof piece === 'number' ||
        chunk.compare(piece, this.#at, this.#at + length, from, from + length) === 0;
      if (!same) return false;
      from += length;
      this.#at += length;
      if (this.#at === lengthOf(piece)) {
        this.#piece++;
        this.#at = 0;
      }
    }
    return true;
  }
}

function lengthOf(piece: Buffer | number): number {
  return typeof piece === 'number' ? piece : piece.length;
}
