// Packs, writes and verifies the files of a set, several at a time. It writes to the staging folder only.
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { ExportedFile } from '../../../shared/model/exported-file.ts';
import { plainBytes } from './file-content.ts';
import { PackPool } from './pack-pool.ts';
import { plainPlaces, unpacksTo } from './reproducible-gzip.ts';
import type { SetFile } from './set-file.ts';
import type { Staging } from './staging.ts';

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
  const pool = new PackPool(packing.level);
  const staged: ExportedFile[] = [];
  const working = new Set<Promise<void>>();
  try {
    for await (const file of files) {
      const at = staged.length++;
      const task = stageOne(file, staging, packing.gzip ? pool : null).then((done) => {
        staged[at] = done;
        onStaged(done);
      });
      working.add(task);
      task.then(
        () => working.delete(task),
        () => undefined,
      );
      if (working.size >= (file.bytes > LARGE ? AT_ONCE_LARGE : AT_ONCE)) await Promise.race(working);
    }
    await Promise.all(working);
  } catch (error) {
    await Promise.allSettled(working);
    throw error;
  } finally {
    await pool.close();
  }
  return staged;
}

async function stageOne(file: SetFile, staging: Staging, pool: PackPool | null): Promise<ExportedFile> {
  const { content: _, memory: __, release, blocks, ...kept } = file;
  let memory: ArrayBuffer | undefined;
  try {
    const packed = pool ? await pool.pack(file) : null;
    memory = packed?.memory;
    const written = await staging.write(file.name, packed?.content ?? plainBytes(file.content));
    if (packed && !(await unpacksTo(written.content, packed.source)))
      throw new AppError('io', reason('export-not-unpacked', { path: file.name }));
    const places = packed?.places ?? plainPlaces(file.content);
    const placed = blocks.flatMap((block, i) => {
      const place = places[i];
      return place ? [{ ...block, ...place }] : [];
    });
    return { ...kept, size: written.size, sha256: written.sha256, blocks: placed };
  } finally {
    release(memory);
  }
}
