// Another project, or another name for this one, while a page shows what it was asked for before: each page asks again.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { importPaths, newProject, openDialog } from './screens.ts';

const panel = (page: Page, name: string): Locator => page.getByRole('tabpanel', { name });
const editor = (page: Page): Locator =>
  panel(page, 'Robots').getByRole('textbox', { name: 'robots.txt, one rule per line' });

async function makeProject(page: Page, folder: string, host: string): Promise<void> {
  await writeFile(join(folder, 'robots.txt'), `User-agent: *\nDisallow: /${host}/\nSitemap: sitemap.txt\n`);
  await writeFile(join(folder, 'sitemap.txt'), `https://${host}/a\nhttps://${host}/b\n`);
  await newProject(page);
  await importPaths(page, [join(folder, 'robots.txt'), join(folder, 'sitemap.txt')], 2);
  await saveUnder(page, folder, host);
}

async function saveUnder(page: Page, folder: string, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Shift+s');
  await openDialog(page).getByLabel('File name').fill(join(folder, name));
  await page.keyboard.press('Enter');
  // Told at its end: until then it is the turn of no other way to a project.
  await expect(page.getByText(`Saved as ${name}`).first()).toBeVisible();
  await expect(page).toHaveTitle(`${name} – Mapwright`);
}

test('pages that are shown stay true through Save as and another project', async ({
  app: { page, folder },
}) => {
  await makeProject(page, folder, 'one.example');
  await page.getByRole('tab', { name: 'Robots' }).click();
  await expect(editor(page)).toHaveValue(/one\.example/);
  await page.getByRole('menuitem', { name: 'File', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Close project/ }).click();
  await makeProject(page, folder, 'two.example');

  await page.getByRole('tab', { name: 'Languages' }).click();
  const none = panel(page, 'Languages').getByText('No row has language versions yet');
  await expect(none).toBeVisible();
  await saveUnder(page, folder, 'third');
  await expect(none).toBeVisible();

  await page.getByRole('tab', { name: 'Robots' }).click();
  await expect(editor(page)).toHaveValue(/two\.example/);
  await saveUnder(page, folder, 'fourth');
  await expect(editor(page)).toHaveValue(/two\.example/);

  await page.keyboard.press('ControlOrMeta+o');
  await page.getByRole('option', { name: /one\.example\.mapwright/ }).dblclick();
  await expect(page).toHaveTitle(/one\.example/);
  await expect(panel(page, 'Robots')).toBeVisible();
  await expect(editor(page)).toHaveValue(/one\.example/);
});
