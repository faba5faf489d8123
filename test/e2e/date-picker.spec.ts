// The picker of dates over a cell and in the details, by keys alone: what is written is a W3C date, whatever the language.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { inOnePass } from './axe-in-one-pass.ts';
import { cell, importPaths, newProject, toolbar } from './screens.ts';

test.use({ viewport: { width: 1280, height: 800 }, timezoneId: 'Europe/Berlin' });

function picker(page: Page) {
  return page.getByRole('dialog', { name: 'Pick a date' });
}

function focusedDay(page: Page) {
  return picker(page).locator('td:focus');
}

test.beforeEach(async ({ app: { page, folder } }) => {
  const path = join(folder, 'list.csv');
  const rows = ['loc,lastmod', 'https://example.com/a,2024-02-29T08:15:30+05:00', 'https://example.com/b,'];
  await writeFile(path, rows.join('\n'));
  await newProject(page);
  await importPaths(page, [path], 2);
});

test('a day is picked over a cell, and the time with its zone stays', async ({ app: { page } }) => {
  const date = await cell(page, 0, 'Last modified');

  await test.step('it opens at the day of the value', async () => {
    await date.click();
    await page.keyboard.press('F2');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(focusedDay(page)).toHaveAccessibleName('Thursday, February 29, 2024');
    await expect(focusedDay(page)).toHaveAttribute('aria-selected', 'true');
    expect((await (await inOnePass(page)).analyze()).violations).toEqual([]);
  });

  await test.step('keys go by days, weeks, months and years', async () => {
    for (const [key, day] of [
      ['ArrowRight', 'Friday, March 1, 2024'],
      ['ArrowUp', 'Friday, February 23, 2024'],
      ['Home', 'Sunday, February 18, 2024'],
      ['End', 'Saturday, February 24, 2024'],
      ['PageDown', 'Sunday, March 24, 2024'],
      ['Shift+PageUp', 'Friday, March 24, 2023'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focusedDay(page)).toHaveAccessibleName(day);
    }
  });

  await test.step('the year can be typed', async () => {
    await picker(page).getByRole('textbox', { name: 'Year' }).fill('2019');
    await page.keyboard.press('Enter');
    await expect(focusedDay(page)).toHaveAccessibleName('Sunday, March 24, 2019');
  });

  await test.step('Escape leaves the text as it was', async () => {
    await page.keyboard.press('Escape');
    await expect(picker(page)).toBeHidden();
    await expect(page.locator('.cell-editor__input')).toBeFocused();
    await expect(page.locator('.cell-editor__input')).toHaveValue('2024-02-29T08:15:30+05:00');
  });

  await test.step('Enter takes the day', async () => {
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(date).toContainText('2024-02-28T08:15');
    await expect(date).toHaveAttribute('title', /2024-02-28T08:15:30\+05:00/);
  });

  await test.step('today, with a time in the zone here', async () => {
    await (await cell(page, 1, 'Last modified')).click();
    await page.keyboard.press('F2');
    await page.keyboard.press('Alt+Shift+ArrowDown');
    await expect(picker(page).getByLabel('Time')).toBeFocused();
    await picker(page).getByLabel('Time').fill('10:30:00');
    await picker(page).getByRole('button', { name: 'Today' }).click();
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    await page.keyboard.press('Enter');
    await expect(page.locator('.cell-editor__input')).toHaveValue(
      new RegExp(`^${today}T10:30:00\\+0[12]:00$`),
    );
    await page.keyboard.press('Escape');
    await expect(await cell(page, 1, 'Last modified')).toHaveText('');
  });
});

test('a day is picked in the details, and by a click', async ({ app: { page } }) => {
  await (await cell(page, 1, 'URL')).click();
  const details = page.getByRole('complementary');
  if (!(await details.isVisible())) await toolbar(page).getByRole('button', { name: 'Details' }).click();
  const field = details.getByRole('textbox', { name: 'Last modified' });
  await field.fill('2021-05-04');
  await field.press('Enter');
  await expect(await cell(page, 1, 'Last modified')).toHaveText('2021-05-04');
  await details.getByRole('button', { name: 'Pick a date' }).click();
  await picker(page).getByRole('button', { name: 'Next month' }).click();
  await picker(page).getByRole('gridcell', { name: 'Sunday, June 6, 2021' }).click();
  await expect(field).toBeFocused();
  await expect(await cell(page, 1, 'Last modified')).toHaveText('2021-06-06');
  await field.press('Alt+ArrowDown');
  await expect(focusedDay(page)).toHaveAccessibleName('Sunday, June 6, 2021');
  await (await cell(page, 0, 'URL')).click();
  await expect(picker(page)).toBeHidden();
});
