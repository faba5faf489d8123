// Refuses folders that an export could not be written to, before anything is. It creates and changes nothing.
import { access, constants, lstat, readlink, stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { fileError, nullIfMissing } from '../../../../files/file-error.ts';

/**
 * Gives whether the folder is there. Refuses a file or a link without a target of that name, and where neither the
 * folder nor, while it is missing, the nearest folder above it can be written.
 */
export async function refuseFolder(out: string): Promise<boolean> {
  for (let folder = out; ; folder = dirname(folder)) {
    const found = await stat(folder).catch(nullIfUnreachable);
    if (!found) {
      await refuseLink(folder);
      if (dirname(folder) !== folder) continue;
    } else if (!found.isDirectory()) {
      const why = folder === out ? reason('export-is-file', { path: out }) : fileAbove(folder, out);
      throw new AppError('invalid-export', why);
    }
    if (process.platform === 'linux') await refuseSystemFolder(folder, out);
    await access(folder, constants.W_OK).catch((error: unknown) => {
      throw fileError(error, folder);
    });
    return folder === out;
  }
}

/** As refuseFolder, for the sub folders that these files will be moved into. */
export async function refuseSubFolders(
  out: string,
  files: readonly { readonly name: string }[],
): Promise<void> {
  const folders = new Set(files.map(({ name }) => dirname(name)));
  folders.delete('.');
  for (const folder of folders) {
    const path = join(out, folder);
    await refuseFolder(path).catch((error: unknown) => {
      throw fileError(error, path);
    });
  }
}

/** Whether files can be removed from a folder that is there. */
export function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}

function fileAbove(file: string, path: string): ReturnType<typeof reason> {
  return reason('export-folder-in-file', { file, path });
}

/** A link that leads nowhere: no folder can be made in its place. */
async function refuseLink(link: string): Promise<void> {
  const found = await lstat(link).catch(nullIfUnreachable);
  if (!found?.isSymbolicLink()) return;
  const target = resolve(dirname(link), await readlink(link));
  throw new AppError('invalid-export', reason('export-dangling-link', { link, target }));
}

/**
 * File systems in which the kernel shows what it does: root may write there by its rights, and creates no folder all the
 * same. Source: Linux, include/uapi/linux/magic.h (proc, sysfs, debugfs, tracefs, securityfs, cgroup2).
 */
const OF_KERNEL: ReadonlySet<number> = new Set([
  0x9fa0, 0x62656572, 0x64626720, 0x74726163, 0x73636673, 0x63677270,
]);

async function refuseSystemFolder(folder: string, path: string): Promise<void> {
  const system = await statfs(folder).catch(() => null);
  if (system && OF_KERNEL.has(system.type)) {
    throw new AppError('no-access', reason('export-system-folder', { path, folder }));
  }
}

/** For .catch(): null where there is nothing, or a file stands where a folder would have to be. */
function nullIfUnreachable(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return null;
  return nullIfMissing(error);
}
