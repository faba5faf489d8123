// The text of the clipboard as a file, so that it is read like any other. It is gone from the disk after the import.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryFolder } from '../../../files/temporary-folder.ts';
import { diskFile, type SourceFile } from '../../read/sources/source-file.ts';
import { readError } from '../../../files/read-error.ts';

/** The location of what was pasted: there is nowhere to look at it again. */
export const PASTED = 'clipboard';

/** Does work with a file of the text, or with null where there is none. */
export async function withPastedFile<T>(
  text: string | undefined,
  work: (file: SourceFile | null) => Promise<T>,
): Promise<T> {
  if (text === undefined) return work(null);
  const folder = await makeTemporaryFolder('pasted');
  try {
    const path = join(folder.path, PASTED);
    // A last line that nobody cut has its end.
    const bytes = Buffer.from(text.endsWith('\n') ? text : `${text}\n`);
    await writeFile(path, bytes).catch((error: unknown) => {
      throw readError(error, path);
    });
    return await work(diskFile(PASTED, bytes.length, true, { path }));
  } finally {
    await folder.remove();
  }
}
