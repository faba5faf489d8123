// The overview of the sample: read what lacks, click it, draw a range of dates, make a folder a section; and all by keyboard.
import type { Locator, Page } from '@playwright/test';
import { expect, test, type App } from './app-fixture.ts';
import { inOnePass } from './axe-in-one-pass.ts';
import { expectRows, exportTo, grid, openDialog } from './screens.ts';
import { join } from 'node:path';

async function openSample({ page }: App): Promise<void> {
  await page.getByRole('button', { name: 'Try the sample' }).click();
  await expect(page.getByText(/URLs imported/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(openDialog(page)).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await expect(tile(page, /^600 URLs$/)).toBeVisible();
}

function tile(page: Page, name: RegExp): Locator {
  return page.getByRole('list', { name: 'Key figures' }).getByRole('button', { name });
}

function chips(page: Page): Locator {
  return page.getByRole('group', { name: 'Filter of the table' }).locator('.chip');
}

async function copyChart(page: Page, chart: string, how: string): Promise<void> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: `Copy “${chart}”` }).click();
  await page.getByRole('menuitem', { name: how }).click();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.clipboard.read())[0]?.types))
    .not.toEqual([]);
  await expect(page.getByText('Copied.').first()).toBeVisible();
}

/** The number that a text ends with. */
async function countIn(line: Locator): Promise<number> {
  return Number(/[\d,]+$/.exec((await line.innerText()).trim())?.[0].replaceAll(',', ''));
}

async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { violations } = await (await inOnePass(page)).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect
    .soft(
      serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`),
      screen,
    )
    .toEqual([]);
}

test('what is read in the overview is what the table shows', async ({ app }) => {
  const { page, folder } = app;
  await openSample(app);

  await test.step('a tile: the rows without a date', async () => {
    await expect(tile(page, /15% 90 without last modified/)).toBeVisible();
    await tile(page, /without last modified/).click();
    await expect(page.getByRole('tab', { name: 'URLs' })).toHaveAttribute('aria-selected', 'true');
    await expectRows(page, 90);
    await expect(page.getByRole('button', { name: 'Edit the filter Last modified is empty' })).toBeVisible();
  });

  await test.step('the overview follows the filter, beside all rows, until it is taken away', async () => {
    await page.keyboard.press('Alt+1');
    await expect(tile(page, /^90 of 600 URLs$/)).toBeVisible();
    await page.getByLabel('Show as share of all URLs').uncheck();
    await expect(tile(page, /^90 URLs$/)).toBeVisible();
    await page.getByLabel('Show as share of all URLs').check();
    await chips(page).getByRole('button').click();
    await expect(tile(page, /^600 URLs$/)).toBeVisible();
  });

  await test.step('an issue, and with Shift another condition beside it', async () => {
    const issues = page.getByRole('table', { name: 'Issues' });
    await issues.getByRole('button', { name: 'Date has no day' }).click({ modifiers: ['Shift'] });
    await expect(chips(page)).toHaveText(['Date has no day']);
    const rows = await countIn(issues.getByRole('row', { name: /Date has no day/ }).locator('.number'));
    await expect(tile(page, new RegExp(`^${rows} of 600 URLs$`))).toBeVisible();
    await tile(page, new RegExp(`^${rows} of 600 URLs$`)).click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await issues.getByRole('button', { name: 'Date has no day' }).click();
    await expectRows(page, rows);
    await page.getByRole('button', { name: 'Clear filter' }).click();
  });

  await test.step('a range of dates drawn with the pointer', async () => {
    await page.keyboard.press('Alt+1');
    await page.getByLabel('Unit of time').selectOption({ label: 'By month' });
    const bars = page.getByRole('listbox', { name: 'Last modified' });
    const box = await bars.boundingBox();
    if (!box) throw new Error('The chart is not shown.');
    await page.mouse.move(box.x + box.width * 0.25, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.5, box.y + 60, { steps: 5 });
    const chosen = bars.getByRole('option', { selected: true });
    await expect(chosen.first()).toBeAttached();
    const names = await chosen.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const rows = names.reduce((sum, name) => sum + Number(/(\d+) URLs?$/.exec(name)?.[1]), 0);
    expect(names.length).toBeGreaterThan(3);
    expect(rows).toBeGreaterThan(0);
    await page.mouse.up();
    await expectRows(page, rows);
    await page.getByRole('button', { name: 'Clear filter' }).click();
  });

  await test.step('after an export: its files, and what changed since', async () => {
    await exportTo(page, join(folder, 'out'), 'https://www.example.com/');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+1');
    await expect(tile(page, /^2 files in the set$/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Sitemaps' })).toContainText('sitemap-1.xml');
    await expect(page.getByRole('region', { name: 'Since the last export' })).toContainText(
      '0 files to upload',
    );
  });

  await test.step('a chart is copied as cells, and as an image', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await copyChart(page, 'Languages', 'Copy as cells');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      ['Language\tURLs', ...['de · German', 'en · English', 'fr · French', 'nl · Dutch', 'x-default']]
        .map((line, i) => (i === 0 ? line : `${line}\t22`))
        .join('\n'),
    );
    for (const chart of ['Languages', 'Last modified', 'Folders']) {
      await copyChart(page, chart, 'Copy as image');
      const { size, bars } = await page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        const image = await createImageBitmap((await item?.getType('image/png')) ?? new Blob());
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
        canvas?.drawImage(image, 0, 0);
        const { data = [] } = canvas?.getImageData(0, 0, image.width, image.height) ?? {};
        // Dots in the accent's green: as the window has them, not as a drawing without its style.
        let bars = 0;
        for (let i = 0; i < data.length; i += 4) {
          const [red = 0, green = 0, blue = 0] = data.slice(i, i + 3);
          if (green > red + 60 && blue > red + 50) bars++;
        }
        return { size: [image.width, image.height], bars };
      });
      expect(Math.min(...size), chart).toBeGreaterThan(200);
      expect(bars, chart).toBeGreaterThan(500);
    }
  });

  await test.step('axe finds nothing, light and dark', async () => {
    await expectAccessible(page, 'overview');
    await page.getByRole('button', { name: 'Treemap' }).click();
    await expect(page.getByRole('navigation', { name: 'Folder' })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'treemap, dark');
    await page.getByRole('button', { name: 'Tree', exact: true }).click();
    await expectAccessible(page, 'tree, dark');
  });
});

test('by keyboard: a range of dates, a folder and its section', async ({ app }) => {
  const { page } = app;
  await openSample(app);

  await test.step('Shift and arrows choose a range, Enter shows its rows', async () => {
    const bars = page.getByRole('listbox', { name: 'Last modified' });
    await bars.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    const chosen = bars.getByRole('option', { selected: true });
    await expect(chosen).toHaveCount(3);
    const names = await chosen.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const rows = names.reduce((sum, name) => sum + Number(/(\d+) URLs?$/.exec(name)?.[1]), 0);
    await page.keyboard.press('Enter');
    await expectRows(page, rows);
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await page.keyboard.press('Alt+1');
  });

  const tree = page.getByRole('treegrid', { name: 'Folders' });
  const focused = tree.locator('[role=row]:focus');
  await test.step('arrows go through the tree; Enter shows the rows of a folder', async () => {
    await expect(tree.getByRole('row', { name: /^www\.example\.com /, expanded: true })).toBeVisible();
    await tree
      .getByRole('row', { name: /^www\.example\.com / })
      .first()
      .focus();
    await page.keyboard.press('ArrowRight');
    await expect(focused).toHaveAttribute('aria-level', '2');
    const rows = await countIn(focused.locator('.urls'));
    await page.keyboard.press('Enter');
    await expectRows(page, rows);
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await page.keyboard.press('Alt+1');
  });

  await test.step('the menu of a folder makes it a section', async () => {
    await tree
      .getByRole('row', { name: /^www\.example\.com / })
      .first()
      .focus();
    await page.keyboard.press('ArrowRight');
    const name = (await focused.getByRole('rowheader').innerText()).trim().replace('/', '');
    const rows = await countIn(focused.locator('.urls'));
    await page.keyboard.press('Shift+F10');
    await page.keyboard.type('m');
    await page.keyboard.press('Enter');
    await expect(openDialog(page).getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    await openDialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(openDialog(page)).toBeHidden();
    const line = page
      .getByRole('table', { name: 'Sections' })
      .getByRole('row', { name: new RegExp(`^${name} `) });
    await expect(line.locator('.number')).toHaveText(String(rows));
    await line.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expectRows(page, rows);
    await expect(grid(page)).toBeVisible();
  });
});
