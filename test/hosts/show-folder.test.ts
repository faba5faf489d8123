// How the browser host shows folders and files in the system's file manager.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { opening, showFolder, showing, started, type Command } from '../../electron/browser/show-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

it('shows a folder, or a file in its folder', async () => {
  const ran: Command[] = [];
  const run = (command: Command): Promise<boolean> => {
    ran.push(command);
    return Promise.resolve(true);
  };
  const file = join(folder, 'a; rm -rf.xml');
  await writeFile(file, '');
  await showFolder(folder, run);
  await showFolder(file, run);
  expect(ran).toEqual([showing(process.platform, folder, folder), showing(process.platform, file, folder)]);
});

it('shows nothing that is gone, and says where the folder is when nothing can show it', async () => {
  await expect(showFolder(join(folder, 'gone'), () => Promise.resolve(true))).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(showFolder(folder, () => Promise.resolve(false))).rejects.toMatchObject({
    code: 'io',
    message: expect.stringContaining(folder) as string,
  });
});

it('takes a program that is not there, or fails at once, for none', async () => {
  expect(await started([join(folder, 'no-such-program')])).toBe(false);
  expect(await started([process.execPath, '-e', 'process.exit(3)'])).toBe(process.platform === 'win32');
  expect(await started([process.execPath, '-e', ''])).toBe(true);
});

it('selects a folder on macOS and Windows, where opening it could start a program', () => {
  expect(showing('darwin', '/a b/Some.app', '/a b/Some.app')).toEqual(['open', '-R', '/a b/Some.app']);
  expect(showing('win32', 'C:\\a b\\c.xml', 'C:\\a b')).toEqual(['explorer.exe', '/select,"C:\\a b\\c.xml"']);
  expect(showing('linux', '/a b/c.xml', '/a b')).toEqual(['xdg-open', '/a b']);
});

it('hands an address over as one argument, never to a shell', () => {
  expect(opening('linux', 'http://a b')).toEqual(['xdg-open', 'http://a b']);
  expect(opening('darwin', 'http://a b')).toEqual(['open', 'http://a b']);
  expect(opening('win32', 'http://a b')).toEqual(['explorer.exe', 'http://a b']);
});
