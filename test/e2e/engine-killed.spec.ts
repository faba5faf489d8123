// The engine dies in the middle of work: the user is told, the window goes on, the project and the old export are whole.
import { copyFile, readdir, readFile } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { generateSample } from '../sample/generate-sample.ts';
import { expect, test, type App } from './app-fixture.ts';
import { readExportedSet } from './exported-set.ts';
import { integrityCheck } from './integrity.ts';
import {
  cell,
  editCell,
  expectRows,
  exportTo,
  closeDialog,
  fillExport,
  grid,
  importPaths,
  newProject,
  toolbar,
  startButton,
} from './screens.ts';

const URLS = 30_000;

async function openSet(app: App): Promise<void> {
  const site = await generateSample({ urls: URLS, gzip: 'none', out: join(app.folder, 'site') });
  await newProject(app.page);
  await importPaths(app.page, [site.robots], URLS);
  await expectRows(app.page, URLS);
}

test('in the middle of an edit', async ({ app }) => {
  const { page } = app;
  await openSet(app);
  const first = await cell(page, 0, 'Priority');
  await editCell(first, '0.9');
  await expect(first).toHaveText('0.9');
  await expect(toolbar(page).getByRole('button', { name: /^Undo: (?!Import)/ })).toBeEnabled();

  // Clearing a column of all rows takes the engine long enough to be hit in the middle.
  await (await cell(page, 0, 'Change frequency')).click();
  await page.keyboard.press('ControlOrMeta+Space');
  await page.keyboard.press('Delete');
  process.kill(app.enginePid(), 'SIGKILL');

  await expectRestartNotice(page);
  await expectRows(page, URLS);
  await expect(await cell(page, 0, 'URL')).toHaveText('https://www.example.com/');
  await editCell(await cell(page, 1, 'Priority'), '0.8');
  await expect(await cell(page, 1, 'Priority')).toHaveText('0.8');
  await expectSound(app.folder);
  expect(await readFile(join(app.folder, 'home', 'logs', 'mapwright.log'), 'utf8')).toContain(
    'Engine ended: signal SIGKILL',
  );
});

test('in the middle of an export', async ({ app }) => {
  const { page, folder } = app;
  const out = join(folder, 'out');
  await openSet(app);
  await exportTo(page, out, 'https://www.example.com/');
  await closeDialog(page);
  const old = await readExportedSet(out);

  await editCell(await cell(page, 0, 'Priority'), '0.2');
  const dialog = await fillExport(page, out, 'https://www.example.com/');
  await startButton(dialog).click();
  // At once: an export of one changed row takes a few frames only.
  process.kill(app.enginePid(), 'SIGKILL');

  await expectRestartNotice(page);
  // What was decided on is completed, and anything else is cleared.
  await expect.poll(async () => (await readdir(out)).filter((name) => name.startsWith('.'))).toEqual([]);
  const left = await readExportedSet(out);
  await expectSound(folder);

  await closeDialog(page);
  await expectRows(page, URLS);
  await exportTo(page, out, 'https://www.example.com/');
  const fresh = await readExportedSet(out);
  expect([old.hash, fresh.hash], 'one whole generation, whichever').toContain(left.hash);
  expect(fresh.locs).toEqual(old.locs);
  expect(fresh.hash).not.toBe(old.hash);
  expect((await readdir(folder)).sort(), 'nothing is left over beside the set').toEqual([
    'home',
    'out',
    'site',
  ]);
});

test('right after the decision on an export: what it wrote is told all the same', async ({ app }) => {
  const { page, folder } = app;
  const out = join(folder, 'out');
  await openSet(app);
  await exportTo(page, out, 'https://www.example.com/');
  await closeDialog(page);
  await editCell(await cell(page, 0, 'Priority'), '0.2');
  const dialog = await fillExport(page, out, 'https://www.example.com/');
  const engine = app.enginePid();
  const button = startButton(dialog);
  await expect(button).toBeEnabled();
  await button.press('Enter', { noWaitAfter: true });
  killOnceDecided(engine, out);

  await expectRestartNotice(page);
  await expect(dialog.getByRole('heading', { name: /^Export (of|finished)/ })).toBeVisible();
  await expect(dialog.getByText('Upload 2 files to https://www.example.com/')).toBeVisible();
  await dialog.getByRole('button', { name: 'Export again' }).click();
  await expect(dialog.getByRole('row').filter({ hasText: 'sitemap-1.xml.gz' })).toContainText('unchanged');
  await expect(dialog.getByText('Another project')).toBeHidden();
});

test('three times: what is typed on makes no new project, and the one that is gone is opened again', async ({
  app,
}) => {
  const { page } = app;
  await newProject(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('Add URLs');
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill('https://www.example.com/1\nhttps://www.example.com/2');
  await page.getByRole('dialog').getByRole('button', { name: /^Add/ }).click();
  await expectRows(page, 2);
  for (let death = 1; death < 3; death++) {
    process.kill(app.enginePid(), 'SIGKILL');
    await expectRestartNotice(page);
    if (death === 2) await expect(page.getByText('× 2', { exact: true })).toBeVisible();
  }
  await (await cell(page, 0, 'Priority')).click();
  await page.keyboard.type('0.');
  process.kill(app.enginePid(), 'SIGKILL');
  await expect(
    page.getByText(/three times within half a minute and was not started again/).last(),
  ).toBeVisible();
  const again = page.getByRole('button', { name: /^Open “Untitled” again/ });
  await expect(again).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expectRows(page, 2);
  await expect(await cell(page, 0, 'URL')).toHaveText('https://www.example.com/1');
  await editCell(await cell(page, 0, 'Priority'), '0.5');
  await expect(await cell(page, 0, 'Priority')).toHaveText('0.5');
});

/** Waits without a pause: what follows the decision takes some milliseconds. */
function killOnceDecided(engine: number, out: string): void {
  const end = Date.now() + 2_000;
  const isDecided = (): boolean =>
    readdirSync(out).some((name) => name.startsWith('.') && existsSync(join(out, name, '.journal.json')));
  while (!isDecided() && Date.now() < end);
  process.kill(engine, 'SIGKILL');
}

async function expectRestartNotice(page: Page): Promise<void> {
  await expect(
    page.getByText('The engine stopped unexpectedly and was started again.', { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText('Your project is open again; everything confirmed is still there.', { exact: true }),
  ).toBeVisible();
  await expect(grid(page)).toBeVisible();
}

/** Opens a copy of the project as it lies on the disk, log included, as the next start would. */
async function expectSound(folder: string): Promise<void> {
  const home = join(folder, 'home');
  const name = (await readdir(home, { recursive: true })).find((path) => path.endsWith('.mapwright'));
  const project = join(home, name ?? 'no project file');
  const copy = join(folder, 'home', 'copy-to-check.sqlite');
  for (const suffix of ['', '-wal']) {
    if (existsSync(project + suffix)) await copyFile(project + suffix, copy + suffix);
  }
  expect(integrityCheck(copy)).toBe('ok');
}
