// The numbers of rows: beside the thumb of the scroll bar while it is dragged.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './app-fixture.ts';
import { goToFirstRow, grid, importPaths, newProject } from './screens.ts';

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
