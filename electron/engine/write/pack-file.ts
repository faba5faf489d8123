// The bytes of a file as they are written, and the proof that they hold what they should. It writes nothing.
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { plainBytes, type FileContent, type FreshPart, type KeptPart } from './file-content.ts';
import {
  packGzip,
  packGzipBlock,
  plainBlock,
  plainPlaces,
  unpacksTo,
  type PlacedContent,
  type WrittenContent,
} from './reproducible-gzip.ts';

/**
 * Packs a file and unpacks that again, or leaves it plain (`level` null). Throws "io" where other bytes come out;
 * `name` is for the message.
 */
export async function packFile(
  name: string,
  file: FileContent,
  level: number | null,
): Promise<WrittenContent> {
  if (level === null) return { content: plainBytes(file), places: plainPlaces(file) };
  const packed = packGzip(file, level);
  await assertUnpacks(name, packed, file);
  return packed;
}

/** The same with one block of a file; null where other bytes come out. */
export function packBlock(part: FreshPart, level: number | null): KeptPart | null {
  return level === null ? plainBlock(part) : packGzipBlock(part, level);
}

/** Throws "io" where the packed bytes don't hold just this. */
async function assertUnpacks(name: string, packed: PlacedContent, file: FileContent): Promise<void> {
  if (!(await unpacksTo(packed, file)))
    throw new AppError('io', reason('export-not-unpacked', { path: name }));
}
