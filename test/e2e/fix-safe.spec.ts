// All that can be corrected without a loss, in one step, and taken back.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './app-fixture.ts';
import { cell, expectRows, importPaths, newProject, openDialog, toolbar } from './screens.ts';

const url = (loc: string, more = ''): string => `<url><loc>${loc}</loc>${more}</url>`;
const AT = 'https://www.example.com';
const ROWS = [
  url('https://WWW.example.com:443/a'),
  url(`${AT}/b`, '<priority>0,8</priority>'),
  url(`${AT}/c`, '<changefreq>Daily</changefreq>'),
  url(`${AT}/d`),
  url(`${AT}/d`),
  url(`${AT}/d`, '<lastmod>2024-05-01</lastmod>'),
  url(`${AT}/e`, '<changefreq>dayly</changefreq>'),
];

test('fix all safe issues: preview, untick, apply, undo', async ({ app: { page, folder } }) => {
  const path = join(folder, 'faulty.xml');
  const body = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${ROWS.join('\n')}\n</urlset>\n`;
  await writeFile(path, body);
  await newProject(page);
  await importPaths(page, [path], ROWS.length);

  const outline = page.getByRole('navigation', { name: 'Outline' });
  await outline.getByRole('button', { name: 'Fix all safe issues…' }).click();
  const dialog = openDialog(page);
  await expect(dialog.getByRole('button', { name: 'Correct 4 rows' })).toBeEnabled();
  await expect(dialog.getByText('Delete 1 row', { exact: true })).toBeVisible();
  await dialog.getByText('Set 1 priority', { exact: true }).click();
  await expect(dialog.getByRole('cell', { name: '0,8', exact: true })).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Priority is not a number' }).uncheck();
  await dialog.getByRole('button', { name: 'Correct 3 rows' }).click();
  await expectRows(page, ROWS.length - 1);
  await expect(await cell(page, 0, 'URL')).toHaveText(`${AT}/a`);
  await expect(await cell(page, 1, 'Priority')).toContainText('0,8');
  await expect(await cell(page, 5, 'Change frequency')).toContainText('dayly');

  await toolbar(page)
    .getByRole('button', { name: /^Undo: Fix all safe issues/ })
    .click();
  await expectRows(page, ROWS.length);
  await expect(await cell(page, 0, 'URL')).toContainText('https://WWW.example.com:443/a');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('Fix all safe issues');
  await page.getByRole('option', { name: 'Fix all safe issues…' }).click();
  await expect(dialog.getByRole('button', { name: 'Correct 4 rows' })).toBeEnabled();

  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await test.step('what a slip may mean is offered beside the finding, and set when asked for', async () => {
    await (await cell(page, 6, 'URL')).click();
    await expect(await cell(page, 6, 'Change frequency')).toContainText('dayly');
    const panel = page.getByRole('complementary', { name: 'Details' });
    await panel.getByRole('button', { name: 'Use daily' }).click();
    await expect(await cell(page, 6, 'Change frequency')).toContainText('daily');
  });
});
