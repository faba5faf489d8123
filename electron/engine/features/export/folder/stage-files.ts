// Packs, writes and verifies the files of a set, several at a time. It writes to the staging folder only.
import type { ExportedFile } from '../../../store/exports/exported-file.ts';
import type { MadeFile, PlacedContent, SetFile } from '../pack/set-file.ts';
import type { StagedFile } from './staging.ts';

/** Files at work at once: as many as pack at a time, and some that wait for the disk. Large ones cost memory. */
const AT_ONCE = 3;
const AT_ONCE_LARGE = 2;
const LARGE = 16 * 1024 * 1024;

/** Of files that are made elsewhere only the packed bytes are here: they wait for the disk. */
const MADE_AT_ONCE = 8;

/** Writes a file of the set to the staging folder; see Staging.write. */
export type StageFile = (name: string, bytes: Buffer) => Promise<StagedFile>;

/** A file as the project will know it, but for what the index is to say of it. */
export type StagedSetFile = ExportedFile & Pick<SetFile, 'isAsBefore'>;

/** In the order of the files. Where one fails, waits for those at work and throws the first failure. */
export async function stageFiles(
  files: AsyncIterable<SetFile>,
  stage: StageFile,
  onStaged: (file: ExportedFile) => void,
): Promise<StagedSetFile[]> {
  const staged: StagedSetFile[] = [];
  const working = new WorkingFiles();
  try {
    for await (const { xml, pack, release, staged: known, ...file } of files) {
      const at = staged.length++;
      const placed = known ?? stageMade(file.name, { pack, release }, stage);
      const task = placed.then(({ size, sha256, crc }) => {
        const done = { ...file, size, sha256, crc };
        staged[at] = done;
        onStaged(done);
      });
      await working.add(task, atOnce(xml));
    }
    await working.all();
  } catch (error) {
    await working.settled();
    throw error;
  }
  return staged;
}

function atOnce(xml: Buffer | null): number {
  if (!xml) return MADE_AT_ONCE;
  return xml.length > LARGE ? AT_ONCE_LARGE : AT_ONCE;
}

/** Packs a file, and writes it. Where it was packed it was proved, too; here is looked that the disk has just that. */
export async function stageMade(
  name: string,
  { pack, release }: Pick<MadeFile, 'pack' | 'release'>,
  stage: StageFile,
): Promise<PlacedContent> {
  try {
    const { bytes, crc } = await pack();
    return { ...(await stage(name, bytes)), crc };
  } finally {
    release();
  }
}

/** Files that are packed and written side by side. */
export class WorkingFiles {
  readonly #tasks = new Set<Promise<unknown>>();

  /** Waits until there is room for another one, of so many; throws where one of them failed. */
  async add(task: Promise<unknown>, atOnce = MADE_AT_ONCE): Promise<void> {
    this.#tasks.add(task);
    task.then(
      () => this.#tasks.delete(task),
      () => undefined,
    );
    if (this.#tasks.size >= atOnce) await Promise.race(this.#tasks);
  }

  async all(): Promise<void> {
    await Promise.all(this.#tasks);
  }

  /** When all have come to an end, one way or the other. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#tasks);
  }
}
