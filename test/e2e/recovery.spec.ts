// Window, engine and host are killed in the middle of work: what was acknowledged is there again, nothing is half there, and what
// was typed and not saved is back. npm run crash does the same many times and measures it.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { crashRun, VICTIMS } from '../crash/crash-run.ts';
import { expect, test, type App } from './app-fixture.ts';
import { startHost, usedHome } from './browser-host.ts';
import {
  cell,
  columnHeader,
  expectRows,
  importPaths,
  listArrived,
  newProject,
  openDialog,
  search,
} from './screens.ts';

const SITE = 'https://www.example.com';

test.skip(
  process.env['E2E_HOST'] === 'electron',
  'the browser host has windows that a test may crash and open again',
);

for (const victim of VICTIMS) {
  test(`the ${victim} is killed at a random moment`, async ({ browser }) => {
    // In the second one the work comes to its end, with a dialog open.
    for (const seed of [1, 203]) await crashRun(browser, victim, seed);
  });
}

async function addUrls(page: Page): Promise<Locator> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('Add URLs');
  await page.keyboard.press('Enter');
  const dialog = openDialog(page);
  await expect(dialog.getByRole('heading', { name: 'Add URLs' })).toBeVisible();
  return dialog;
}

/** Closes the window once what is typed is kept, and opens the next one. */
async function nextWindow({ page, folder }: App, isKept: (drafts: string) => boolean): Promise<Page> {
  const file = join(folder, 'home', 'drafts.json');
  await expect.poll(async () => isKept(await readFile(file, 'utf8'))).toBe(true);
  const next = await page.context().newPage();
  const origin = new URL(page.url()).origin;
  await page.close();
  await next.goto(origin);
  await listArrived(next);
  return next;
}

test('a window that goes in the middle of typing comes back as it was; what was saved or given up does not', async ({
  app,
}) => {
  const list = join(app.folder, 'list.txt');
  await writeFile(list, ['x-b', 'x-a', 'x-c', 'y'].map((name) => `${SITE}/${name}\n`).join(''));
  await newProject(app.page);
  await importPaths(app.page, [list], 4);
  await search(app.page, 'x-');
  await columnHeader(app.page, 'URL').click({ position: { x: 30, y: 10 } });
  await expectRows(app.page, 3);
  await (await addUrls(app.page)).getByRole('textbox').fill(`${SITE}/half-ty`);

  const second = await nextWindow(app, (drafts) => drafts.includes('half-ty'));
  await expectRows(second, 3);
  await expect(second.getByRole('searchbox', { name: 'Search all columns' })).toHaveValue('x-');
  await expect(await cell(second, 0, 'URL')).toHaveText(`${SITE}/x-a`);
  await expect(second.getByText('The URLs you were adding are back.', { exact: true }).first()).toBeVisible();
  await second.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(openDialog(second).getByRole('textbox')).toHaveValue(`${SITE}/half-ty`);
  await expect(second.getByRole('button', { name: 'Show', exact: true })).toBeHidden();
  await second.keyboard.press('Escape');
  await openDialog(second).getByRole('button', { name: 'Keep editing' }).click();
  await expect(openDialog(second).getByRole('textbox')).toHaveValue(`${SITE}/half-ty`);
  await second.keyboard.press('Escape');
  await openDialog(second).getByRole('button', { name: 'Discard' }).click();
  await expect(openDialog(second)).toBeHidden();
  await search(second, '');
  await columnHeader(second, 'URL').click({ position: { x: 30, y: 10 } });
  await columnHeader(second, 'URL').click({ position: { x: 30, y: 10 } });
  await expectRows(second, 4);

  const third = await nextWindow({ ...app, page: second }, (drafts) => !/half-ty|"view"/.test(drafts));
  await expectRows(third, 4);
  await expect((await addUrls(third)).getByRole('textbox')).toHaveValue('');
  await third.close();
});

test('a host that is killed opens its project again at the next start, with what was typed; the old tab says what to do', async ({
  browser,
}) => {
  const home = test.info().outputPath('home');
  await usedHome(home);
  const first = await startHost(home);
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(first.address);
  await newProject(page);
  await page.getByLabel('URL of a new row').fill(`${SITE}/typed`);
  await expect.poll(() => readFile(join(home, 'drafts.json'), 'utf8').catch(() => '')).toContain('/typed');
  process.kill(first.pid, 'SIGKILL');
  await first.stop();
  const second = await startHost(home);
  const next = await context.newPage();
  await next.goto(second.address);
  await expect(next.getByRole('region', { name: 'Notices' })).toContainText(
    'Mapwright ended unexpectedly. Your project is open again',
  );
  await expect(next.getByLabel('URL of a new row')).toHaveValue(`${SITE}/typed`);
  await expect(page.getByText('Mapwright has ended.')).toBeVisible({ timeout: 40_000 });
  await second.stop();
  // It ended in order.
  const third = await startHost(home);
  await next.goto(third.address);
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(next.getByLabel('URL of a new row')).toBeHidden();
  await third.stop();
  await context.close();
});
