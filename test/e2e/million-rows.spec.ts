// A million rows: what is typed while a long sort or a long change is under way is in the rows that it was typed in.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeSampleProject } from '../sample/sample-project.ts';
import { expect, test } from './app-fixture.ts';
import { queryProject } from './project-copy.ts';
import { cell, columnHeader, goToFirstRow, grid, openDialog, showUrls } from './screens.ts';

const ROWS = 1_000_000;

test.skip(process.env['E2E_HOST'] === 'electron', 'the native dialog can not be driven');

async function openSample(page: Page, folder: string): Promise<void> {
  makeSampleProject({ path: join(folder, 'large.mapwright'), rows: ROWS });
  await page.getByRole('button', { name: 'Open a project' }).click();
  const dialog = openDialog(page);
  await dialog.getByLabel('Folder', { exact: true }).fill(folder);
  await dialog.getByRole('button', { name: 'Go' }).click();
  await dialog.getByText('large.mapwright').click();
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.locator('#tab-overview')).toBeVisible({ timeout: 60_000 });
  await showUrls(page);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(ROWS + 1), { timeout: 60_000 });
  await goToFirstRow(page);
}

/** Presses a cell and types into it, right after something else; tells the URL of its row. */
async function typeInto(
  page: Page,
  row: number,
  day: string,
  first: () => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const url = await (await cell(page, row, 'URL')).innerText();
  const box = await (await cell(page, row, 'Last modified')).boundingBox();
  await first();
  // By the mouse itself: waiting for the cell would be waiting for the order.
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await page.keyboard.type(day);
  await page.keyboard.press('Enter');
  return url;
}

test('what is typed while a sort or a fill is under way', async ({ app: { page, folder } }) => {
  test.setTimeout(180_000);
  // Wide enough for all columns: none is scrolled below the pinned ones.
  await page.setViewportSize({ width: 1700, height: 900 });
  await openSample(page, folder);
  await (await cell(page, 0, 'Priority')).click();
  await page.keyboard.type('0.3');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Space');
  await page.keyboard.press('Control+d');
  const urls = [await typeInto(page, 3, '2001-02-03'), await typeInto(page, 6, '2002-03-04')];
  await expect(page.locator('.is-waiting')).toHaveCount(0, { timeout: 120_000 });

  const sort = (): Promise<void> => columnHeader(page, 'URL').click({ position: { x: 30, y: 10 } });
  urls.push(await typeInto(page, 8, '2003-04-05', sort));
  await expect(columnHeader(page, 'URL')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.locator('.grid-area')).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 });
  await expect(page.locator('.is-waiting')).toHaveCount(0);

  const days = await queryProject(
    join(folder, 'large.mapwright'),
    `SELECT loc, lastmod FROM url WHERE lastmod IN ('2001-02-03', '2002-03-04', '2003-04-05') ORDER BY lastmod`,
  );
  expect(days.map(({ loc }) => loc)).toEqual(urls);
  const filled = await queryProject(
    join(folder, 'large.mapwright'),
    'SELECT count(*) AS rows FROM url WHERE priority = 0.3',
  );
  expect(filled).toEqual([{ rows: ROWS }]);
});
