// Texts for rows that another window deletes meanwhile: they are said to be gone at once, and kept until the user drops them.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { cell, expectRows, importPaths, newProject, rowNumber, search, showUrls } from './screens.ts';

test.skip(process.env['E2E_HOST'] === 'electron', 'windows are tabs of the browser host here');

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

async function deleteRow(page: Page, position: number, left: number): Promise<void> {
  await rowNumber(page, position).click();
  await page.keyboard.press('Delete');
  await expectRows(page, left);
}

test.beforeEach(async ({ app: { page, folder } }) => {
  const list = join(folder, 'urls.txt');
  await writeFile(list, Array.from({ length: 12 }, (_, i) => `https://example.com/${String(i)}\n`).join(''));
  await newProject(page);
  await importPaths(page, [list], 12);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('a text for a row that another window deleted is offered, and goes with its notice', async ({
  app: { page },
}) => {
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('New window');
  await page.keyboard.press('Enter');
  const other = await opened;
  await showUrls(other);
  await expectRows(other, 12);

  await test.step('the editor says that the row is gone; the text can become a row', async () => {
    await (await cell(page, 3, 'URL')).click();
    await page.keyboard.press('F2');
    await page.keyboard.type('-typed');
    await deleteRow(other, 3, 11);
    await expect(page.getByText('This row was deleted.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(notices(page)).toContainText(
      'Not saved: “https://example.com/3-typed”. Its row was deleted.',
    );
    await expect(page.getByRole('button', { name: 'Go to the cell' })).toBeHidden();
    await page.getByRole('button', { name: 'Copy text' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://example.com/3-typed');
    await page.getByRole('button', { name: 'Add as a new row' }).click();
    await expectRows(page, 12);
    await expect(await cell(page, 11, 'URL')).toContainText('/3-typed');
    await expect(notices(page)).toBeHidden();
  });

  await test.step('what was refused before is told anew, without a way to a cell; dismissed it is gone for good', async () => {
    await (await cell(page, 5, 'Priority')).click();
    await page.keyboard.type('much');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Go to the cell' })).toBeVisible();
    await search(page, 'com/1');
    await expectRows(page, 3);
    await deleteRow(other, 5, 11);
    await expect(notices(page)).toContainText('Not saved: “much”. Its row was deleted.');
    await expect(page.getByRole('button', { name: 'Go to the cell' })).toBeHidden();
    await expect(page.getByRole('searchbox', { name: 'Search all columns' })).toHaveValue('com/1');
    // A reload has it still, until it is dismissed.
    await page.reload();
    await expect(notices(page)).toContainText('Not saved: “much”. Its row was deleted.');
    await notices(page)
      .getByRole('button', { name: /^Dismiss/ })
      .click();
    await page.reload();
    await expectRows(page, 3);
    await expect(notices(page)).toBeHidden();
  });
});
