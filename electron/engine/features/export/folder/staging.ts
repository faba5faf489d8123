// The folder inside the target where a new set grows until it is complete and verified. It never touches the old set. Whoever
// makes one has the target for itself: see hold-folder.ts.
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { fileError, folderError, nullIfMissing } from '../../../../files/file-error.ts';
import { makeFolders, removeFolders } from '../../../../files/make-folders.ts';
import { OpenFile } from '../../../../files/open-file.ts';
import { ReadBack } from './read-back.ts';
import { isStagingName, newStagingName } from '../../../../files/staging-name.ts';

export interface Staging {
  readonly path: string;
  readonly out: string;
  /**
   * Writes, fsyncs and reads back one file, in place of what was written under its name before; "/" in that stands before
   * sub folders. Throws "io" where the disk gave back other bytes.
   */
  readonly write: (name: string, bytes: Buffer) => Promise<StagedFile>;
  /** Once nothing is written any more, removes the staging folder, and the target where this export created it and left it empty. */
  readonly remove: () => Promise<void>;
}

export interface StagedFile {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
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
      bytes: Buffer,
      before: Promise<unknown> | undefined,
    ): Promise<StagedFile> => {
      if (isRemoved) throw new Error('The staging folder is gone.');
      if (before) {
        await before.catch(() => undefined);
        await rm(join(path, name), { force: true });
      }
      return writeVerified(path, { name, bytes }, disk);
    };
    return {
      path,
      out,
      write: (name, bytes) => {
        const written = write(name, bytes, writing.get(name));
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

/** The paths of the staging folders in a target, none where that does not exist: of one that runs, or left over. */
export async function findStagings(out: string): Promise<string[]> {
  const names = (await readdir(out).catch(nullIfMissing)) ?? [];
  return names.filter(isStagingName).map((name) => join(out, name));
}

export function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function writeVerified(
  folder: string,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
  disk: ReadBack,
): Promise<StagedFile> {
  const path = join(folder, name);
  try {
    if (name.includes('/')) await mkdir(dirname(path), { recursive: true });
    const file = OpenFile.open(path, 'wx+');
    try {
      await file.write([bytes]);
      await file.sync();
      if (!(await disk.holds(file, bytes)))
        throw new AppError('io', reason('export-not-read-back', { path: name }));
    } finally {
      file.close();
    }
    return { name, size: bytes.length, sha256: sha256Of(bytes) };
  } catch (error) {
    throw fileError(error, path);
  }
}
