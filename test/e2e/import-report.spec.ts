// What an import reports: all broken files at once, counts that agree, issues by severity with the way to their rows, and
// the question about dates in whichever way a table comes.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from './app-fixture.ts';
import { closeDialog, expectRows, grid, newProject, openDialog, paste, startImport } from './screens.ts';

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const url = (path: string, more = '') => `<url><loc>https://shop.example.com/${path}</loc>${more}</url>\n`;
const DATES =
  'URL\tlastmod\nhttps://shop.example.com/a\t01/03/2025 14:05\nhttps://shop.example.com/b\t02/03/2025\n';

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-report-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

async function put(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function mixedFiles(): Promise<string[]> {
  const whole = `<urlset ${NS}>${Array.from({ length: 300 }, (_, i) => url(String(i))).join('')}</urlset>`;
  return [
    await put(
      'good.xml',
      `<urlset ${NS}>\n${url('good')}${url('dated', '<lastmod>Mon, 03 Jun 2024 10:00:00 GMT</lastmod>')}</urlset>\n`,
    ),
    await put(
      'crawl.csv',
      'Address,Status Code\nhttps://shop.example.com/x,200\nhttps://shop.example.com/gone,404\n',
    ),
    await put('old.xls', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1_200, '0'), 'hex')),
    await put('cut.xml.gz', gzipSync(whole).subarray(0, 400)),
    await put('page.html', '<!doctype html><html><body>Nothing here</body></html>'),
  ];
}

test('all broken files are named at once, and the others can be imported', async ({ app: { page } }) => {
  const files = await mixedFiles();
  await newProject(page);
  const dialog = await startImport(page, files);

  await test.step('the refusal names each of them', async () => {
    const alert = dialog.getByRole('alert').filter({ hasText: 'The import failed' });
    await expect(alert).toContainText('3 of 5 inputs');
    await expect(alert.getByRole('listitem')).toHaveCount(3);
    await expect(alert).toContainText('old.xls” is an old or encrypted workbook');
    await expect(alert).toContainText('cut.xml.gz');
    await expect(alert).toContainText('page.html” is an HTML page');
  });

  await test.step('the report counts what the list of sources shows', async () => {
    await dialog.getByRole('button', { name: 'Import what can be read' }).click();
    await expect(dialog.getByRole('heading', { name: 'Import finished' })).toBeVisible({ timeout: 30_000 });
    const tree = dialog.getByRole('list', { name: 'Sources' });
    await expect(dialog.getByRole('status').filter({ hasText: 'imported' })).toContainText(
      '2 files read · 1 file read in part · 2 files could not be read',
    );
    await expect(tree.getByRole('listitem').filter({ hasText: 'read in part' })).toHaveCount(1);
    await expect(tree.getByRole('listitem').filter({ hasText: 'failed' })).toHaveCount(2);
    await expect(dialog.getByRole('status').filter({ hasText: 'imported' })).toContainText(
      '1 is not included',
    );
  });

  await test.step('issues stand by severity and lead to their rows', async () => {
    const list = dialog.getByRole('group', { name: 'Issues' });
    const headings = await list.getByRole('heading').allTextContents();
    expect(headings).toEqual(['4 errors', '1 warning', '1 note']);
    await list.getByRole('button', { name: 'crawl.csv, line 3' }).click();
    await expect(dialog).toBeHidden();
    await expectRows(page, 1);
    await expect(grid(page)).toContainText('https://shop.example.com/gone');
  });
});

for (const [way, come] of [
  [
    'the import dialog',
    async (page, path) => {
      await startImport(page, [path]);
    },
  ],
  ['the clipboard', (page) => paste(page, DATES)],
] as const satisfies readonly (readonly [
  string,
  (page: Parameters<typeof paste>[0], path: string) => Promise<void>,
])[]) {
  test(`a table with dates of an unknown order is asked about when it comes by ${way}`, async ({
    app: { page },
  }) => {
    const path = await put('dates.csv', DATES.replaceAll('\t', ';'));
    await newProject(page);
    await come(page, path);
    const wizard = openDialog(page);
    await expect(wizard.getByRole('heading', { name: 'Import a table' })).toBeVisible();
    await wizard.getByRole('combobox', { name: 'Dates' }).selectOption('dmy');
    await wizard.getByRole('button', { name: 'Compare' }).click();
    await wizard.getByRole('button', { name: 'Apply 2' }).click();
    await expect(wizard.getByText('2 added', { exact: false })).toBeVisible();
    await closeDialog(page);
    await expect(grid(page)).toContainText('2025-03-01T14:05');
  });
}
