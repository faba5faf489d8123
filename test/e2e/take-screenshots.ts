// Makes the pictures of the README and the guide from the running app: npm run screenshots. With "tour FOLDER" behind
// "--" it takes every menu and dialog in all languages and themes into a folder instead, and ends with 1 where axe
// finds something serious.
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { generateSample } from '../sample/generate-sample.ts';
import { ensureBrowser } from '../run/ensure-browser.ts';
import { ROOT } from '../run/tool-path.ts';
import { BROWSER_FLAGS } from './browser-flags.ts';
import { startHost, usedHome } from './browser-host.ts';
import { takeTour } from './tour.ts';
import { cell, closeDialog, expectRows, exportTo, fillExport, importPaths, newProject } from './screens.ts';

const [what, into] = process.argv.slice(2);
const OUT = join(ROOT, 'docs/screenshots');
const SITE = 'https://www.example.com/';
const URLS = 120_000;

async function walkThrough(page: Page, folder: string, theme: 'light' | 'dark'): Promise<void> {
  const shoot = async (name: string): Promise<void> => {
    await page.screenshot({ path: join(OUT, `${name}-${theme}.png`), animations: 'disabled' });
  };
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'New project' }).waitFor();
  await shoot('welcome');
  await newProject(page);
  await importPaths(page, [join(folder, 'site/robots.txt')], URLS);
  await expectRows(page, URLS);
  const row = await cell(page, 4, 'URL');
  await row.click();
  await page
    .getByLabel('Details')
    .getByText((await row.textContent()) ?? '', { exact: true })
    .waitFor();
  await shoot('grid');
  const dialog = await fillExport(page, join(folder, `sitemaps-${theme}`), SITE);
  await dialog.getByText('sitemap-3.xml.gz').waitFor();
  await shoot('export-plan');
  await closeDialog(page);
  await exportTo(page, join(folder, `sitemaps-${theme}`), SITE);
  await shoot('export-result');
  await closeDialog(page);
  await page.keyboard.press('Alt+1');
  await page.getByRole('button', { name: 'Show changes' }).waitFor();
  await shoot('overview');
}

// The path is in the pictures.
const folder = join(tmpdir(), 'example-site');
await mkdir(folder);
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...BROWSER_FLAGS] });
try {
  if (what === 'tour') await tour(into ?? join(folder, 'pictures'));
  else await pictures();
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

async function tour(out: string): Promise<void> {
  const faults = await takeTour(browser, folder, out);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

async function pictures(): Promise<void> {
  await mkdir(OUT, { recursive: true });
  await generateSample({ urls: URLS, faults: 'rows', out: join(folder, 'site') });
  for (const theme of ['light', 'dark'] as const) {
    const home = join(folder, `home-${theme}`);
    await usedHome(home);
    const host = await startHost(home);
    const context = await browser.newContext({ viewport: { width: 1360, height: 860 }, locale: 'en-US' });
    const page = await context.newPage();
    await page.goto(host.address);
    await walkThrough(page, folder, theme);
    await context.close();
    await host.stop();
  }
}
