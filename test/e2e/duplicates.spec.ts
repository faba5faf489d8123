// A duplicate: both copies side by side, the way from one to the other and back, why it matters, and which one stays.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './app-fixture.ts';
import { cell, expectRows, importPaths, newProject, openDialog } from './screens.ts';

const AT = 'https://www.example.com';
const url = (path: string, more = ''): string => `<url><loc>${AT}${path}</loc>${more}</url>`;
const ROWS = [
  url('/a'),
  url('/twice', '<lastmod>2024-05-01</lastmod>'),
  '<url><loc>page.html</loc></url>',
  '<url><loc>/page</loc></url>',
  url('/twice', '<lastmod>2025-01-31</lastmod>'),
];
const WHY = /It tells crawlers nothing/;

test('a duplicate: both copies, the way between them, and the one that stays', async ({
  app: { page, folder },
}) => {
  const path = join(folder, 'twice.xml');
  const body = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${ROWS.join('\n')}\n</urlset>\n`;
  await writeFile(path, body);
  await newProject(page);
  await importPaths(page, [path], ROWS.length);
  const panel = page.getByRole('complementary', { name: 'Details' });
  const outline = page.getByRole('navigation', { name: 'Outline' });

  const entry = outline.getByRole('button', { name: 'Duplicate URL 1' });
  await expect(entry).toHaveAttribute('title', WHY);
  await entry.click();
  await expectRows(page, 1);
  await expect(await cell(page, 0, 'Issues')).toHaveAttribute('title', WHY);
  await (await cell(page, 0, 'URL')).click();
  await expect(panel.getByRole('row', { name: 'Last modified 2025-01-31 2024-05-01' })).toBeVisible();
  await expect(panel.locator('mark')).toHaveText(['2025-01-31', '2024-05-01']);

  await test.step('to the first row, which the filter hides, and back', async () => {
    await panel.getByRole('button', { name: 'Go to row 2' }).click();
    await expectRows(page, ROWS.length);
    await expect(panel.getByText('Later rows with this URL')).toBeVisible();
    await panel.getByRole('button', { name: 'Go to row 5' }).click();
    await expect(panel.getByRole('button', { name: 'Go to row 2' })).toBeVisible();
  });

  await test.step('the preview names the copy that stays', async () => {
    await panel.getByRole('button', { name: 'Fix: Duplicate URL' }).click();
    await expect(openDialog(page).getByText('Kept: 2024-05-01 · twice.xml, line 3')).toBeVisible();
    await openDialog(page).getByRole('button', { name: 'Delete 1 row' }).click();
    await expectRows(page, ROWS.length - 1);
  });

  await test.step('a URL is to be fixed where it is clear which page is meant', async () => {
    await (await cell(page, 2, 'URL')).click();
    await expect(panel.getByRole('button', { name: 'Explain: URL is not absolute' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Fix: URL is not absolute' })).toBeHidden();
    await (await cell(page, 3, 'URL')).click();
    await panel.getByRole('button', { name: 'Fix: URL is not absolute' }).click();
    const wrench = outline.getByRole('button', { name: 'Fix: URL is not absolute' });
    await expect(wrench).toBeAttached();
    await openDialog(page).getByRole('button', { name: 'Correct 1 URL' }).click();
    await expect(await cell(page, 3, 'URL')).toHaveText(`${AT}/page`);
    await expect(outline.getByRole('button', { name: 'URL is not absolute 1' })).toBeVisible();
    await expect(wrench).toBeHidden();
  });
});
