// Holds files open while others take their names: the system frees the blocks of a file with its last handle, and takes
// longer for that than for the rename. It reads and changes nothing.
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCAL_FILE_SYSTEMS } from '../../../../files/local-file-systems.ts';
import { openPresent, type PresentFile } from '../open-present.ts';

/** A process may have some hundred files open, and what is no longer held takes the time that it took before. */
const MOST = 100;

/**
 * Opens those of the files that are there, as many as may be; what can't be opened is not held. Returns what lets go of
 * them. Only on disks of this machine: network drives keep files that are open under other names, and Windows refuses to
 * replace them.
 */
export async function keepOpen(folder: string, names: readonly string[]): Promise<() => Promise<void>> {
  if (!(await isLocal(folder))) return () => Promise.resolve();
  const held = names.slice(0, MOST).flatMap((name) => openIfPresent(join(folder, name)));
  return async () => {
    await Promise.allSettled(held.map(({ file }) => file.closeBeside()));
  };
}

function openIfPresent(path: string): PresentFile[] {
  try {
    return [openPresent(path)];
  } catch {
    return [];
  }
}

async function isLocal(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const system = await statfs(folder).catch(() => null);
  return system !== null && LOCAL_FILE_SYSTEMS.has(system.type);
}
