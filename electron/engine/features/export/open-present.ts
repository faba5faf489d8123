// Opens what stands in the folder of an export, whatever it is: nothing there may keep an export waiting. It writes nothing.
import { constants } from 'node:fs';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { OpenFile } from '../../../files/open-file.ts';
import { newMemory, type TakeMemory } from './pack/spare-memory.ts';

/** Without it, a pipe would be opened once somebody writes to it. Windows has no such flag and needs none. */
const AT_ONCE = constants.O_RDONLY | ((constants.O_NONBLOCK as number | undefined) ?? 0);

/** What sockets, and devices that nothing drives, are refused with when they are opened. */
const UNOPENED: ReadonlySet<string | undefined> = new Set(['ENXIO', 'ENODEV', 'EOPNOTSUPP']);

/** A file that is open for reading, with its length. */
export interface PresentFile {
  readonly file: OpenFile;
  readonly size: number;
}

/**
 * For reading. Throws "invalid-export" for what is no file (a folder, a pipe, a socket, a device); other failures as
 * they are.
 */
export function openPresent(path: string): PresentFile {
  const file = openAtOnce(path);
  try {
    const found = file.stat();
    if (!found.isFile()) throw noFile(path, found.isDirectory());
    return { file, size: found.size };
  } catch (error) {
    file.close();
    throw error;
  }
}

function openAtOnce(path: string): OpenFile {
  try {
    return OpenFile.open(path, AT_ONCE);
  } catch (error) {
    throw UNOPENED.has((error as NodeJS.ErrnoException).code) ? noFile(path, false) : error;
  }
}

/** All of it, in the same way. `take`: memory for so many bytes, or more. Default: new memory. */
export async function readPresent(path: string, take: TakeMemory = newMemory): Promise<Buffer> {
  const { file, size } = openPresent(path);
  try {
    const memory = take(size);
    let bytes = 0;
    for (let read = -1; read !== 0 && bytes < size; bytes += read)
      read = await file.read(memory.subarray(bytes, size), bytes);
    return memory.subarray(0, bytes);
  } finally {
    file.close();
  }
}

/** Says of what stands in the place of a file that it is none. */
export function noFile(path: string, isFolder: boolean): AppError {
  return new AppError(
    'invalid-export',
    reason(isFolder ? 'export-name-is-folder' : 'export-name-is-device', { path }),
  );
}
