// The bytes of a file as they are written, and the proof that they hold what they should. It writes nothing.
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { plainBytes, type FileContent } from './file-content.ts';
import {
  packGzip,
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

/** Throws "io" where the packed bytes don't hold just this. */
async function assertUnpacks(name: string, packed: PlacedContent, file: FileContent): Promise<void> {
  if (!(await unpacksTo(packed, file)))
    throw new AppError('io', reason('export-not-unpacked', { path: name }));
}
