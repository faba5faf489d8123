// What is selected after rows came or went, and where columns stand after a sort: the next key does what it seems to do.
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
  listArrived,
  newProject,
  openDialog,
  rowNumber,
} from './screens.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const URLS = Array.from({ length: 20 }, (_, i) => `https://example.com/${String(i)}`);

function selected(page: Page) {
  return grid(page).locator('[role=gridcell][aria-selected=true]');
}

async function selectRows(page: Page, from: number, to: number): Promise<void> {
  await rowNumber(page, from).click();
  await rowNumber(page, to).click({ modifiers: ['Shift'] });
}

test.beforeEach(async ({ app: { page, folder } }) => {
  const list = join(folder, 'urls.txt');
  await writeFile(list, URLS.join('\n'));
  await newProject(page);
  await importPaths(page, [list], 20);
});

test('a second Delete takes no other rows', async ({ app: { page } }) => {
  const urlOf = async (row: number) => (await cell(page, row, 'URL')).textContent();

  await test.step('after rows were deleted', async () => {
    await (await cell(page, 4, 'URL')).click();
    await selectRows(page, 2, 4);
    await page.keyboard.press('Delete');
    await expectRows(page, 17);
    await expect(selected(page)).toHaveCount(1);
    expect(await urlOf(2)).toContain(URLS[5]);
    await page.keyboard.press('Delete');
    await expect(openDialog(page)).toContainText('Delete this URL?');
    await page.keyboard.press('Escape');
    await expectRows(page, 17);
  });

  await test.step('after some were taken out by Ctrl', async () => {
    await selectRows(page, 2, 5);
    await rowNumber(page, 2).click({ modifiers: ['ControlOrMeta'] });
    await page.keyboard.press('Delete');
    await expectRows(page, 14);
    await expect(selected(page)).toHaveCount(1);
  });

  await test.step('after the rows came back by undo, and went again by redo', async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await expectRows(page, 17);
    // They are shown, and nothing else is selected.
    await expect(grid(page).locator('[role=rowheader].is-selected')).toHaveText(['4', '5', '6']);
    await selectRows(page, 2, 5);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expectRows(page, 14);
    await expect(selected(page)).toHaveCount(1);
  });

  await test.step('after a filter', async () => {
    await selectRows(page, 1, 3);
    await page.getByRole('searchbox').fill('com/1');
    await listArrived(page);
    await expect(selected(page)).toHaveCount(1);
  });

  await test.step('and clearing a cell that can’t be changed says so', async () => {
    await (await cell(page, 1, 'Issues')).click();
    await page.keyboard.press('Delete');
    await expect(
      page.getByText('These columns can’t be edited, so nothing was cleared.').first(),
    ).toBeVisible();
  });

  await test.step('after rows were cut and pasted elsewhere', async () => {
    await page.getByRole('searchbox').fill('');
    await listArrived(page);
    await expectRows(page, 14);
    await selectRows(page, 1, 2);
    await page.keyboard.press('ControlOrMeta+x');
    await (await cell(page, 6, 'URL')).click();
    await page.keyboard.press('ControlOrMeta+v');
    await expect.poll(() => urlOf(4)).toContain(URLS[1]);
    await expectRows(page, 14);
    // What was pasted is selected, and nothing else.
    await expect(rowNumber(page, 4)).toHaveClass(/is-selected/);
    await expect(grid(page).locator('[role=rowheader].is-selected')).toHaveCount(2);
  });
});

test('a sort moves, widens and scrolls no column', async ({ app: { page } }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  const places = () =>
    grid(page).evaluate((view) => ({
      left: view.scrollLeft,
      titles: [...view.querySelectorAll('[role=columnheader]')].map((one) => {
        const { x, width } = one.getBoundingClientRect();
        return [one.getAttribute('aria-colindex'), Math.round(x), Math.round(width)];
      }),
    }));
  const before = await places();
  for (const title of ['Last modified', 'URL', 'Priority', 'Issues']) {
    const header = columnHeader(page, title);
    await header.hover();
    for (const order of ['ascending', 'descending', null]) {
      const at = await places();
      await header.click();
      if (order) await expect(header).toHaveAttribute('aria-sort', order);
      await listArrived(page);
      expect(await places(), title).toEqual(at);
    }
  }
  expect((await places()).titles.map(([index, , width]) => [index, width])).toEqual(
    before.titles.map(([index, , width]) => [index, width]),
  );
});
