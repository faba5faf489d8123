// The values of cells: filtering by them, from the menu, by keys and from the palette; their figures in the status bar.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { generateSample, sampleEntries } from '../sample/generate-sample.ts';
import { expect, test } from './app-fixture.ts';
import { inOnePass } from './axe-in-one-pass.ts';
import {
  cell,
  columnHeader,
  expectRows,
  grid,
  importPaths,
  listArrived,
  newProject,
  search,
} from './screens.ts';

const URLS = 450;
const ENTRIES = [...sampleEntries({ urls: URLS })];
const withFrequency = (wanted: string | null): number =>
  ENTRIES.filter(({ changefreq }) => changefreq === wanted).length;

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await (await inOnePass(page)).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

async function choose(page: Page, position: number, column: string, command: string): Promise<void> {
  await (await cell(page, position, column)).click({ button: 'right' });
  await page.getByRole('menuitem', { name: command }).click();
}

async function runFromPalette(page: Page, command: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(command);
  await page.getByRole('option', { name: command }).click();
}

test('filter by the value of a cell, leave values out, and take filter and sort away; the cursor stays on its row', async ({
  app: { page, folder },
}) => {
  const site = await generateSample({ urls: URLS, out: join(folder, 'site') });
  const filters = page.getByRole('group', { name: 'Filters' });
  const active = (): ReturnType<typeof grid> => grid(page).locator('[role=row]:has(.grid-cell.is-active)');
  await newProject(page);
  await importPaths(page, [site.robots], URLS);
  const first = ENTRIES.find(({ changefreq }) => changefreq !== null);
  const place = ENTRIES.findIndex((one) => one === first);
  const frequency = first?.changefreq ?? '';

  await test.step('from the menu of the cell', async () => {
    await choose(page, place, 'Change frequency', 'Filter by this value');
    await expectRows(page, withFrequency(frequency));
    await expect(filters.getByText(`Change frequency: ${frequency}`)).toBeVisible();
    await expect(active()).toContainText(first?.loc ?? '?');
  });

  await test.step('clear it, and have it back', async () => {
    await runFromPalette(page, 'Clear filter');
    await expectRows(page, URLS);
    await page.getByRole('button', { name: 'Restore filter' }).click();
    await expectRows(page, withFrequency(frequency));
    await filters.getByRole('button', { name: 'Clear filter' }).click();
    await expectRows(page, URLS);
    await expect(active()).toContainText(first?.loc ?? '?');
  });

  await test.step('leave out one value after the other, in one chip', async () => {
    await choose(page, place, 'Change frequency', 'Exclude this value');
    await expectRows(page, URLS - withFrequency(frequency));
    const next = await (await cell(page, 0, 'Change frequency')).innerText();
    await choose(page, 0, 'Change frequency', 'Exclude this value');
    const other = next === '' ? null : next;
    await expectRows(page, URLS - withFrequency(frequency) - withFrequency(other));
    await runFromPalette(page, 'Clear filter');
    await expectRows(page, URLS);
  });

  await test.step('by keys, several addresses at once', async () => {
    await listArrived(page);
    await (await cell(page, 3, 'URL')).click();
    await (await cell(page, 5, 'URL')).click({ modifiers: ['Shift'] });
    await page.keyboard.press('ControlOrMeta+Shift+f');
    await expectRows(page, 3);
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('Exclude this');
    await page.keyboard.press('Enter');
    await expectRows(page, 2);
    await runFromPalette(page, 'Clear filter');
    await expectRows(page, URLS);
  });

  await test.step('an empty cell', async () => {
    const empty = ENTRIES.findIndex(({ priority }) => priority === null);
    await search(page, ENTRIES[empty]?.loc ?? '');
    await expectRows(page, 1);
    await choose(page, 0, 'Priority', 'Filter by this value');
    await expect(filters.getByText('Priority is empty')).toBeVisible();
    await search(page, '');
    await expectRows(page, ENTRIES.filter(({ priority }) => priority === null).length);
    await runFromPalette(page, 'Clear filter');
    await expectRows(page, URLS);
  });

  await test.step('back to the order of the project', async () => {
    await columnHeader(page, 'URL').click();
    await columnHeader(page, 'URL').click();
    await expect(columnHeader(page, 'URL')).toHaveAttribute('aria-sort', 'descending');
    await listArrived(page);
    await (await cell(page, 2, 'URL')).click();
    const loc = await (await cell(page, 2, 'URL')).innerText();
    await choose(page, 2, 'URL', 'Clear sort');
    await expect(columnHeader(page, 'URL')).toHaveAttribute('aria-sort', 'none');
    await expect(active()).toContainText(loc);
  });
});

test('the status bar tells what the selected cells of a column hold', async ({ app: { page, folder } }) => {
  const site = await generateSample({ urls: URLS, out: join(folder, 'site') });
  await newProject(page);
  await importPaths(page, [site.robots], URLS);
  const status = page.locator('footer');
  const dates = ENTRIES.flatMap(({ lastmod }) => (lastmod === null ? [] : [lastmod])).toSorted();
  const figures = [
    `${String(URLS)} selected`,
    `${String(dates.length)} filled`,
    `${String(new Set(dates).size)} distinct`,
    `Min ${dates[0]?.slice(0, 10) ?? ''}`,
    `Max ${dates.at(-1)?.slice(0, 10) ?? ''}`,
  ];

  await test.step('of a whole column', async () => {
    await (await cell(page, 0, 'Last modified')).click();
    await grid(page).press('ControlOrMeta+Space');
    for (const figure of figures) await expect(status.getByText(figure, { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('nothing stale: another selection has its own', async () => {
    await (await cell(page, 0, 'Priority')).click();
    await expect(status.getByText('filled')).toBeHidden();
    await grid(page).press('Shift+ArrowDown');
    await expect(status.getByText('2 selected')).toBeVisible();
    const filled = ENTRIES.slice(0, 2).filter(({ priority }) => priority !== null).length;
    await expect(status.getByText(`${String(filled)} filled`)).toBeVisible();
    await grid(page).press('Shift+ArrowRight');
    await expect(status.getByText('filled')).toBeHidden();
    await expect(status.getByText('2 selected')).toBeVisible();
  });
});
