// Which sources can't be looked at again: what was pasted, and what was dropped into a browser whose host is gone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startEngine } from '../../../../../electron/cli/run/engine-client.ts';
import { makeTemporaryFolder } from '../../../../../electron/files/temporary-folder.ts';
import { temporaryFolder } from '../../../store/rows/sample-project.ts';

it('names sources that are kept nowhere any more, and no file of the user', async () => {
  const folder = temporaryFolder();
  const uploads = await makeTemporaryFolder('uploads');
  const own = join(folder, 'own.txt');
  const dropped = join(uploads.path, '1', 'list.txt');
  mkdirSync(join(uploads.path, '1'));
  writeFileSync(own, 'https://a.example/1\n');
  writeFileSync(dropped, 'https://a.example/2\n');
  const { request, runJob, close } = startEngine();
  onTestFinished(close);
  await request['project.create']({ path: join(folder, 'shop.mapwright') });
  const watch = { signal: new AbortController().signal, onProgress: () => undefined };
  await runJob(
    'import',
    () => request['import.start']({ sources: [own, dropped], pasted: 'https://a.example/3\n' }),
    watch,
  );
  const lost = async (): Promise<string[]> => {
    const { sources, lostSources } = await request['project.info']({});
    return sources.filter(({ id }) => lostSources.includes(id)).map(({ location }) => location);
  };
  expect(await lost()).toEqual(['clipboard']);
  await uploads.remove();
  expect((await lost()).sort()).toEqual([dropped, 'clipboard'].sort());
});
