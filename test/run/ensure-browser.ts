// Makes sure that the end-to-end tests have a browser that really starts: the system's, Playwright's, or apt's.
import { chromium } from 'playwright';
import { BROWSER_FLAGS } from '../e2e/browser-flags.ts';
import { systemBrowser } from '../e2e/system-browser.ts';
import { aptInstall } from './apt-install.ts';
import { runNode } from './run-process.ts';
import { toolPath } from './tool-path.ts';

/** The path of a browser that starts. Throws, saying what to do, where none can be had. */
export async function ensureBrowser(): Promise<string> {
  const found = (await systemBrowserThatStarts()) ?? (await fromPlaywright()) ?? (await fromApt());
  if (found !== null) return found;
  throw new Error(
    'No browser for the end-to-end tests: none of the system starts, the download failed, and apt-get could not ' +
      'install one. Install Chrome, Chromium or Edge, or name one in MAPWRIGHT_TEST_BROWSER.',
  );
}

async function systemBrowserThatStarts(): Promise<string | null> {
  const tried = new Set<string>();
  for (let path = systemBrowser(tried); path !== null; path = systemBrowser(tried)) {
    if (await starts(path)) return path;
    tried.add(path);
  }
  return null;
}

async function starts(path: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({
      executablePath: path,
      args: [...BROWSER_FLAGS],
      timeout: 60_000,
    });
    await browser.close();
    return true;
  } catch (error) {
    console.log(
      `${path} does not start: ${error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error)}`,
    );
    return false;
  }
}

async function fromPlaywright(): Promise<string | null> {
  console.log('No browser found; downloading Playwright’s Chromium.');
  const { code } = await runNode([toolPath('playwright'), 'install', 'chromium'], {
    stream: true,
    minutes: 10,
  });
  const path = chromium.executablePath();
  return code === 0 && (await starts(path)) ? path : null;
}

async function fromApt(): Promise<string | null> {
  return (await aptInstall('chromium')) ? systemBrowserThatStarts() : null;
}
