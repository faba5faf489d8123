// The real app for the grid bench: browser host, engine process and Chromium with a project open. It measures nothing.
import { constants } from 'node:fs';
import { copyFile, mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright';
import { BROWSER_FLAGS } from '../../e2e/browser-flags.ts';
import { startHost, usedHome } from '../../e2e/browser-host.ts';
import { enginePid } from '../../e2e/engine-pid.ts';
import { systemBrowser } from '../../e2e/system-browser.ts';
import { BENCH_HOME } from '../corpus.ts';
import { installProbe } from './page-probe.ts';

export interface GridSession {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** The copy of the project that is open. */
  readonly project: string;
  readonly killEngine: () => void;
  readonly close: () => Promise<void>;
}

/** Copies the project, as the bench edits it. */
export async function copyProject(
  source: string,
): Promise<{ readonly folder: string; readonly path: string }> {
  const folder = await mkdtemp(join(BENCH_HOME, 'grid-'));
  const path = join(folder, 'bench.mapwright');
  await copyFile(source, path, constants.COPYFILE_FICLONE);
  // With its time it is the file that was closed properly, as people open theirs.
  const { atime, mtime } = await stat(source);
  await utimes(path, atime, mtime);
  return { folder, path };
}

/** Starts the host with a project and opens its window; scroll bars are shown, as people have them. */
export async function openSession(folder: string, project: string): Promise<GridSession> {
  await usedHome(join(folder, 'home'));
  const host = await startHost(join(folder, 'home'), [project]);
  const system = systemBrowser();
  const browser = await chromium.launch({
    args: [...BROWSER_FLAGS, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(system === null ? {} : { executablePath: system }),
  });
  const context = await browser.newContext({ viewport: { width: 1360, height: 860 }, locale: 'en-US' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(`(${installProbe.toString()})()`);
  await page.goto(host.address);
  // A project with rows opens at its overview.
  await page.locator('#tab-urls').click();
  await page.locator('[role=grid]').waitFor();
  return {
    page,
    devtools,
    project,
    killEngine: () => {
      const pid = enginePid(host.pid);
      if (pid !== null) process.kill(pid, 'SIGKILL');
    },
    close: async () => {
      await browser.close();
      await host.stop();
      await rm(join(folder, 'home'), { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const QUERY_MS = 90_000;

/** Waits until the rows that were asked for are shown. */
export async function queryEnded(page: Page): Promise<void> {
  await page.locator('.grid-area[aria-busy=false]').waitFor({ timeout: QUERY_MS });
}
