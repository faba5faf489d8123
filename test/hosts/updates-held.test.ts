// An update that waits while the system shuts down: an installer that is ended halfway would leave neither version.
import { readFile } from 'node:fs/promises';
import type { BrowserWindow } from 'electron';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UpdateState } from '../../shared/contract/updates.ts';
import { preventable } from './electron-events.ts';
import { mainUnderTest, type MainUnderTest } from './main-under-test.ts';
import { startFeed, type UpdateFeed } from './update-feed.ts';

let main: MainUnderTest;
let feed: UpdateFeed | null = null;

beforeEach(async () => {
  main = await mainUnderTest();
});

afterEach(async () => {
  await feed?.stop();
  feed = null;
  await main.clean();
});

async function startWithFeed(): Promise<UpdateFeed> {
  main.fake.app.isPackaged = true;
  feed = await startFeed(main.fake);
  await main.start();
  return feed;
}

async function ask(name: 'updates.state' | 'updates.check' | 'updates.install'): Promise<UpdateState> {
  const answer = await main.invoke(name, {});
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.result as UpdateState;
}

const arrived = (phase: UpdateState['phase']) =>
  vi.waitUntil(async () => (await ask('updates.state')).phase === phase, { timeout: 10_000 });

it.runIf(process.platform === 'linux')('is not installed then', async () => {
  const { publish, appImage } = await startWithFeed();
  publish('0.2.0');
  await ask('updates.check');
  await ask('updates.install');
  await arrived('ready');
  const window = main.window();
  main.fake.app.emit('browser-window-created', preventable(), window as unknown as BrowserWindow);
  window.emit('query-session-end', Object.assign(preventable(), { reasons: [] }));
  await ask('updates.state');
  main.fake.app.emit('quit', preventable(), 0);
  expect(await readFile(appImage, 'utf8')).toBe('the old one');
});
