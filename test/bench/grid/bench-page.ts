// A page in Chromium for the grid bench, with the probe for one grid in it; all compared grids get the same.
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { BROWSER_FLAGS, HIDDEN_FROM_TESTS } from '../../e2e/browser-flags.ts';
import { systemBrowser } from '../../e2e/system-browser.ts';
import type { GridTarget } from './grid-target.ts';
import { installProbe } from './page-probe.ts';

export interface BenchPage {
  readonly browser: Browser;
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly target: GridTarget;
}

/** Starts a browser of its own for the page; scroll bars are shown, as people have them. */
export async function openBenchPage(address: string, target: GridTarget): Promise<BenchPage> {
  const system = systemBrowser();
  const browser = await chromium.launch({
    args: [...BROWSER_FLAGS, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
    ignoreDefaultArgs: [...HIDDEN_FROM_TESTS],
    ...(system === null ? {} : { executablePath: system }),
  });
  const context = await browser.newContext({ viewport: { width: 1360, height: 860 }, locale: 'en-US' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(`(${installProbe.toString()})(${JSON.stringify(target)})`);
  await page.goto(address);
  return { browser, page, devtools, target };
}
