// The command line that comes with a packaged app: the window and the native menu know of it where it lies beside the archive.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appVersion } from '../../electron/host/app-version.ts';
import { commandLineFile } from '../../electron/main/command-line-package.ts';
import { mainUnderTest, type MainUnderTest } from './main-under-test.ts';

let main: MainUnderTest;
let resources: string;
const before = process.resourcesPath as string | undefined;

beforeEach(async () => {
  main = await mainUnderTest();
  resources = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
  Object.defineProperty(process, 'resourcesPath', { value: resources, configurable: true });
});

afterEach(async () => {
  Object.defineProperty(process, 'resourcesPath', { value: before, configurable: true });
  await main.clean();
  await rm(resources, { recursive: true, force: true });
});

const inMenu = () => main.fake.electron.Menu.getApplicationMenu()?.getMenuItemById('help.commandLine');

it('is offered where it came along', async () => {
  const file = join(resources, commandLineFile(appVersion()));
  await writeFile(file, '');
  await main.start();
  expect(await main.invoke('host.info', {})).toMatchObject({ result: { commandLine: file } });
  expect(inMenu()).toBeTruthy();
});

it('is not offered without it, or with that of another version', async () => {
  await writeFile(join(resources, commandLineFile('0.0.1')), '');
  await main.start();
  expect(await main.invoke('host.info', {})).toMatchObject({ result: { commandLine: null } });
  expect(inMenu()).toBeFalsy();
});
