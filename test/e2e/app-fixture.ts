// The app in a fresh home folder with a window that is ready to use, for one test. E2E_HOST=electron runs it in Electron,
// E2E_HOST=packed as it was packaged.
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron as electron, test as base, expect, type Page } from '@playwright/test';
import { BROWSER_FLAGS } from './browser-flags.ts';
import { ROOT } from '../run/tool-path.ts';
import { startHost, usedHome } from './browser-host.ts';
import { enginePid } from './engine-pid.ts';
import { startPacked } from './packed-app.ts';
import { slowLine } from './slow-line.ts';

export interface App {
  readonly page: Page;
  /** A folder of this test, empty but for the app's home. */
  readonly folder: string;
  /** The engine's process id. Throws where there is no engine. */
  readonly enginePid: () => number;
}

interface Fixtures {
  readonly app: App;
  /** The app has never been used: it shows its first steps. */
  readonly firstUse: boolean;
  readonly folder: string;
}

const withFolder = base.extend<Pick<Fixtures, 'folder' | 'firstUse'>>({
  firstUse: [false, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the first argument
  folder: async ({}, use) => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'mapwright-e2e-')));
    await use(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});

const inBrowser = withFolder.extend<Pick<Fixtures, 'app'>>({
  app: async ({ page, folder, firstUse }, use, info) => {
    if (!firstUse) await usedHome(join(folder, 'home'));
    const host = await startHost(join(folder, 'home'));
    const problems = watch(page);
    await slowLine(page);
    await page.goto(host.address);
    await use({ page, folder, enginePid: () => pidBelow(host.pid) });
    if (info.status !== info.expectedStatus) {
      await info.attach('host output', { body: host.output(), contentType: 'text/plain' });
    }
    await page.close();
    await host.stop();
    expect(problems, 'errors in the window').toEqual([]);
  },
});

const inElectron = withFolder.extend<Pick<Fixtures, 'app'>>({
  app: async ({ folder, firstUse }, use) => {
    if (!firstUse) await usedHome(join(folder, 'home'));
    const env = { ...process.env, MAPWRIGHT_HOME: join(folder, 'home') } as Record<string, string>;
    const host = await electron.launch({ args: [...BROWSER_FLAGS, join(ROOT, 'out/main/main.js')], env });
    const page = await host.firstWindow();
    const problems = watch(page);
    await use({ page, folder, enginePid: () => pidBelow(host.process().pid ?? 0) });
    await host.close();
    expect(problems, 'errors in the window').toEqual([]);
  },
});

const asPackaged = withFolder.extend<Pick<Fixtures, 'app'>>({
  app: async ({ folder, firstUse }, use, info) => {
    if (!firstUse) await usedHome(join(folder, 'home'));
    const host = await startPacked(join(folder, 'home'));
    const problems = watch(host.page);
    await use({ page: host.page, folder, enginePid: () => pidBelow(host.pid) });
    const ended = await host.close();
    await info.attach('host output', { body: host.output(), contentType: 'text/plain' });
    expect(problems, 'errors in the window').toEqual([]);
    expect(ended, 'the app ends when it is asked to').toBe(true);
  },
});

const HOSTS = new Map([
  ['electron', inElectron],
  ['packed', asPackaged],
]);

/** Playwright's test with `app`. An uncaught error in the window, or a breach of its policy, fails the test. */
export const test = HOSTS.get(process.env['E2E_HOST'] ?? '') ?? inBrowser;

export { expect };

function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}

function pidBelow(host: number): number {
  const pid = enginePid(host);
  if (pid === null) throw new Error('There is no engine process below the host.');
  return pid;
}
