// The text of the clipboard as a file, so that it is read like any other. It is gone from the disk after the import.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFile, fileError, type SourceFile } from '../../sources/source-file.ts';
import { tellTemporary } from '../../sources/temporary-places.ts';

/** The location of what was pasted: there is nowhere to look at it again. */
export const PASTED = 'clipboard';

/** Does work with a file of the text, or with null where there is none. */
export async function withPastedFile<T>(
  text: string | undefined,
  work: (file: SourceFile | null) => Promise<T>,
): Promise<T> {
  if (text === undefined) return work(null);
  const folder = await mkdtemp(join(tmpdir(), 'mapwright-pasted-'));
  tellTemporary(folder, true);
  try {
    const path = join(folder, PASTED);
    // A last line that nobody cut has its end.
    const bytes = Buffer.from(text.endsWith('\n') ? text : `${text}\n`);
    await writeFile(path, bytes).catch((error: unknown) => {
      throw fileError(error, path);
    });
    return await work(diskFile(PASTED, bytes.length, true, { path }));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    tellTemporary(folder, false);
  }
}
