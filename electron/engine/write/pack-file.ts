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

/**
 * Packs a file and unpacks that again, or leaves it plain (`level` null). Of one with parts that were taken over, which
 * were proved before, it packs and unpacks the others. Throws "io" where other bytes come out; `name` is for the message.
 */
export function packFile(name: string, file: FileContent, level: number | null): WrittenContent {
  if (level === null) return { pieces: plainPieces(file), places: plainPlaces(file) };
  if (file.parts.some((part) => 'kept' in part)) {
    const parts = file.parts.map((part) => ('kept' in part ? part : packBlock(part, level)));
    if (parts.includes(null)) throw notUnpacked(name);
    return packGzip({ ...file, parts: parts.filter((part) => part !== null) }, level);
  }
  const { pieces, places } = packGzip(file, level);
  const content = Buffer.concat(pieces);
  if (!unpacksTo(content, file, places)) throw notUnpacked(name);
  return { pieces: [content], places };
}

/** One block of a file, in the same way; null where other bytes come out. */
export function packBlock(part: FreshPart, level: number | null): KeptPart | null {
  return level === null ? plainBlock(part) : packGzipBlock(part, level);
}

function notUnpacked(name: string): AppError {
  return new AppError('io', reason('export-not-unpacked', { path: name }));
}

/** The whole in memory of its own, which can be given away. */
export function inOnePiece({ pieces }: WrittenContent): Uint8Array<ArrayBuffer> {
  const [first, ...more] = pieces;
  const whole = first && more.length === 0 ? first : Buffer.concat(pieces);
  // Small buffers share their memory with others.
  const isOwn = whole.length === whole.buffer.byteLength;
  return isOwn ? (whole as Uint8Array<ArrayBuffer>) : new Uint8Array(whole);
}
