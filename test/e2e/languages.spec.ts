// The page of language versions: expected languages, invalid codes, incomplete sets, left out rows, and the CSV file.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { cell, closeDialog, importPaths, newProject, openDialog, toolbar } from './screens.ts';

const SITE = 'https://www.example.com';
type Links = Readonly<Record<string, string>>;

function row(path: string, links: Links = {}): string {
  const xml = Object.entries(links).map(
    ([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${SITE}${href}"/>`,
  );
  return `<url><loc>${SITE}${path}</loc>${xml.join('')}</url>`;
}

/** Twelve pages in English and German; three of them are at fault, each in its way. */
function faultyRows(): readonly string[] {
  const pairs = Array.from({ length: 9 }, (_, n) => {
    const pair = { en: `/en/${String(n)}`, de: `/de/${String(n)}` };
    return [row(pair.en, pair), row(pair.de, pair)];
  });
  const uk = { en: '/en/uk', de: '/de/uk', 'en-UK': '/en-uk/uk' };
  const half = { en: '/en/half', de: '/de/half', 'x-default': '/en/half' };
  const out = { en: '/en/out', de: '/de/out' };
  return [
    row('/en/out', { ...out, fr: '/fr/out' }),
    row('/de/out', out),
    row('/fr/out'),
    ...pairs.flat(),
    ...Object.values(uk).map((path) => row(path, uk)),
    row('/en/half', { de: half.de, 'x-default': half['x-default'] }),
    row('/de/half', half),
  ];
}

const pivot = (page: Page): Locator => page.getByRole('grid', { name: 'Language versions of pages' });
const fault = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function openLanguages(page: Page, folder: string): Promise<void> {
  const path = join(folder, 'languages.xml');
  const rows = faultyRows();
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  await writeFile(path, `<urlset ${names}>\n${rows.join('\n')}\n</urlset>\n`);
  await newProject(page);
  await importPaths(page, [path], rows.length);
}

test('expected languages decide what is missing, and an invalid code does not', async ({
  app: { page, folder },
}) => {
  await openLanguages(page, folder);
  await page.keyboard.press('Alt+4');
  await expect(pivot(page)).toHaveAttribute('aria-rowcount', '13');
  await expect(fault(page, 'Missing 0')).toBeVisible();
  await expect(fault(page, 'Codes 1')).toBeVisible();
  const head = pivot(page).getByRole('columnheader', { name: /^en-UK – not a valid language code/ });
  await expect(head).toHaveClass(/is-faulty/);
  await fault(page, 'Codes 1').click();
  await expect(pivot(page)).toHaveAttribute('aria-rowcount', '2');
  await fault(page, 'Codes 1').click();
  await page.getByRole('combobox', { name: /^Language/ }).selectOption('With fr');
  await expect(page.getByText('1 of 12 clusters')).toBeVisible();
  await page.getByRole('combobox', { name: /^Language/ }).selectOption('Any');

  await test.step('chosen by the user, and guessed again', async () => {
    const expected = page.getByText('Expected languages: 2');
    await expected.click();
    await expect(page.getByText(/^Guessed from the set/)).toBeVisible();
    await page.getByRole('checkbox', { name: /French/ }).check();
    await expect(page.getByText('Expected languages: 3')).toBeVisible();
    await expect(fault(page, 'Missing 11')).toBeVisible();
    await page.getByLabel('Another language').fill('en-UK');
    await expect(page.getByRole('alert').filter({ hasText: '“uk” is not' })).toBeVisible();
    await page.getByLabel('Another language').fill('nl');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(fault(page, 'Missing 12')).toBeVisible();
    await expect(pivot(page).getByRole('columnheader', { name: 'Dutch (nl)' })).toBeVisible();
    await page.getByRole('button', { name: 'Use the guess' }).click();
    await expect(fault(page, 'Missing 0')).toBeVisible();
    await page.keyboard.press('Escape');
  });
});

test('incomplete sets are marked and completed, left out rows only when asked to', async ({
  app: { page, folder },
}) => {
  await openLanguages(page, folder);
  await page.keyboard.press('Alt+2');
  await (await cell(page, 2, 'Included')).click();
  await page.keyboard.press('Alt+4');
  await fault(page, 'Incomplete 1').click();
  await expect(
    pivot(page).getByText('Not all pages list this version under this code').first(),
  ).toBeAttached();
  await fault(page, 'Incomplete 1').click();

  const complete = page.getByRole('button', { name: 'Complete the links', exact: true });
  await complete.click();
  await expect(openDialog(page).getByText('1 left-out row would be listed by more rows')).toBeVisible();
  await expect(openDialog(page).getByText('With these links 2 rows change')).toBeVisible();
  await openDialog(page).getByRole('button', { name: 'Complete without them' }).click();
  await expect(page.getByText('1 row completed').first()).toBeVisible();
  await expect(fault(page, 'Incomplete 0')).toBeVisible();
  await complete.click();
  await expect(openDialog(page).getByText('Without these links 0 rows change')).toBeVisible();
  await expect(openDialog(page).getByRole('button', { name: 'Complete without them' })).toHaveCount(0);
  await closeDialog(page);
  await toolbar(page).getByRole('button', { name: /^Undo/ }).click();
  await expect(fault(page, 'Incomplete 1')).toBeVisible();

  await test.step('as CSV', async () => {
    await page.getByText('Export…', { exact: true }).click();
    await page.getByLabel('Folder').fill(folder);
    await page.getByLabel('File name').fill('clusters');
    await page.getByRole('button', { name: 'Write the CSV file' }).click();
    await expect(page.getByText(/clusters\.csv was written/).first()).toBeVisible();
    const [head, ...lines] = (await readFile(join(folder, 'clusters.csv'), 'utf8')).trim().split('\r\n');
    expect(head).toMatch(/^\uFEFF?page,rows,issues,x-default,/);
    expect(lines).toHaveLength(12);
    expect(lines.filter((line) => line.includes('incomplete'))).toHaveLength(1);
  });
});
