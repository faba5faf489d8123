// The line above the grid: long URLs are read and edited there, and what is typed goes to its own row.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import {
  cell,
  columnHeader,
  expectRows,
  grid,
  importPaths,
  newProject,
  search,
  openRefused,
} from './screens.ts';

const LONG = `https://www.example.com/${'the-long-path-of-a-page/'.repeat(30)}end`;
const LOCS = ['https://www.example.com/b', LONG, 'https://www.example.com/a'];

const bar = (page: Page) => page.getByRole('textbox', { name: 'Formula bar' });

test.beforeEach(async ({ app: { page, folder } }) => {
  const path = join(folder, 'list.txt');
  await writeFile(path, `${LOCS.join('\n')}\n`);
  await newProject(page);
  await importPaths(page, [path], LOCS.length);
});

test('the whole of a long URL is read and corrected above the grid', async ({ app: { page } }) => {
  await (await cell(page, 1, 'URL')).click();
  await expect(bar(page)).toHaveValue(LONG);
  await expect(page.getByText('URL, row 2')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+F2');
  await expect(bar(page)).toBeFocused();
  await page.keyboard.type('?page=2');
  await page.keyboard.press('Enter');
  await expect(grid(page)).toBeFocused();
  await expect(page.getByText('URL, row 3')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(bar(page)).toHaveValue(`${LONG}?page=2`);
  await bar(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('https://www.example.com/gone');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveValue(`${LONG}?page=2`);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(bar(page)).toHaveValue(LONG);
});

test('what is typed there goes to its row, whatever is sorted or found meanwhile', async ({
  app: { page },
}) => {
  await (await cell(page, 0, 'URL')).click();
  await bar(page).fill('https://www.example.com/c');
  await columnHeader(page, 'URL').click();
  await expect.poll(async () => (await cell(page, 0, 'URL')).innerText()).toContain('/a');
  await expect.poll(async () => (await cell(page, 1, 'URL')).innerText()).toBe('https://www.example.com/c');
  await (await cell(page, 1, 'URL')).click();
  await bar(page).fill('https://www.example.com/d');
  await search(page, 'long-path');
  await expectRows(page, 1);
  await search(page, '');
  await expectRows(page, 3);
  await expect.poll(() => grid(page).innerText()).toContain('https://www.example.com/d');
});

test('a refused value is marked with its reason, there too', async ({ app: { page } }) => {
  await (await cell(page, 0, 'Last modified')).click();
  await bar(page).fill('2024-02-30');
  await page.keyboard.press('Enter');
  await openRefused(page);
  await expect(page.locator('.cell-editor').getByRole('alert')).toContainText('There is no 30 February');
  await page.keyboard.press('ControlOrMeta+F2');
  await expect(bar(page)).toHaveValue('2024-02-30');
  await expect(bar(page)).toHaveAccessibleDescription(/There is no 30 February/);
  await bar(page).fill('2024-02-29');
  await page.keyboard.press('Enter');
  await expect(await cell(page, 0, 'Last modified')).toHaveText('2024-02-29');
});

test('it is hidden and shown from the View menu, which is remembered', async ({ app: { page } }) => {
  await expect(bar(page)).toBeVisible();
  await page.getByRole('menubar').getByRole('menuitem', { name: 'View', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Formula bar' }).click();
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await expectRows(page, LOCS.length);
  await expect(bar(page)).toHaveCount(0);
  await (await cell(page, 2, 'URL')).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Edit in the formula bar' }).click();
  await expect(bar(page)).toBeFocused();
  await expect(bar(page)).toHaveValue('https://www.example.com/a');
});
