// Cut and paste as in a spreadsheet: what is cut stays until it is pasted, and moves then, as one step of undo.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { readExportedSet } from './exported-set.ts';
import {
  cell,
  columnHeader,
  editCell,
  expectRows,
  exportTo,
  closeDialog,
  goToFirstRow,
  grid,
  importPaths,
  newProject,
  openDialog,
  rowNumber,
  search,
} from './screens.ts';

const SITE = 'https://www.example.com';
const IMAGE = `<image:image><image:loc>${SITE}/two.jpg</image:loc></image:image>`;

async function open(page: Page, folder: string, rows = 6): Promise<void> {
  const urls = Array.from({ length: rows }, (_, i) => {
    const values = `<lastmod>2024-0${String(i + 1)}-01</lastmod><priority>0.${String(i + 1)}</priority>`;
    return `<url><loc>${SITE}/${String(i + 1)}</loc>${values}${i === 1 ? IMAGE : ''}</url>`;
  });
  const file = join(folder, 'sitemap.xml');
  await writeFile(
    file,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('\n')}</urlset>`,
  );
  await importAndStart(page, file, rows);
}

async function openMany(page: Page, folder: string, rows: number): Promise<void> {
  const list = join(folder, 'list.txt');
  await writeFile(list, Array.from({ length: rows }, (_, i) => `${SITE}/item-${String(i)}\n`).join(''));
  await importAndStart(page, list, rows);
}

async function importAndStart(page: Page, file: string, rows: number): Promise<void> {
  await newProject(page);
  await importPaths(page, [file], rows);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await goToFirstRow(page);
}

/** Cuts from a cell on, with so many more below it. */
async function cutFrom(page: Page, position: number, title: string, more = 0): Promise<void> {
  await (await cell(page, position, title)).click();
  for (let i = 0; i < more; i++) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ControlOrMeta+x');
}

async function pasteAt(page: Page, position: number, title: string): Promise<void> {
  await (await cell(page, position, title)).click();
  await page.keyboard.press('ControlOrMeta+v');
}

async function texts(page: Page, title: string, rows = 6): Promise<string[]> {
  const out: string[] = [];
  for (let i = 0; i < rows; i++) out.push(await (await cell(page, i, title)).innerText());
  return out;
}

const dates = (...months: (number | null)[]): string[] =>
  months.map((month) => (month === null ? '' : `2024-0${String(month)}-01`));
const paths = (...names: (number | string)[]): string[] => names.map((name) => `${SITE}/${String(name)}`);
const cutCells = (page: Page) => grid(page).locator('.grid-cell.is-cut');

test('cells that are cut stay until they are pasted, and one undo takes the move back', async ({
  app: { page, folder },
}) => {
  await open(page, folder);
  await cutFrom(page, 0, 'Last modified', 1);
  await expect(cutCells(page)).toHaveCount(2);
  expect(await texts(page, 'Last modified')).toEqual(dates(1, 2, 3, 4, 5, 6));
  // Over itself in part.
  await pasteAt(page, 1, 'Last modified');
  await expect.poll(() => texts(page, 'Last modified')).toEqual(dates(null, 1, 2, 4, 5, 6));
  await expect(cutCells(page)).toHaveCount(0);
  await expect(await cell(page, 2, 'Last modified')).toHaveAttribute('aria-selected', 'true');
  // The cut is over: the clipboard is pasted as a copy.
  await pasteAt(page, 4, 'Last modified');
  await expect.poll(() => texts(page, 'Last modified')).toEqual(dates(null, 1, 2, 4, 1, 2));
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => texts(page, 'Last modified')).toEqual(dates(1, 2, 3, 4, 5, 6));
});

test('Escape gives a cut up: what is pasted then is a copy', async ({ app: { page, folder } }) => {
  await open(page, folder);
  await cutFrom(page, 0, 'Last modified');
  await expect(cutCells(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(cutCells(page)).toHaveCount(0);
  await pasteAt(page, 3, 'Last modified');
  await expect.poll(() => texts(page, 'Last modified')).toEqual(dates(1, 2, 3, 1, 5, 6));
});

test('whole rows move with all they have, also by the menu, and are selected there', async ({
  app: { page, folder },
}) => {
  await open(page, folder);
  await rowNumber(page, 1).click();
  await rowNumber(page, 2).click({ modifiers: ['Shift'] });
  await page.keyboard.press('ControlOrMeta+x');
  await expect(rowNumber(page, 1)).toBeVisible();
  expect(await texts(page, 'URL')).toEqual(paths(1, 2, 3, 4, 5, 6));
  await (await cell(page, 5, 'Priority')).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Paste' }).click();
  await expect.poll(() => texts(page, 'URL')).toEqual(paths(1, 4, 5, 2, 3, 6));
  expect(await texts(page, 'Last modified')).toEqual(dates(1, 4, 5, 2, 3, 6));
  await expect(grid(page).locator('.grid-row.is-whole')).toHaveCount(2);
  await expect(rowNumber(page, 3)).toHaveClass(/is-selected/);
  const out = join(folder, 'out');
  await exportTo(page, out, `${SITE}/`);
  await closeDialog(page);
  const { xml } = await readExportedSet(out);
  expect(xml).toContain(
    `<url><loc>${SITE}/2</loc><lastmod>2024-02-01</lastmod><priority>0.2</priority>${IMAGE}</url>`,
  );
  await grid(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => texts(page, 'URL')).toEqual(paths(1, 2, 3, 4, 5, 6));
});

test('a sort and an edit between cut and paste change nothing about which cells move', async ({
  app: { page, folder },
}) => {
  await open(page, folder);
  await cutFrom(page, 0, 'Last modified');
  await expect(cutCells(page)).toHaveCount(1);
  await columnHeader(page, 'Priority').click();
  await columnHeader(page, 'Priority').click();
  await expect.poll(() => texts(page, 'URL')).toEqual(paths(6, 5, 4, 3, 2, 1));
  await editCell(await cell(page, 5, 'Last modified'), '2024-09-01');
  await pasteAt(page, 0, 'Last modified');
  await expect.poll(() => texts(page, 'Last modified')).toEqual(dates(9, 5, 4, 3, 2, null));
});

test('whole rows stay where they were put in a list that is sorted and filtered', async ({
  app: { page, folder },
}) => {
  await open(page, folder);
  await search(page, SITE);
  await columnHeader(page, 'Priority').click();
  await columnHeader(page, 'Priority').click();
  await expect.poll(() => texts(page, 'URL')).toEqual(paths(6, 5, 4, 3, 2, 1));
  await rowNumber(page, 4).click();
  await rowNumber(page, 5).click({ modifiers: ['Shift'] });
  await page.keyboard.press('ControlOrMeta+x');
  await pasteAt(page, 1, 'Priority');
  await expect.poll(() => texts(page, 'URL')).toEqual(paths(6, 2, 1, 5, 4, 3));
  await expect(grid(page).locator('.grid-row.is-whole')).toHaveCount(2);
  await expect(rowNumber(page, 1)).toHaveClass(/is-selected/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => texts(page, 'URL')).toEqual(paths(6, 5, 4, 3, 2, 1));
});

test('rows that were cut and deleted since are not moved, and that is said', async ({
  app: { page, folder },
}) => {
  await open(page, folder);
  await cutFrom(page, 0, 'Last modified', 1);
  await rowNumber(page, 0).click();
  await page.keyboard.press('Delete');
  await expectRows(page, 5);
  await pasteAt(page, 3, 'Last modified');
  await expect(
    page.getByRole('region', { name: 'Notices' }).getByText('rows that were cut have been deleted since'),
  ).toBeVisible();
  expect(await texts(page, 'Last modified', 5)).toEqual(dates(2, 3, 4, 5, 6));
});

test('cells that were cut and emptied empty no others: the next paste is a copy of what was cut', async ({
  app: { page, folder },
}) => {
  await open(page, folder);
  await cutFrom(page, 0, 'Last modified');
  await page.keyboard.press('Delete');
  await expect.poll(() => texts(page, 'Last modified')).toEqual(dates(null, 2, 3, 4, 5, 6));
  await pasteAt(page, 3, 'Last modified');
  await expect(page.getByText('have been emptied since').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => texts(page, 'Last modified')).toEqual(dates(null, 2, 3, 1, 5, 6));
});

test('cut rows that are pasted into the blank row move to the end, once', async ({
  app: { page, folder },
}) => {
  await open(page, folder);
  await rowNumber(page, 1).click();
  await page.keyboard.press('ControlOrMeta+x');
  await page.getByLabel('URL of a new row').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => texts(page, 'URL')).toEqual(paths(1, 3, 4, 5, 6, 2));
  expect(await texts(page, 'Last modified')).toEqual(dates(1, 3, 4, 5, 6, 2));
  await page.getByLabel('URL of a new row').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expectRows(page, 7);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => texts(page, 'URL')).toEqual(paths(1, 2, 3, 4, 5, 6));
});

test('cut URLs become rows in the blank row, and are gone above', async ({ app: { page, folder } }) => {
  await open(page, folder);
  await search(page, SITE);
  await cutFrom(page, 0, 'URL', 1);
  await page.getByLabel('URL of a new row').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expectRows(page, 6);
  await search(page, '');
  await expectRows(page, 8);
  await expect
    .poll(() => texts(page, 'URL', 8))
    .toEqual(['Issue: URL is missing', 'Issue: URL is missing', ...paths(3, 4, 5, 6, 1, 2)]);
});

test('in another project the cells are pasted as a copy, and their own project is as it was', async ({
  app: { page, folder },
}) => {
  await open(page, folder);
  await cutFrom(page, 0, 'Last modified');
  await expect(cutCells(page)).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('New project');
  await page.keyboard.press('Enter');
  await openDialog(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('This project has no URLs yet')).toBeVisible();
  await importPaths(page, [join(folder, 'sitemap.xml')], 6);
  await goToFirstRow(page);
  await pasteAt(page, 3, 'Last modified');
  await expect.poll(() => texts(page, 'Last modified')).toEqual(dates(1, 2, 3, 1, 5, 6));
});

test('values that are not valid there are asked about; without an answer the cut goes on', async ({
  app: { page, folder },
}) => {
  await open(page, folder);
  await cutFrom(page, 0, 'Last modified', 1);
  await pasteAt(page, 2, 'Priority');
  await expect(openDialog(page)).toContainText('Row 3, Priority');
  await openDialog(page).getByRole('button', { name: 'Cancel' }).click();
  // It was not moved: the cut goes on.
  await expect(cutCells(page)).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+v');
  await openDialog(page).getByRole('button', { name: 'Paste anyway' }).click();
  await expect.poll(() => texts(page, 'Last modified')).toEqual(dates(null, null, 3, 4, 5, 6));
  await expect(await cell(page, 2, 'Priority')).toContainText('2024-01-01');
  await expect(await cell(page, 3, 'Priority')).toContainText('2024-02-01');
  // What can't be moved stays, and is named.
  await (await cell(page, 2, 'Priority')).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ControlOrMeta+x');
  await pasteAt(page, 5, 'Priority');
  await openDialog(page).getByRole('button', { name: 'Paste anyway' }).click();
  await expect(await cell(page, 5, 'Priority')).toContainText('2024-01-01');
  await expect(page.getByText('1 value stayed where it was (Issues)').first()).toBeVisible();
});

test('150,000 rows move like two, and one undo brings them back', async ({ app: { page, folder } }) => {
  await openMany(page, folder, 150_000);
  await rowNumber(page, 1).click();
  await page.keyboard.press('ControlOrMeta+Shift+End');
  await page.keyboard.press('ControlOrMeta+x');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => texts(page, 'URL', 2), { timeout: 60_000 }).toEqual(paths('item-1', 'item-2'));
  await expectRows(page, 150_000);
  await expect(openDialog(page)).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => texts(page, 'URL', 2), { timeout: 60_000 }).toEqual(paths('item-0', 'item-1'));
});

test('a column of 100,000 rows moves to another, while the window goes on', async ({
  app: { page, folder },
}) => {
  await openMany(page, folder, 100_000);
  await (await cell(page, 0, 'URL')).click();
  await page.keyboard.press('ControlOrMeta+Shift+ArrowDown');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(cutCells(page).first()).toBeAttached();
  await page.keyboard.press('ControlOrMeta+Home');
  await pasteAt(page, 1, 'URL');
  // One of them is beyond the last row, and becomes a new one.
  await expectRows(page, 100_001);
  await expect.poll(() => grid(page).locator('.is-active').textContent()).toBe(`${SITE}/item-99999`);
  await goToFirstRow(page);
  await expect
    .poll(() => texts(page, 'URL', 2), { timeout: 60_000 })
    .toEqual(['Issue: URL is missing', ...paths('item-0')]);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => texts(page, 'URL', 2), { timeout: 60_000 }).toEqual(paths('item-0', 'item-1'));
});
