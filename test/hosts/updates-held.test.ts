// An update that waits while the system shuts down: an installer that is ended halfway would leave neither version.
import { readFile } from 'node:fs/promises';
import type { BrowserWindow } from 'electron';
import { expect, it } from 'vitest';
import { preventable } from './electron-events.ts';
import { updateUnderTest } from './update-under-test.ts';

const { main, startWithFeed, ask, arrived } = updateUnderTest();

it.runIf(process.platform === 'linux')('is not installed then', async () => {
  const { publish, appImage } = await startWithFeed();
  publish('0.2.0');
  await ask('updates.check');
  await ask('updates.install');
  await arrived('ready');
  const window = main().window();
  main().fake.app.emit('browser-window-created', preventable(), window as unknown as BrowserWindow);
  window.emit('query-session-end', Object.assign(preventable(), { reasons: [] }));
  await ask('updates.state');
  main().fake.app.emit('quit', preventable(), 0);
  expect(await readFile(appImage, 'utf8')).toBe('the old one');
});
