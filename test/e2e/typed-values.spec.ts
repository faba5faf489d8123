// What people type into cells in a Dutch window: dates, words, percentages, and what is offered for what is refused.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { closeDialog, editCell, openDialog, openRefused } from './screens.ts';

test.use({ locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' });

const LOCS = ['a', 'b', 'c'].map((path) => `https://www.example.com/${path}`);
const TITLES = {
  url: 'URL',
  date: 'Laatst gewijzigd',
  frequency: 'Wijzigingsfrequentie',
  priority: 'Prioriteit',
} as const;

/** Why the open cell's text was refused. */
function reasonIn(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: /./ });
}

/** The cell in a row from 0. */
async function cellOf(page: Page, row: number, column: keyof typeof TITLES): Promise<Locator> {
  const grid = page.getByRole('grid', { name: 'URL’s' });
  const header = grid.getByRole('columnheader', { name: TITLES[column], exact: true });
  const index = (await header.getAttribute('aria-colindex')) ?? '';
  return grid.locator(
    `[role=row][aria-rowindex="${String(row + 2)}"] [role=gridcell][aria-colindex="${index}"]`,
  );
}

async function type(page: Page, row: number, column: keyof typeof TITLES, text: string): Promise<Locator> {
  const target = await cellOf(page, row, column);
  await editCell(target, text);
  return target;
}

test.beforeEach(async ({ app: { page, folder } }) => {
  const path = join(folder, 'list.txt');
  await writeFile(path, LOCS.join('\n'));
  await page.getByRole('button', { name: 'Nieuw project' }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Importeren', exact: true }).click();
  const dialog = openDialog(page);
  await dialog.getByLabel('Pad, patroon of URL').fill(path);
  await dialog.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await dialog.getByRole('button', { name: 'Importeren', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Import voltooid' })).toBeVisible({ timeout: 30_000 });
  await closeDialog(page);
});

test('dates, words and percentages are read as they are written there', async ({ app: { page } }) => {
  for (const [column, text, value] of [
    ['date', '5 maart 2024', '2024-03-05'],
    ['date', '5-mrt-2023', '2023-03-05'],
    ['date', 'Tue, 05 Mar 2024 10:00:00 GMT', '2024-03-05T10:00:00Z'],
    ['date', '20240306', '2024-03-06'],
    ['date', '3/4/2024', '2024-04-03'],
    ['frequency', 'wekelijks', 'weekly'],
    ['frequency', 'Nooit', 'never'],
    ['priority', '80 %', '0.8'],
    ['priority', '0,7', '0.7'],
  ] as const) {
    await expect(await type(page, 0, column, text)).toContainText(value);
  }
  await expect(page.locator('.cell-editor')).toHaveCount(0);
});

test('a day that there is not is named, and a word that means nothing is no choice', async ({
  app: { page },
}) => {
  await type(page, 0, 'date', '2024-02-30');
  await openRefused(page);
  await expect(reasonIn(page)).toContainText('30 februari bestaat niet.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('29 februari 2023');
  await page.keyboard.press('Enter');
  await openRefused(page);
  await expect(reasonIn(page)).toContainText('2023 heeft geen 29 februari.');
  await page.keyboard.press('Escape');
  await type(page, 1, 'frequency', 'soms');
  await openRefused(page);
  await expect(reasonIn(page)).toContainText('soms');
  await expect(page.locator('.cell-editor').getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(await cellOf(page, 1, 'frequency')).toHaveText('');
});

test('a time without a zone and an address without its beginning are completed after a look', async ({
  app: { page },
}) => {
  const date = await type(page, 0, 'date', '5 juli 2024 10:30');
  await openRefused(page);
  await expect(page.getByRole('button', { name: '2024-07-05T10:30Z gebruiken' })).toBeVisible();
  await page.getByRole('button', { name: '2024-07-05T10:30+02:00 gebruiken' }).click();
  await expect(date).toContainText('2024-07-05T10:30+02:00');

  const url = await type(page, 1, 'url', 'example.com/nieuw?x=1');
  await openRefused(page);
  await page.getByRole('button', { name: 'https://www.example.com/nieuw?x=1 gebruiken' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(url).toHaveText('https://www.example.com/nieuw?x=1');

  await type(page, 2, 'url', '/ook-nieuw');
  await openRefused(page);
  await page.getByRole('button', { name: 'https://www.example.com/ook-nieuw gebruiken' }).click();
  await expect(await cellOf(page, 2, 'url')).toHaveText('https://www.example.com/ook-nieuw');
});

test('the panel of a row completes a time, too', async ({ app: { page } }) => {
  await (await cellOf(page, 0, 'url')).click();
  const field = page.getByRole('complementary').getByRole('textbox', { name: 'Laatst gewijzigd' });
  await field.fill('5 januari 2024 10:30');
  await field.press('Enter');
  await page.getByRole('button', { name: '2024-01-05T10:30+01:00 gebruiken' }).click();
  await expect(await cellOf(page, 0, 'date')).toContainText('2024-01-05T10:30+01:00');
});
