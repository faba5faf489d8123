// The numbers of rows: beside the thumb of the scroll bar while it is dragged, and those of the unsorted project.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './app-fixture.ts';
import {
  cell,
  columnHeader,
  expectRows,
  goToFirstRow,
  grid,
  importPaths,
  newProject,
  openDialog,
  rowNumber,
  search,
} from './screens.ts';

const ROWS = 3_000;

test.beforeEach(async ({ app: { page, folder } }) => {
  const path = join(folder, 'list.txt');
  const lines = Array.from({ length: ROWS }, (_, i) => `https://www.example.com/${String(ROWS - i)}\n`);
  await writeFile(path, lines.join(''));
  await newProject(page);
  await importPaths(page, [path], ROWS);
  await goToFirstRow(page);
});

test('the first row in sight is told beside the thumb while it is dragged', async ({ app: { page } }) => {
  const label = page.locator('.data-grid__thumb');
  const box = await grid(page).boundingBox();
  if (!box) throw new Error('There is no grid.');
  const x = box.x + box.width - 6;
  await page.mouse.move(x, box.y + 24);
  await page.mouse.down();
  await page.mouse.move(x, box.y + box.height / 2, { steps: 5 });
  await expect(label).toHaveText(/^1,\d{3}$/);
  await page.mouse.up();
  await page.mouse.move(box.x + 50, box.y + 80);
  await expect(label).toHaveCount(0);
  await page.mouse.wheel(0, 2_000);
  await expect(label).toHaveCount(0);
});

test('rows keep the numbers of the unsorted project, where that is chosen', async ({ app: { page } }) => {
  const head = grid(page).locator('[role=columnheader][aria-colindex="1"]');
  await columnHeader(page, 'URL').click();
  await expect(await cell(page, 0, 'URL')).toHaveText('https://www.example.com/1');
  await expect(rowNumber(page, 0)).toHaveText('1');
  await head.click({ button: 'right' });
  await page.getByRole('menuitemcheckbox', { name: 'Original row numbers' }).click();
  await expect(rowNumber(page, 0)).toHaveText('3,000');
  await expect(head).toHaveAttribute('title', /unsorted, unfiltered project/);
  await search(page, 'm/299');
  await expectRows(page, 11);
  await expect(rowNumber(page, 0)).toHaveText('2,702');

  await page.keyboard.press('ControlOrMeta+g');
  const dialog = openDialog(page);
  const field = dialog.getByRole('textbox', { name: 'Row or range' });
  await expect(dialog.getByText(/Original row numbers from 1 to 3,000/)).toBeVisible();
  await field.fill('500');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Row 500 is not in this list. Clear the filter to reach it.')).toBeVisible();
  await field.fill('2');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Included, row 2', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Formula bar' })).toHaveValue(
    'https://www.example.com/2999',
  );

  // Search and order are back, too.
  await page.reload();
  await expectRows(page, 11);
  await expect(rowNumber(page, 0)).toHaveText('2,702');
});
