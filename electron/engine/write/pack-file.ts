// The bytes of a file as they are written, and the proof that they hold what they should. It writes nothing.
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { plainPieces, type FileContent, type FreshPart, type KeptPart } from './file-content.ts';
import {
  packGzip,
  packGzipBlock,
  plainBlock,
  plainPlaces,
  unpacksTo,
  type WrittenContent,
} from './reproducible-gzip.ts';

/** Gives memory for so many bytes, or more. */
export type TakeMemory = (bytes: number) => Buffer;

/**
 * Packs a file and unpacks that again, or leaves it plain (`level` null). Of one with parts that were taken over, which
 * were proved before, it packs and unpacks the others. Throws "io" where other bytes come out; `name` is for the message.
 * `take`: for all of its bytes, where they are not to lie in several pieces. Default: new memory.
 */
export function packFile(
  name: string,
  file: FileContent,
  level: number | null,
  take: TakeMemory = (bytes) => Buffer.allocUnsafeSlow(bytes),
): WrittenContent {
  if (level === null) return { pieces: plainPieces(file), places: plainPlaces(file) };
  if (file.parts.some((part) => 'kept' in part)) {
    const parts = file.parts.map((part) => ('kept' in part ? part : packBlock(part, level)));
    if (parts.includes(null)) throw notUnpacked(name);
    return packGzip({ ...file, parts: parts.filter((part) => part !== null) }, level);
  }
  const { pieces, places } = packGzip(file, level);
  const content = joined(pieces, take);
  if (!unpacksTo(content, file, places)) throw notUnpacked(name);
  return { pieces: [content], places };
}

/** One block of a file, in the same way; null where other bytes come out. */
export function packBlock(part: FreshPart, level: number | null): KeptPart | null {
  return level === null ? plainBlock(part) : packGzipBlock(part, level);
}

function joined(pieces: readonly Buffer[], take: TakeMemory): Buffer {
  const memory = take(pieces.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const piece of pieces) end += piece.copy(memory, end);
  return memory.subarray(0, end);
}

function notUnpacked(name: string): AppError {
  return new AppError('io', reason('export-not-unpacked', { path: name }));
}

/** The whole in memory of its own, which can be given away. */
export function inOnePiece({ pieces }: WrittenContent): Uint8Array<ArrayBuffer> {
  const [first, ...more] = pieces;
  const whole = first && more.length === 0 ? first : Buffer.concat(pieces);
  // Small buffers share their memory with others.
  const isOwn = whole.buffer.byteLength > Buffer.poolSize;
  return isOwn ? (whole as Uint8Array<ArrayBuffer>) : new Uint8Array(whole);
}
