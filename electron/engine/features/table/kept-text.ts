// A text of the clipboard as a file, for a table that the user has yet to be asked about. It reads no table.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryFolder } from '../../../files/temporary-folder.ts';
import { fileError } from '../../../files/file-error.ts';
import type { EngineContext } from '../../project/context.ts';

/** What the file is called: its name is shown. */
const NAME = 'clipboard.txt';

/** The path of a file with this text, which goes when the next text comes or the engine ends. Throws AppError. */
export async function keepText(text: string, context: EngineContext): Promise<string> {
  await forgetText(context);
  const folder = await makeTemporaryFolder('table');
  context.keptText = folder;
  const path = join(folder.path, NAME);
  await writeFile(path, text).catch((error: unknown) => {
    throw fileError(error, path);
  });
  return path;
}

/** Removes the file, if there is one. Never rejects: what can't be removed is left to the system. */
export async function forgetText(context: EngineContext): Promise<void> {
  const folder = context.keptText;
  context.keptText = null;
  await folder?.remove().catch(() => undefined);
}
