// The welcome screen: the sample in one click, a site by its address, and the project in the list of recent ones.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sampleEntries } from '../sample/generate-sample.ts';
import { startSite, urlset } from '../engine/read/sources/archive/test-site.ts';
import { expect, test } from './app-fixture.ts';
import { closeDialog, expectRows, openDialog } from './screens.ts';

test('the sample opens with its URLs and its problems', async ({ app: { page } }) => {
  await page.getByRole('button', { name: 'Try the sample' }).click();
  await expect(page.getByText(/URLs imported/)).toBeVisible();
  await closeDialog(page);
  const rows = [...sampleEntries({ urls: 600, faults: 'rows' })];
  await expectRows(page, rows.length);

  await page.getByRole('button', { name: /^Duplicate URL/ }).click();
  const locs = rows.map((row) => row.loc).filter((loc) => loc !== null);
  const duplicates = locs.length - new Set(locs).size;
  expect(duplicates).toBeGreaterThan(0);
  await expectRows(page, duplicates);
});

test('a site is imported by its address alone; left, its project is listed with what it holds', async ({
  app: { page, folder },
}) => {
  const site = await startSite();
  const at = `http://127.0.0.1:${site.port}`;
  Object.assign(site.routes, {
    '/robots.txt': `Sitemap: ${at}/map.xml`,
    '/map.xml': urlset('https://shop.example.com/a', '/relative'),
  });
  try {
    await expect(page.getByRole('region', { name: 'How it works' })).toBeVisible();
    await page.getByRole('button', { name: 'Enter an address' }).click();
    await expect(page.getByLabel('Address of a site')).toBeFocused();
    await page.keyboard.type(at);
    await page.keyboard.press('Enter');
    await expect(openDialog(page).getByText('2 URLs imported')).toBeVisible({ timeout: 30_000 });
    await openDialog(page).getByRole('button', { name: 'Show 1 URL with issues' }).click();
    await expect(openDialog(page)).toBeHidden();
    await expectRows(page, 1);
    const recent = page.getByRole('region', { name: 'Recent projects' });
    await test.step('under a name it is listed', async () => {
      await page.getByRole('button', { name: 'Save as…' }).click();
      const name = openDialog(page).getByRole('textbox', { name: 'File name' });
      await name.fill(join(folder, 'shop.mapwright'));
      await openDialog(page).getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('All changes saved')).toBeVisible();
      await closeProject(page);
      await expect(recent).toContainText('shop.example.com · 2 URLs · 1 row with issues');
      await expect(page.getByText('How it works')).toBeHidden();
    });
    await test.step('what is discarded is not', async () => {
      await page.getByRole('button', { name: 'Try the sample' }).click();
      await expect(page.getByText(/URLs imported/)).toBeVisible();
      await closeDialog(page);
      await expect(page.getByText('Not saved under a name yet')).toBeVisible();
      await closeProject(page);
      await openDialog(page).getByRole('button', { name: 'Discard' }).click();
      await expect(recent.getByRole('button', { name: /shop/ }).first()).toBeVisible();
      await expect(recent).not.toContainText('Untitled');
      expect(await readdir(join(folder, 'home', 'untitled'))).toEqual([]);
    });
  } finally {
    await site.close();
  }
});

async function closeProject(page: Page): Promise<void> {
  await page.getByRole('menuitem', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'Close project' }).click();
}
