// Packs, writes and verifies the files of a set, several at a time. It writes to the staging folder only.
import type { ExportedFile } from '../../../shared/model/exported-file.ts';
import { freshBytes } from './file-content.ts';
import type { PackedFile, PackPool } from './pack-pool.ts';
import { plainFile, type WrittenContent } from './reproducible-gzip.ts';
import type { MadeFile, SetFile } from './set-file.ts';
import type { StagedFile, Staging } from './staging.ts';

/** Files at work at once: two packing on the two threads that count, one more writing. Large ones cost memory. */
const AT_ONCE = 3;
const AT_ONCE_LARGE = 2;
const LARGE = 16 * 1024 * 1024;

/** Of files that are made elsewhere only the packed bytes are here: they wait for the disk. */
const MADE_AT_ONCE = 8;

/**
 * In the order of the files. `pool` packs them, or null: then they stay plain. Where one fails, waits for those at work
 * and throws the first failure.
 */
export async function stageFiles(
  files: AsyncIterable<SetFile | MadeFile>,
  staging: Staging,
  pool: PackPool | null,
  onStaged: (file: ExportedFile) => void,
): Promise<ExportedFile[]> {
  const staged: ExportedFile[] = [];
  const working = new Set<Promise<void>>();
  try {
    for await (const file of files) {
      const at = staged.length++;
      const made = 'made' in file ? stageMade(file, staging) : stageOne(file, staging, pool);
      const task = made.then((done) => {
        staged[at] = done;
        onStaged(done);
      });
      working.add(task);
      task.then(
        () => working.delete(task),
        () => undefined,
      );
      if (working.size >= atOnce(file)) await Promise.race(working);
    }
    await Promise.all(working);
  } catch (error) {
    await Promise.allSettled(working);
    throw error;
  }
  return staged;
}

function atOnce(file: SetFile | MadeFile): number {
  if ('made' in file || freshBytes(file.content) === 0) return MADE_AT_ONCE;
  return file.bytes > LARGE ? AT_ONCE_LARGE : AT_ONCE;
}

/** The bytes were proved where they were made: here is looked that the disk has just them. */
async function stageMade(
  { made, staged, release, ...file }: MadeFile,
  staging: Staging,
): Promise<ExportedFile> {
  const { pieces, ...sums } = await made;
  const written = await (staged ?? staging.write(file.name, ...pieces));
  release?.();
  return exportedFile(file, written, sums);
}

/** Where it was packed it was proved, too; here is looked that the disk has just that. */
async function stageOne(file: SetFile, staging: Staging, pool: PackPool | null): Promise<ExportedFile> {
  const { content, memory: _, spent: __, release, ...kept } = file;
  let memory: ArrayBuffer | undefined;
  try {
    const made: PackedFile = pool ? await pool.pack(file) : plainFile(content);
    memory = made.memory;
    return exportedFile(kept, await staging.write(file.name, ...made.pieces), made);
  } finally {
    release(memory);
  }
}

function exportedFile(
  file: Omit<MadeFile, 'made'>,
  { size, sha256 }: StagedFile,
  { places, crc }: Omit<WrittenContent, 'pieces'>,
): ExportedFile {
  return { ...file, size, sha256, crc, blocks: { ...file.blocks, ...places } };
}
