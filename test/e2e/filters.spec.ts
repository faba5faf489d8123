// Filtering as in a spreadsheet: search, lists of values, reversal, several sort columns, and views that are kept.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { generateSample, sampleEntries } from '../sample/generate-sample.ts';
import { expect, test } from './app-fixture.ts';
import { inOnePass } from './axe-in-one-pass.ts';
import {
  cell,
  columnHeader,
  editCell,
  expectRows,
  goToFirstRow,
  grid,
  importPaths,
  newProject,
  search,
  openRefused,
  listArrived,
} from './screens.ts';

const URLS = 450;
const ENTRIES = [...sampleEntries({ urls: URLS })];
const inMagazine = (loc: string | null): boolean => (loc ?? '').includes('/magazine/');

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await (await inOnePass(page)).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('search, choose values, turn a filter round, sort by two columns, keep the view and come back to it', async ({
  app: { page, folder },
}) => {
  const site = await generateSample({ urls: URLS, out: join(folder, 'site') });
  const found = ENTRIES.filter(({ loc }) => inMagazine(loc));
  const often = found.filter(({ changefreq }) => changefreq === 'daily' || changefreq === 'weekly');
  const others = found.filter(({ changefreq }) => changefreq !== 'daily' && changefreq !== 'weekly');
  const filters = page.getByRole('group', { name: 'Filters' });

  await newProject(page);
  await importPaths(page, [site.robots], URLS);

  await test.step('search', async () => {
    await page.keyboard.press('ControlOrMeta+f');
    await expect(page.getByRole('searchbox', { name: 'Search all columns' })).toBeFocused();
    await search(page, '/MAGAZINE/');
    await expectRows(page, found.length);
    await expect(page.getByRole('status').filter({ hasText: 'shown' })).toContainText(
      `${String(found.length)} of ${String(URLS)}`,
    );
  });

  await test.step('choose values by keyboard', async () => {
    await filters.getByRole('button', { name: 'Filter', exact: true }).click();
    const editor = page.getByRole('dialog', { name: 'Filter' });
    await editor.getByLabel('Column').selectOption('changefreq');
    const daily = editor.getByRole('checkbox', { name: /^daily/ });
    await expect(daily).toContainText(String(found.filter((e) => e.changefreq === 'daily').length));
    await daily.focus();
    await page.keyboard.press('Space');
    await editor.getByRole('checkbox', { name: /^weekly/ }).click();
    await editor.getByRole('button', { name: 'Apply' }).click();
    await expectRows(page, often.length);
  });

  const chip = 'Change frequency: daily, weekly';
  await test.step('turn it round', async () => {
    await filters.getByRole('button', { name: `Reverse the filter ${chip}` }).click();
    await expectRows(page, others.length);
    await expect(filters.getByText(`Not: ${chip}`)).toBeVisible();
  });

  const sorted = others.toSorted(
    (a, b) =>
      Number(a.priority === null) - Number(b.priority === null) ||
      Number(b.priority ?? 0) - Number(a.priority ?? 0) ||
      ((a.loc ?? '') < (b.loc ?? '') ? -1 : 1),
  );
  await test.step('sort by two columns', async () => {
    await columnHeader(page, 'Priority').click();
    await columnHeader(page, 'Priority').click();
    await columnHeader(page, 'URL').click({ modifiers: ['Shift'] });
    await expect(columnHeader(page, 'URL')).toHaveAttribute('aria-sort', 'ascending');
    await expect(columnHeader(page, 'Priority')).toHaveAttribute('aria-sort', 'descending');
    await goToFirstRow(page);
    await expect(await cell(page, 0, 'URL')).toHaveText(sorted[0]?.loc ?? '');
    await expect(await cell(page, 5, 'URL')).toHaveText(sorted[5]?.loc ?? '');
  });

  await test.step('keep the view', async () => {
    await filters.getByRole('button', { name: 'Save view' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Rarely changed');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await filters.getByRole('button', { name: 'Clear filter' }).click();
    await expectRows(page, URLS);
    await page.reload();
    await expectRows(page, URLS);
  });

  await test.step('come back to it', async () => {
    const outline = page.getByRole('navigation', { name: 'Outline' });
    await outline.getByRole('button', { name: 'Rarely changed', exact: true }).click();
    await expectRows(page, others.length);
    await expect(page.getByRole('searchbox', { name: 'Search all columns' })).toHaveValue('/MAGAZINE/');
    // The cursor stays at its row.
    await goToFirstRow(page);
    await expect(await cell(page, 0, 'URL')).toHaveText(sorted[0]?.loc ?? '');
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('rarely');
    await expect(page.getByRole('option', { name: 'Rarely changed View' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('filter by the column of a cell', async () => {
    await filters.getByRole('button', { name: 'Clear filter' }).click();
    await expectRows(page, URLS);
    await goToFirstRow(page);
    await (await cell(page, 0, 'Change frequency')).click();
    await grid(page).press('Alt+ArrowDown');
    const editor = page.getByRole('dialog', { name: 'Filter' });
    await expect(editor.getByLabel('Find a value')).toBeFocused();
    await editor.getByRole('checkbox', { name: /^never/ }).click();
    await expectAccessible(page);
    await editor.getByRole('button', { name: 'Apply' }).click();
    await expectRows(page, ENTRIES.filter(({ changefreq }) => changefreq === 'never').length);
    await filters.getByRole('button', { name: 'Edit the filter Change frequency: never' }).press('Delete');
    await expectRows(page, URLS);
  });

  await test.step('by what is found, with Enter, and on to the rows', async () => {
    const editor = page.getByRole('dialog', { name: 'Filter' });
    await (await cell(page, 0, 'Change frequency')).click();
    await grid(page).press('Alt+ArrowDown');
    await page.keyboard.type('ly');
    await page.keyboard.press('Enter');
    await expect(editor).toBeHidden();
    await expect(grid(page)).toBeFocused();
    const found = ENTRIES.filter(({ changefreq }) => changefreq?.includes('ly') === true).length;
    await expectRows(page, found);
    await filters.getByRole('button', { name: 'Clear filter' }).click();
    await expectRows(page, URLS);
    // An editor that is left for another field goes, and takes the focus from none.
    await grid(page).press('Alt+ArrowDown');
    await expect(editor.getByLabel('Find a value')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+f');
    await expect(editor).toBeHidden();
    await expect(page.getByRole('searchbox', { name: 'Search all columns' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(grid(page)).toBeFocused();
  });
});

test('rows that an edit would move are told of until it is undone; an open editor goes along with them', async ({
  app: { page, folder },
}) => {
  const site = await generateSample({ urls: URLS, out: join(folder, 'site') });
  const notice = page.getByText('Rows have changed.');
  await newProject(page);
  await importPaths(page, [site.robots], URLS);
  await columnHeader(page, 'Priority').click();
  await listArrived(page);
  await goToFirstRow(page);
  await editCell(await cell(page, 0, 'Priority'), '0.77');
  await expect(notice).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(notice).toBeHidden();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(notice).toBeVisible();
  const second = await (await cell(page, 1, 'URL')).textContent();
  await editCell(await cell(page, 1, 'Priority'), '7');
  await openRefused(page);
  const keep = page.getByRole('button', { name: 'Keep anyway' });
  await expect(keep).toBeVisible();
  await page.keyboard.press('F9');
  await expect(notice).toBeHidden();
  await expect(await cell(page, 0, 'URL')).toHaveText(second ?? '');
  await keep.click();
  await expect(await cell(page, 0, 'Priority')).toHaveText(/^7Issue/);
});

test('Ctrl+A where nothing is found marks none of the window’s text', async ({ app: { page, folder } }) => {
  const site = await generateSample({ urls: 20, out: join(folder, 'site') });
  await newProject(page);
  await importPaths(page, [site.robots], 20);
  await search(page, 'no such row');
  const empty = page.getByText('No URL matches');
  await expect(empty).toBeVisible();
  const marked = (): Promise<string> => page.evaluate(() => getSelection()?.toString() ?? '');
  for (const goTo of [
    () => empty.click(),
    () => page.getByRole('button', { name: 'Clear filter' }).last().focus(),
    () => page.getByRole('tab', { name: 'URLs' }).focus(),
  ]) {
    await goTo();
    await page.keyboard.press('ControlOrMeta+a');
    expect(await marked()).toBe('');
  }
  // In the search box it marks what was searched for, and nothing else.
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.press('ControlOrMeta+a');
  expect(await marked()).toBe('no such row');
});
