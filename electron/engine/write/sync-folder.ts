// Makes renames and new names in a folder durable.
import { open } from 'node:fs/promises';

/** fsync of a folder. Windows has no such thing and needs none. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
