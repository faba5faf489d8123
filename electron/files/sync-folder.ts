// Makes renames and new names in a folder durable.
import { OpenFile } from './open-file.ts';

/** fsync of a folder. Windows has no such thing and needs none. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = OpenFile.open(path, 'r');
  try {
    await folder.sync();
  } finally {
    folder.close();
  }
}
