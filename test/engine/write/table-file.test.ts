import { execFileSync } from 'node:child_process';
import { lstatSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTableFile } from '../../../electron/engine/write/table-file.ts';
import { temporaryFolder } from '../store/sample-project.ts';

it.skipIf(process.platform === 'win32')('never takes the place of a pipe, or of a link to one', async () => {
  const folder = temporaryFolder();
  const [pipe, link] = [join(folder, 'pipe.csv'), join(folder, 'link.csv')];
  execFileSync('mkfifo', [pipe]);
  symlinkSync(pipe, link);
  for (const path of [pipe, link, '/dev/null'])
    await expect(createTableFile(path, true)).rejects.toMatchObject({ reason: { key: 'file-is-device' } });
  expect(lstatSync(pipe).isFIFO()).toBe(true);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
});
