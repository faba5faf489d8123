// The grid as a spreadsheet: columns, fill, clipboard, areas, rows. What a person sees and what the project keeps.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { ROOT } from '../run/tool-path.ts';
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
  toolbar,
} from './screens.ts';

const ROWS = 12;

async function open(page: Page, folder: string): Promise<void> {
  const urls = Array.from({ length: ROWS }, (_, i) => {
    const lastmod = i < 2 ? `<lastmod>2024-0${String(i + 1)}-31</lastmod>`.replace('02-31', '03-31') : '';
    const priority = i < 6 ? '<priority>0.5</priority>' : '';
    return `<url><loc>https://www.example.com/shop/item-${String(i + 1)}?ref=a</loc>${lastmod}${priority}</url>`;
  });
  const file = join(folder, 'sitemap.xml');
  const head =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  await writeFile(file, `${head}${urls.join('\n')}\n</urlset>\n`);
  await newProject(page);
  await importPaths(page, [file], ROWS);
  await goToFirstRow(page);
}

async function texts(page: Page, title: string, rows = ROWS): Promise<string[]> {
  const out: string[] = [];
  for (let i = 0; i < rows; i++) out.push(await (await cell(page, i, title)).innerText());
  return out;
}

/** Draws the fill handle to another cell. */
async function drawHandle(page: Page, to: Locator, keys?: 'Control'): Promise<void> {
  await page.locator('.grid-fill-handle').hover();
  await page.mouse.down();
  if (keys) await page.keyboard.down(keys);
  const box = await to.boundingBox();
  if (!box) throw new Error('The target is not in sight.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await expect(to).toHaveClass(/is-filling/);
  await page.mouse.up();
  if (keys) await page.keyboard.up(keys);
}

async function paste(page: Page, plain: string, html = ''): Promise<void> {
  await page.evaluate(
    ([text, table]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      if (table !== '') clipboardData.setData('text/html', table);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [plain, html] as const,
  );
}

async function titles(page: Page): Promise<string[]> {
  const headers = await grid(page).getByRole('columnheader').all();
  return Promise.all(headers.slice(1).map(async (header) => (await header.getAttribute('title')) ?? ''));
}

test('the address is by far the widest column of a new project, and the others are still in reach', async ({
  app: { page, folder },
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, folder);
  const widths = async (): Promise<Record<string, number>> => {
    const headers = await grid(page).getByRole('columnheader').all();
    const pairs = headers.map(async (header) => [
      (await header.getAttribute('title')) ?? '',
      (await header.boundingBox())?.width ?? 0,
    ]);
    return Object.fromEntries((await Promise.all(pairs)) as [string, number][]);
  };
  // With the details, and without.
  for (const least of [180, 400]) {
    await expect.poll(async () => (await widths())['URL']).toBeGreaterThanOrEqual(least);
    const { URL: address = 0, ...others } = await widths();
    expect(Math.max(...Object.values(others))).toBeLessThan(address);
    const all = Object.values(others).reduce((sum, width) => sum + width, address);
    expect(all).toBeLessThanOrEqual((await grid(page).boundingBox())?.width ?? 0);
    await toolbar(page).getByRole('button', { name: 'Show or hide the details' }).click();
  }
  await page.setViewportSize({ width: 800, height: 700 });
  await expect.poll(async () => (await widths())['URL']).toBeLessThan(400);
});

test('columns are chosen, moved, pinned and sized, and come back with the project', async ({
  app: { page, folder },
}) => {
  // All columns are in sight: what is under the pinned ones can't be dragged.
  await page.setViewportSize({ width: 1700, height: 860 });
  await open(page, folder);
  await test.step('choose by keyboard', async () => {
    await page.getByRole('menuitem', { name: 'View' }).click();
    await page.getByRole('menuitem', { name: 'Columns…' }).click();
    const dialog = openDialog(page);
    await dialog.getByRole('checkbox', { name: 'Show Host' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(dialog.getByRole('checkbox', { name: 'Show Host' })).toBeFocused();
    await dialog.getByRole('checkbox', { name: 'Show Depth' }).check();
    await dialog.getByLabel('Name of the preset').fill('Mine');
    await dialog.getByRole('button', { name: 'Save as preset' }).click();
    await page.screenshot({ path: 'test-results/grid-columns.png' });
    await page.keyboard.press('Escape');
    await expect(await cell(page, 0, 'Host')).toHaveText('www.example.com');
    await expect(await cell(page, 0, 'Depth')).toHaveText('2');
  });
  await test.step('move by drag, pin and hide by the menu, size by keyboard', async () => {
    await columnHeader(page, 'Priority').dragTo(columnHeader(page, 'Last modified'));
    await expect.poll(() => titles(page)).toEqual(expect.arrayContaining(['Priority', 'Last modified']));
    const order = await titles(page);
    expect(order.indexOf('Priority')).toBeLessThan(order.indexOf('Last modified'));
    await columnHeader(page, 'URL').click({ button: 'right' });
    await page.screenshot({ path: 'test-results/grid-column-menu.png' });
    await page.getByRole('menuitem', { name: 'Unfreeze' }).click();
    await columnHeader(page, 'Priority').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Freeze' }).click();
    expect((await titles(page)).slice(0, 2)).toEqual(['Included', 'Priority']);
    await columnHeader(page, 'Issues').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect(columnHeader(page, 'Issues')).toHaveCount(0);
  });
  await test.step('find them again after a reload', async () => {
    const before = await titles(page);
    const width = (await columnHeader(page, 'URL').boundingBox())?.width;
    await expect.poll(async () => (await titles(page)).join()).toBe(before.join());
    await page.waitForResponse(() => true, { timeout: 500 }).catch(() => null);
    await page.reload();
    await expect(grid(page)).toBeVisible();
    expect(await titles(page)).toEqual(before);
    expect((await columnHeader(page, 'URL').boundingBox())?.width).toBe(width);
  });
  await test.step('use a preset', async () => {
    await page.getByRole('menuitem', { name: 'View' }).click();
    await page.getByRole('menuitem', { name: 'Columns…' }).click();
    await openDialog(page).getByRole('combobox', { name: 'Preset' }).selectOption('Media');
    await page.keyboard.press('Escape');
    expect(await titles(page)).toEqual([
      'Included',
      'URL',
      'Images',
      'Videos',
      'News',
      'Language versions',
      'Issues',
    ]);
  });
});

test('the fill handle goes on with dates, Ctrl copies, and undo shows what changed', async ({
  app: { page, folder },
}) => {
  await open(page, folder);
  await (await cell(page, 0, 'Last modified')).click();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('2 rows, 1 column selected', { exact: true })).toBeAttached();
  await drawHandle(page, await cell(page, 5, 'Last modified'));
  await expect
    .poll(() => texts(page, 'Last modified', 7))
    .toEqual(['2024-01-31', '2024-03-31', '2024-05-31', '2024-07-31', '2024-09-30', '2024-11-30', '']);
  await expect(page.getByText('6 selected')).toBeVisible();
  await page.screenshot({ path: 'test-results/grid-filled.png' });
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => texts(page, 'Last modified', 4)).toEqual(['2024-01-31', '2024-03-31', '', '']);
  await expect(page.getByText('4 selected')).toBeVisible();
  await expect(await cell(page, 2, 'Last modified')).toHaveAttribute('aria-selected', 'true');

  await (await cell(page, 0, 'Last modified')).click();
  await drawHandle(page, await cell(page, 1, 'Last modified'), 'Control');
  await expect.poll(() => texts(page, 'Last modified', 2)).toEqual(['2024-01-31', '2024-01-31']);
});

test('what Excel copied is pasted exactly, adds rows below the last one, and keeps what is not valid when told so', async ({
  app: { page, folder },
}) => {
  await open(page, folder);
  const excel = await readFile(join(ROOT, 'test/renderer/grid/clipboard/fixtures/excel.html'), 'utf8');
  await test.step('a table at the last row adds a row', async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    const line = (name: string, day: string) =>
      `https://www.example.com/${name}\t2024-06-${day}\tdaily\t0.5\tseen\n`;
    await paste(page, line('a', '01') + line('b', '02'));
    await expectRows(page, ROWS + 1);
    await expect(await cell(page, ROWS, 'URL')).toHaveText('https://www.example.com/b');
    await expect(await cell(page, ROWS, 'Last modified')).toHaveText('2024-06-02');
    await expect(await cell(page, ROWS, 'Priority')).toHaveText('0.5');
    await expect(page.getByText('2 pasted values were left out').first()).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expectRows(page, ROWS);
  });
  await test.step('dates and numbers of another language', async () => {
    await goToFirstRow(page);
    const column = await columnHeader(page, 'Last modified').getAttribute('aria-colindex');
    for (let i = 2; i < Number(column); i++) await page.keyboard.press('ArrowRight');
    await expect(await cell(page, 0, 'Last modified')).toHaveAttribute('aria-selected', 'true');
    const line = /<td class=xl65[^]*?<\/td>/.exec(excel)?.[0] ?? '';
    await paste(page, '31.05.2024', excel.replace(/<tr[^]*<\/tr>/, `<tr>${line}</tr>`));
    await expect(await cell(page, 0, 'Last modified')).toHaveText('2024-05-31');
  });
  await test.step('not valid', async () => {
    await paste(page, 'soon\nlater\n');
    await expect(openDialog(page)).toContainText('“soon” is not a W3C date');
    await page.screenshot({ path: 'test-results/grid-keep.png' });
    // Enter is the safe answer.
    await page.keyboard.press('Enter');
    await expect(openDialog(page)).toBeHidden();
    await expect(grid(page)).toBeFocused();
    await expect(await cell(page, 0, 'Last modified')).toHaveText('2024-05-31');
    await paste(page, 'soon\nlater\n');
    await openDialog(page).getByRole('button', { name: 'Paste anyway' }).click();
    await expect(await cell(page, 1, 'Last modified')).toContainText('later');
  });
  await test.step('a list of URLs', async () => {
    await goToFirstRow(page);
    await page.keyboard.press('ArrowRight');
    await paste(page, 'https://www.example.com/new-1\nhttps://www.example.com/new-2\n');
    await openDialog(page).getByRole('button', { name: 'Add rows' }).click();
    await expectRows(page, ROWS + 2);
    await expect(await cell(page, ROWS + 1, 'URL')).toHaveText('https://www.example.com/new-2');
    await expect(await cell(page, 0, 'URL')).toHaveText(/item-1/);
  });
});

test('areas, whole columns, edges of data, rows in and out', async ({ app: { page, folder } }) => {
  await open(page, folder);
  await test.step('edges of data', async () => {
    await (await cell(page, 0, 'Priority')).click();
    await page.keyboard.press('ControlOrMeta+Shift+ArrowDown');
    await expect(page.getByText('6 selected')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+d');
    await page.keyboard.press('Home');
  });
  await test.step('two areas change as one step and are refused as a copy', async () => {
    await (await cell(page, 0, 'Last modified')).click();
    await (await cell(page, 3, 'Priority')).click({ modifiers: ['ControlOrMeta'] });
    await page.keyboard.press('ControlOrMeta+c');
    await expect(page.getByText('Cells of several areas can only be copied').first()).toBeVisible();
    await page.screenshot({ path: 'test-results/grid-areas.png' });
    await page.keyboard.press('Delete');
    await expect(await cell(page, 0, 'Last modified')).toHaveText('');
    await expect(await cell(page, 3, 'Priority')).toHaveText('');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(await cell(page, 0, 'Last modified')).toHaveText('2024-01-31');
    await expect(await cell(page, 3, 'Priority')).toHaveText('0.5');
  });
  await test.step('whole columns', async () => {
    await columnHeader(page, 'Priority').click({ modifiers: ['ControlOrMeta'], position: { x: 30, y: 20 } });
    await page.keyboard.press('Escape');
    await columnHeader(page, 'Change frequency').click({ position: { x: 30, y: 2 } });
    await expect(page.getByText(`${String(ROWS)} selected`)).toBeVisible();
    await page.screenshot({ path: 'test-results/grid-column.png' });
    await paste(page, 'weekly');
    await expect
      .poll(async () => new Set(await texts(page, 'Change frequency')))
      .toEqual(new Set(['weekly']));
  });
  await test.step('rows in and out', async () => {
    await (await cell(page, 2, 'URL')).click();
    await page.keyboard.press('ControlOrMeta+-');
    await expectRows(page, ROWS - 1);
    await expect(await cell(page, 2, 'URL')).toHaveText(/item-4/);
    await page.keyboard.press('ControlOrMeta++');
    await expectRows(page, ROWS);
    await expect(await cell(page, 2, 'URL')).toHaveText('Issue: URL is missing');
    await expect(await cell(page, 3, 'URL')).toHaveText(/item-4/);
    // Quickly after one another: as many rows as before, but not the same.
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(await cell(page, 2, 'URL')).toHaveText(/item-3/);
    await expectRows(page, ROWS);
  });
});
