// The folder inside the target where a new set grows until it is complete and verified. It never touches the old set.
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { fileError, folderError, nullIfMissing } from './file-error.ts';
import { makeFolders, removeFolders } from './make-folders.ts';
import { OpenFile } from './open-file.ts';
import { isLeftOver, pidOf } from './process-mark.ts';
import { ReadBack } from './read-back.ts';
import { newStagingName, stagingMark } from './staging-name.ts';

/** A staging folder of a living process that was quiet for this long is a leftover: process ids are used again. */
const QUIET_MS = 10 * 60_000;

export interface Staging {
  readonly path: string;
  readonly out: string;
  /**
   * Writes, fsyncs and reads back one file, given in pieces, in place of what was written under its name before; "/" in
   * that stands before sub folders. Throws "io" where the disk gave back other bytes.
   */
  readonly write: (name: string, ...pieces: readonly Buffer[]) => Promise<StagedFile>;
  /** Once nothing is written any more, removes the staging folder, and the target where this export created it and left it empty. */
  readonly remove: () => Promise<void>;
}

export interface StagedFile {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** A staging folder that an earlier run left, or that another process fills now. */
export interface FoundStaging {
  readonly path: string;
  readonly state: 'leftover' | 'own' | 'busy';
  readonly pid: number;
}

/** Creates the target folder where it is missing, and a staging folder on the same volume. */
export async function createStaging(out: string): Promise<Staging> {
  try {
    const created = await makeFolders(out).catch((error: unknown) => {
      throw folderError(error, out);
    });
    const path = join(out, newStagingName());
    await mkdir(path);
    const disk = new ReadBack();
    const writing = new Map<string, Promise<StagedFile>>();
    let isRemoved = false;
    const write = async (
      name: string,
      pieces: readonly Buffer[],
      before: Promise<unknown> | undefined,
    ): Promise<StagedFile> => {
      if (isRemoved) throw new Error('The staging folder is gone.');
      if (before) {
        await before.catch(() => undefined);
        await rm(join(path, name), { force: true });
      }
      return writeVerified(path, { name, pieces }, disk);
    };
    return {
      path,
      out,
      write: (name, ...pieces) => {
        const written = write(name, pieces, writing.get(name));
        writing.set(name, written);
        return written;
      },
      remove: async () => {
        isRemoved = true;
        await Promise.allSettled(writing.values());
        await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
        await removeFolders(created);
      },
    };
  } catch (error) {
    throw fileError(error, out);
  }
}

/** The staging folders in a target; none where the target does not exist. */
export async function findStagings(out: string, now: number = Date.now()): Promise<FoundStaging[]> {
  const names = (await readdir(out).catch(nullIfMissing)) ?? [];
  const found: FoundStaging[] = [];
  for (const name of names) {
    const mark = stagingMark(name);
    if (mark === null) continue;
    const pid = pidOf(mark);
    const path = join(out, name);
    const quiet = await stat(path).then(
      ({ mtimeMs }) => now - mtimeMs > QUIET_MS,
      () => true,
    );
    const isLeft = quiet || isLeftOver(mark);
    found.push({ path, pid, state: isLeft ? 'leftover' : pid === process.pid ? 'own' : 'busy' });
  }
  return found;
}

/** Of pieces one after the other. */
export function sha256Of(...pieces: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}

function lengthOf(pieces: readonly Buffer[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

async function writeVerified(
  folder: string,
  { name, pieces }: { readonly name: string; readonly pieces: readonly Buffer[] },
  disk: ReadBack,
): Promise<StagedFile> {
  const path = join(folder, name);
  try {
    if (name.includes('/')) await mkdir(dirname(path), { recursive: true });
    const file = OpenFile.open(path, 'wx+');
    try {
      await file.write(pieces);
      await file.sync();
      if (!(await disk.holds(file, pieces)))
        throw new AppError('io', reason('export-not-read-back', { path: name }));
    } finally {
      file.close();
    }
    return { name, size: lengthOf(pieces), sha256: sha256Of(...pieces) };
  } catch (error) {
    throw fileError(error, path);
  }
}
