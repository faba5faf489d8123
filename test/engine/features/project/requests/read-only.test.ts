// A project that is open for reading alone: the engine refuses what would change it, and saves a copy.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { startEngine } from '../../../../../electron/cli/run/engine-client.ts';
import { ProjectStore } from '../../../../../electron/engine/store/store.ts';
import { addingUrls } from '../../../add-urls.ts';
import { storeWith, temporaryFolder } from '../../../store/rows/sample-project.ts';

it('refuses changes until a copy is saved, and says why it can not be changed', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'shop.mapwright');
  storeWith([{ loc: 'https://a.example/1' }], path).close();
  // Held by a connection that is none of the engine's.
  const holder = new DatabaseSync(path);
  holder.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  const { request, close } = startEngine();
  onTestFinished(close);
  await expect(request['project.open']({ path })).rejects.toMatchObject({ code: 'project-locked' });
  const info = await request['project.open']({ path, readable: true });
  expect([info.path, info.rows, info.readOnly]).toEqual([path, 1, 'open-elsewhere']);
  await expect(request['edit.paste'](addingUrls(['https://a.example/2']))).rejects.toMatchObject({
    code: 'read-only',
  });
  holder.close();
  const copy = join(folder, 'copy.mapwright');
  expect(await request['project.saveAs']({ path: copy })).toMatchObject({ path: copy, readOnly: null });
  expect(await request['edit.paste'](addingUrls(['https://a.example/2']))).toMatchObject({ changed: 1 });
  copyFileSync(path, join(folder, 'again.mapwright'));
  const again = ProjectStore.open(join(folder, 'again.mapwright'));
  expect([again.counts().rows, readFileSync(path).length > 0]).toEqual([1, true]);
  again.close();
});
