// Where the sample set lies. It reads nothing.
import { join } from 'node:path';
import { appRoot } from './app-folders.ts';

/** The folder of the sample set. In a packaged app it lies beside the archive, where the engine can read it. */
export function samplePath(root: string = appRoot()): string {
  return join(root.replace(/app\.asar(?=[/\\]|$)/, 'app.asar.unpacked'), 'electron', 'sample');
}
