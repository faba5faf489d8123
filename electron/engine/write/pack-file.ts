// The bytes of a file as they are written, and the proof that they hold what they should. It writes nothing.
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { FileContent, FreshPart } from './file-content.ts';
import {
  packGzip,
  packGzipBlock,
  plainBlock,
  plainFile,
  unpacksTo,
  unpackToLines,
  type PackedBlock,
  type WrittenContent,
} from './reproducible-gzip.ts';
import { newMemory, type TakeMemory } from './spare-memory.ts';

/**
 * Packs a file and unpacks that again, or leaves it plain (`level` null). Of one with parts that were taken over, which
 * were proved before, it packs and unpacks the others. Throws "io" where other bytes come out; `name` is for the message.
 * `take`: for all of its bytes, where they are not to lie in several pieces. Default: new memory.
 */
export function packFile(
  name: string,
  file: FileContent,
  level: number | null,
  take: TakeMemory = newMemory,
): WrittenContent {
  if (level === null) return plainFile(file);
  if (file.parts.some((part) => 'kept' in part)) {
    const fresh: PackedBlock[] = [];
    const parts = file.parts.map((part) => {
      if ('kept' in part) return part;
      const block = { part: packGzipBlock(part, level), fresh: part };
      fresh.push(block);
      return block.part;
    });
    if (fresh.length > 0 && !unpackToLines(fresh)) throw notUnpacked(name);
    return packGzip({ ...file, parts }, level);
  }
  const { pieces, ...sums } = packGzip(file, level);
  const content = joined(pieces, take);
  if (!unpacksTo(content, file, sums.places)) throw notUnpacked(name);
  return { pieces: [content], ...sums };
}

/** One block of a file, in the same way, but for the proof: see areProved. */
export function packBlock(fresh: FreshPart, level: number | null): PackedBlock {
  return { fresh, part: level === null ? plainBlock(fresh) : packGzipBlock(fresh, level) };
}

/** Whether blocks of a file that were packed at this level unpack to what they were made of. */
export function areProved(blocks: readonly PackedBlock[], level: number | null): boolean {
  return level === null || blocks.length === 0 || unpackToLines(blocks);
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
