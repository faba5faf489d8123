// The detail panel: extensions edited losslessly, long URLs, several rows at once, all by keyboard too.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { cell, exportTo, grid, importPaths, newProject } from './screens.ts';

const LONG = `https://www.example.com/${'a-long-part-of-a-path/'.repeat(40)}`;
const KEPT = '<my:thing xmlns:my="urn:my" a="1"> kept </my:thing>';
const SITEMAP = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:my="urn:my">
<url><loc>https://www.example.com/1</loc>
  <image:image><image:loc>https://www.example.com/1.png</image:loc><image:title>Old &amp; good</image:title></image:image>
  <my:thing a="1"> kept </my:thing></url>
<url><loc>${LONG}</loc></url>
<url><loc>https://www.example.com/3</loc><changefreq>daily</changefreq></url>
</urlset>`;

async function open(page: Page, folder: string): Promise<Locator> {
  const path = join(folder, 'map.xml');
  await writeFile(path, SITEMAP);
  await newProject(page);
  await importPaths(page, [path], 3);
  return page.getByRole('complementary', { name: 'Details' });
}

test('an image is edited and a language added; what was not touched is exported as it came', async ({
  app: { page, folder },
}) => {
  const panel = await open(page, folder);
  await (await cell(page, 0, 'URL')).click();
  await panel.getByRole('button', { name: 'Edit Image 1' }).press('Enter');
  const loc = panel.getByRole('textbox', { name: /^loc/ });
  await expect(loc).toBeFocused();
  await loc.fill('https://www.example.com/new.png');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('https://www.example.com/new.png').first()).toBeVisible();

  await panel.getByText('Language versions (0)').click();
  await panel.getByRole('button', { name: 'Add a language version' }).click();
  await panel.getByRole('textbox', { name: /^hreflang/ }).fill('no language');
  await expect(panel.getByText('Enter a language code')).toBeVisible();
  await panel.getByRole('textbox', { name: /^hreflang/ }).fill('nl-BE');
  await panel.getByRole('textbox', { name: /^href required/ }).fill('https://www.example.com/nl/?a&b');
  await panel.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(panel.getByText('Language versions (1)')).toBeVisible();

  await exportTo(page, join(folder, 'out'), 'https://www.example.com/');
  const written = gunzipSync(await readFile(join(folder, 'out/sitemap-1.xml.gz'))).toString('utf8');
  expect(written).toContain(
    '<image:image><image:loc>https://www.example.com/new.png</image:loc><image:title>Old &amp; good</image:title></image:image>' +
      KEPT +
      '<xhtml:link rel="alternate" hreflang="nl-BE" href="https://www.example.com/nl/?a&amp;b"/>',
  );
});

test('dates and numbers of an element are read as in the table', async ({ app: { page, folder } }) => {
  const panel = await open(page, folder);
  await (await cell(page, 0, 'URL')).click();
  await panel.getByText('Videos (0)').click();
  await panel.getByRole('button', { name: 'Add a video' }).click();
  await panel.getByRole('combobox', { name: 'Add a field' }).selectOption('publication_date');
  const date = panel.getByRole('textbox', { name: /^publication_date/ });
  await date.fill('31.12.2023');
  await page.keyboard.press('Tab');
  await expect(date).toHaveValue('2023-12-31');
  await panel.getByRole('combobox', { name: 'Add a field' }).selectOption('rating');
  const rating = panel.getByRole('textbox', { name: /^rating/ });
  await rating.fill('4,5');
  await page.keyboard.press('Tab');
  await expect(rating).toHaveValue('4.5');
});

test('each change is one undo step', async ({ app: { page, folder } }) => {
  const panel = await open(page, folder);
  await (await cell(page, 0, 'URL')).click();
  await panel.getByRole('button', { name: 'Remove Image 1' }).click();
  await expect(panel.getByText('Images (0)')).toBeVisible();
  await panel.getByRole('button', { name: 'Remove Element 1' }).click();
  await expect(panel.getByText('Other elements')).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(panel.getByText('Other elements (1)')).toBeVisible();
  await expect(panel.getByText('Images (0)')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(panel.getByText('Images (1)')).toBeVisible();
});

test('a long URL does not break the panel, and can be shown whole', async ({ app: { page, folder } }) => {
  const panel = await open(page, folder);
  await (await cell(page, 1, 'URL')).click();
  const more = panel.getByRole('button', { name: 'Show all' }).first();
  await expect(more).toBeVisible();
  const wider = await panel.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(wider).toBeLessThanOrEqual(0);
  const before = await panel.locator('.loc').boundingBox();
  await more.click();
  const after = await panel.locator('.loc').boundingBox();
  expect(after?.height ?? 0).toBeGreaterThan((before?.height ?? 0) * 2);
});

test('several rows are summed up and set at once', async ({ app: { page, folder } }) => {
  const panel = await open(page, folder);
  await (await cell(page, 0, 'URL')).click();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(panel.getByRole('heading', { name: '3 rows selected' })).toBeVisible();
  await expect(panel.getByLabel('Change frequency')).toHaveValue('mixed');
  await panel.getByLabel('Priority').fill('0.7');
  await panel.getByLabel('Priority').press('Enter');
  for (const position of [0, 1, 2]) {
    await expect(await cell(page, position, 'Priority')).toHaveText('0.7');
  }
  await expect(panel.getByLabel('Priority')).toHaveValue('0.7');
  await page.getByRole('grid').focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(await cell(page, 1, 'Priority')).toHaveText('');
});

test('an open form waits at its row, and leaves the keyboard to the table', async ({
  app: { page, folder },
}) => {
  const panel = await open(page, folder);
  await (await cell(page, 0, 'URL')).click();
  await panel.getByRole('button', { name: 'Add an image' }).click();
  const loc = panel.getByRole('textbox', { name: /^loc/ });
  await expect(loc).toBeFocused();
  await page.keyboard.type('https://cdn.example.com/a.jpg');
  await (await cell(page, 2, 'URL')).click();
  await expect(loc).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(loc).toHaveValue('https://cdn.example.com/a.jpg');
  await expect(grid(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(loc).toBeHidden();
});

test('values that are typed in the panel are read as in the table, and none is refused in silence', async ({
  app: { page, folder },
}) => {
  const panel = await open(page, folder);
  await (await cell(page, 0, 'URL')).click();
  const priority = panel.getByLabel('Priority');
  await panel.getByLabel('Last modified').fill('31.12.2023');
  await priority.fill('0,8');
  await priority.press('Enter');
  await expect(await cell(page, 0, 'Last modified')).toHaveText('2023-12-31');
  await expect(await cell(page, 0, 'Priority')).toHaveText('0.8');
  await priority.fill('0,8');
  await priority.press('Enter');
  await expect(priority).toHaveValue('0.8');

  // Refused while it is left for another row, and after it was seen.
  await priority.fill('9');
  await (await cell(page, 2, 'URL')).click();
  const told = page.locator('.notice', { hasText: 'Priority: the refused value was not kept.' });
  await expect(told).toContainText('“9” is not a priority.');
  await priority.fill('7');
  await priority.press('Enter');
  await expect(panel.getByText('“7” is not a priority.')).toBeVisible();
  await (await cell(page, 0, 'URL')).click();
  await expect(told.nth(1)).toContainText('“7” is not a priority.');
  await expect(priority).toHaveValue('0.8');

  await priority.fill('5');
  await priority.press('Escape');
  await expect(priority).toHaveValue('0.8');
});
