// Gzip that depends on nothing but the content: no time, no name, a fixed system byte; and the proof that it unpacks to it.
import { constants, crc32, inflateRawSync } from 'node:zlib';
import { letGo } from '../../../threads/let-go.ts';
import { deflatePieces, type DeflatedPiece } from './steady-deflate.ts';

/** No flags, no time, and "unknown" for the system. Source: RFC 1952, 2.3.1. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Checksum and length. Source: RFC 1952, 2.3.1. */
const TRAILER = 8;

/**
 * The same content and level (1 to 9) give the same bytes on every system, in any thread: one run of deflate. Null where
 * these do not unpack to the content, of which `crc` is the CRC-32.
 */
export function packGzip(content: Buffer, crc: number, level: number): Buffer | null {
  const pieces: Buffer[] = [HEADER];
  let found = 0;
  for (const piece of deflatePieces(content, level)) {
    const unpacked = crcUnpacked(piece, found);
    if (unpacked === null) return null;
    found = unpacked;
    pieces.push(piece.packed);
  }
  if (found !== crc) return null;
  const trailer = Buffer.alloc(TRAILER);
  trailer.writeUInt32LE(crc);
  trailer.writeUInt32LE(content.length % 2 ** 32, 4);
  pieces.push(trailer);
  return inOnePiece(pieces);
}

/** What a packed file says of its content, for those that this program wrote. */
export interface PlainSums {
  /** Modulo 2^32. */
  readonly bytes: number;
  readonly crc: number;
}

/** What stands at the end of packed bytes; null where there are too few. */
export function gzipSums(packed: Buffer): PlainSums | null {
  const at = packed.length - TRAILER;
  if (at < HEADER.length) return null;
  return { crc: packed.readUInt32LE(at), bytes: packed.readUInt32LE(at + 4) };
}

/** The CRC-32 of a stream so far, once the piece was unpacked; null where other bytes come out. Its memory serves for the next. */
function crcUnpacked({ packed, plain, window, last }: DeflatedPiece, before: number): number | null {
  try {
    const found = inflateRawSync(packed, {
      chunkSize: plain.length + MORE,
      finishFlush: last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
      ...(window.length > 0 && { dictionary: window }),
    });
    const crc = found.equals(plain) ? crc32(found, before) : null;
    letGo(found);
    return crc;
  } catch {
    return null;
  }
}

/** What unpacking needs beyond the bytes that come out. */
const MORE = 1024;

/** In memory of its own, which can be given away. */
function inOnePiece(pieces: readonly Buffer[]): Buffer {
  const whole = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const piece of pieces) end += piece.copy(whole, end);
  return whole;
}
