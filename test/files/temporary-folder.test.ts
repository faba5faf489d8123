// Temporary folders: one that a killed process left goes when the next is made, also where it could not wait for a sweep.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder, makeTemporaryFolderNow } from '../../electron/files/temporary-folder.ts';

const MODULE = pathToFileURL(resolve(import.meta.dirname, '../../electron/files/temporary-folder.ts'));

/** Makes one, tells its path, and stays. */
const CHILD = `
  const { makeTemporaryFolderNow } = await import(${JSON.stringify(MODULE.href)});
  process.stdout.write(makeTemporaryFolderNow('test').path);
  setInterval(() => undefined, 1_000);
`;

it('goes with the next one once its process was killed, and not before', async () => {
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', CHILD]);
  const [path] = (await once(child.stdout, 'data')).map(String) as [string];
  const mine = makeTemporaryFolderNow('test');
  try {
    await (await makeTemporaryFolder('test')).remove();
    expect([existsSync(path), existsSync(mine.path)]).toEqual([true, true]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await makeTemporaryFolder('test')).remove();
    expect([existsSync(path), existsSync(mine.path)]).toEqual([false, true]);
  } finally {
    mine.removeNow();
  }
  expect(existsSync(mine.path)).toBe(false);
});
