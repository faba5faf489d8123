// Filtering by the values of cells: from the menu, by keys and from the palette; away with filter and sort.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { generateSample, sampleEntries } from '../sample/generate-sample.ts';
import { expect, test } from './app-fixture.ts';
import { cell, columnHeader, expectRows, grid, importPaths, newProject, search } from './screens.ts';

const URLS = 450;
const ENTRIES = [...sampleEntries({ urls: URLS })];
const withFrequency = (wanted: string | null): number =>
  ENTRIES.filter(({ changefreq }) => changefreq === wanted).length;

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
    await (await cell(page, 2, 'URL')).click();
    const loc = await (await cell(page, 2, 'URL')).innerText();
    await choose(page, 2, 'URL', 'Clear sort');
    await expect(columnHeader(page, 'URL')).toHaveAttribute('aria-sort', 'none');
    await expect(active()).toContainText(loc);
  });
});
