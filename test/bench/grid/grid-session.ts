// The real app for the grid bench: browser host, engine process and Chromium with a project open. It measures nothing.
import { constants } from 'node:fs';
import { copyFile, mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { startHost, usedHome } from '../../e2e/browser-host.ts';
import { enginePid } from '../../e2e/engine-pid.ts';
import { BENCH_HOME } from '../corpus.ts';
import { openBenchPage, type BenchPage } from './bench-page.ts';
import { MAPWRIGHT } from './grid-target.ts';

export interface GridSession extends BenchPage {
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

/** Starts the host with a project and opens its window. */
export async function openSession(folder: string, project: string): Promise<GridSession> {
  await usedHome(join(folder, 'home'));
  const host = await startHost(join(folder, 'home'), [project]);
  const opened = await openBenchPage(host.address, MAPWRIGHT);
  const { browser, page } = opened;
  // A project with rows opens at its overview.
  await page.locator('#tab-urls').click();
  await page.locator('[role=grid]').waitFor();
  return {
    ...opened,
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

/** Gives the page what the dialog “Go to row” calls, by the name that it has in the pages of other grids. */
export async function exposeJump({ page }: GridSession): Promise<void> {
  await page.evaluate(exposeInPage);
}

/** Vue keeps the tree of components at the root's element. */
function exposeInPage(): void {
  interface Node {
    readonly component?: {
      readonly exposed?: { goTo?: (row: number) => void };
      readonly subTree: Node;
    } | null;
    readonly children?: unknown;
  }
  const find = (node: Node | null | undefined): ((row: number) => void) | undefined => {
    if (!node) return undefined;
    const own = node.component?.exposed?.goTo;
    if (own) return own;
    const inside = Array.isArray(node.children) ? (node.children as Node[]) : [];
    for (const child of [node.component?.subTree, ...inside]) {
      const found = typeof child === 'object' ? find(child) : undefined;
      if (found) return found;
    }
    return undefined;
  };
  const root = document.querySelector('#app') as unknown as { readonly _vnode: Node };
  Object.assign(window, { jumpTo: find(root._vnode) });
}
