// Ctrl+G: to a row, a range of rows, and from the cursor to a row.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { cell, goToFirstRow, grid, importPaths, newProject, openDialog } from './screens.ts';

const ROWS = 1_500;

async function goTo(page: Page, text: string, key = 'Enter'): Promise<void> {
  await page.keyboard.press('ControlOrMeta+g');
  await openDialog(page).getByRole('textbox', { name: 'Row or range' }).fill(text);
  await page.keyboard.press(key);
  await expect(openDialog(page)).toHaveCount(0);
}

const selected = (page: Page, rows: string) => page.getByText(`${rows} selected`, { exact: true });

test.beforeEach(async ({ app: { page, folder } }) => {
  const path = join(folder, 'list.txt');
  const lines = Array.from({ length: ROWS }, (_, i) => `https://www.example.com/${String(i + 1)}\n`);
  await writeFile(path, lines.join(''));
  await newProject(page);
  await importPaths(page, [path], ROWS);
  await goToFirstRow(page);
});

test('a range of rows is selected, and the selection is extended to a row', async ({ app: { page } }) => {
  await goTo(page, '1,100:1,200');
  await expect(selected(page, '101')).toBeVisible();
  await expect(await cell(page, 1_099, 'URL')).toBeInViewport();
  await expect(grid(page)).toBeFocused();

  await goTo(page, '10');
  await goTo(page, '1.010', 'Shift+Enter');
  await expect(selected(page, '1,001')).toBeVisible();
  await expect(await cell(page, 1_009, 'URL')).toBeInViewport();

  await goTo(page, '20–29');
  await expect(selected(page, '10')).toBeVisible();
});

test('the check box extends, too; what can’t be gone to is told', async ({ app: { page } }) => {
  await page.keyboard.press('ControlOrMeta+g');
  const dialog = openDialog(page);
  const field = dialog.getByRole('textbox', { name: 'Row or range' });
  await field.fill('abc');
  await expect(dialog.getByText('Enter a row number, or a range such as 100:200.')).toBeVisible();
  await field.fill('1501');
  await expect(dialog.getByText('There are 1,500 rows. Enter a number from 1 to 1,500.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Go' })).toBeDisabled();
  await field.fill('5:8');
  await expect(dialog.getByText('Selects 4 rows.')).toBeVisible();
  await field.fill('5');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Go' }).click();
  await expect(selected(page, '5')).toBeVisible();
});
