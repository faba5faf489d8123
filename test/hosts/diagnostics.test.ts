// What is logged and saved for whoever helps a user, under Electron: nothing is sent, and nothing of the user's is in it.
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { text } from 'node:stream/consumers';
import { mainUnderTest, type MainUnderTest } from './main-under-test.ts';

let main: MainUnderTest;

beforeEach(async () => {
  main = await mainUnderTest();
  await main.start();
});

afterEach(async () => {
  await main.clean();
});

it('keeps crashes in the app’s own folder and sends none', () => {
  expect(main.fake.electron.crashReporter.start.mock.calls).toEqual([[{ uploadToServer: false }]]);
  expect(main.fake.app.setPath).toHaveBeenCalledWith('crashDumps', join(main.home, 'crashes'));
});

it('begins the log with what runs, and shows it where the user asks', async () => {
  const log = join(main.home, 'logs', 'mapwright.log');
  expect(await readFile(log, 'utf8')).toMatch(/ Mapwright \d+\.\d+\.\d+, Node /);
  expect(await main.invoke('log.show', {})).toMatchObject({ ok: true });
  expect(main.fake.electron.shell.showItemInFolder.mock.calls).toEqual([[log]]);
});

it('saves the logs and what the app runs on, without pages and paths of the user', async () => {
  await main.invoke('log.report', {
    text: `Error at https://shop.example.com/a?token=s3cret\nin ${join(homedir(), 'acme.mapwright')}`,
  });
  const path = join(main.home, 'diagnostics.zip');
  main.fake.electron.dialog.showSaveDialog.mockResolvedValueOnce({ canceled: false, filePath: path });
  expect(await main.invoke('log.save', {})).toEqual({ ok: true, result: path });
  const files = await unpacked(await readFile(path));
  expect([...files.keys()].sort()).toEqual(['about.json', 'logs/mapwright.log']);
  expect(files.get('logs/mapwright.log')).toContain('Error at https://…');
  for (const text of files.values()) expect(text).not.toMatch(/s3cret|acme|shop/);
  for (const text of files.values()) expect(text).not.toContain(homedir());
  expect(JSON.parse(files.get('about.json')!)).toMatchObject({ settings: { theme: 'system' } });
  expect(await main.invoke('log.save', {})).toEqual({ ok: true, result: null });
});

it('says where it can’t be saved', async () => {
  const path = join(main.home, 'gone', 'diagnostics.zip');
  main.fake.electron.dialog.showSaveDialog.mockResolvedValueOnce({ canceled: false, filePath: path });
  expect(await main.invoke('log.save', {})).toMatchObject({
    ok: false,
    error: { code: 'io', reason: { key: 'diagnostics-not-saved', params: { path } } },
  });
});

async function unpacked(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(bytes);
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  return files;
}
