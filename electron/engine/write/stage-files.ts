// Packs, writes and verifies the files of a set, several at a time. It writes to the staging folder only.
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { ExportedFile, FilePlace } from '../../../shared/model/exported-file.ts';
import type { EncodedFile } from './row-encoder.ts';
import { packGzip, unpacksTo } from './reproducible-gzip.ts';
import type { Staging } from './staging.ts';

/** A file of the set to write. */
export interface SetFile extends EncodedFile, FilePlace, Pick<ExportedFile, 'name' | 'waiting'> {}

/** How sitemaps are packed: not at all, or with gzip at a level from 1 to 9. */
export interface Packing {
  readonly gzip: boolean;
  readonly level: number;
}

/** Files at work at once: two packing on the two threads that count, one more writing. Large ones cost memory. */
const AT_ONCE = 3;
const AT_ONCE_LARGE = 2;
const LARGE = 16 * 1024 * 1024;

/** In the order of the files. Where one fails, waits for those at work and throws the first failure. */
export async function stageFiles(
  files: AsyncIterable<SetFile>,
  staging: Staging,
  packing: Packing,
  onStaged: (file: ExportedFile) => void,
): Promise<ExportedFile[]> {
  const staged: ExportedFile[] = [];
  const working = new Set<Promise<void>>();
  try {
    for await (const file of files) {
      const at = staged.length++;
      const task = stageOne(file, staging, packing)
        .then((done) => {
          staged[at] = done;
          onStaged(done);
        })
        .finally(() => {
          file.release();
        });
      working.add(task);
      task.then(
        () => working.delete(task),
        () => undefined,
      );
      if (working.size >= (file.xml.length > LARGE ? AT_ONCE_LARGE : AT_ONCE)) await Promise.race(working);
    }
    await Promise.all(working);
  } catch (error) {
    await Promise.allSettled(working);
    throw error;
  }
  return staged;
}

async function stageOne(file: SetFile, staging: Staging, { gzip, level }: Packing): Promise<ExportedFile> {
  const { xml, release: _, ...kept } = file;
  const written = await staging.write(file.name, gzip ? await packGzip(xml, level) : xml);
  if (gzip && !(await unpacksTo(written.content, xml))) {
    throw new AppError('io', reason('export-not-unpacked', { path: file.name }));
  }
  return { ...kept, bytes: xml.length, size: written.size, sha256: written.sha256 };
}
