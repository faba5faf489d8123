// The main job through the window: import → sort → filter → edit → undo → redo → export, verified on the disk.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSample, sampleEntries } from '../sample/generate-sample.ts';
import { expect, test } from './app-fixture.ts';
import { readExportedSet } from './exported-set.ts';
import {
  cell,
  columnHeader,
  editCell,
  expectRows,
  goToFirstRow,
  exportTo,
  importPaths,
  newProject,
  search,
  toolbar,
  listArrived,
} from './screens.ts';

const URLS = 450;
const LOCS = [...sampleEntries({ urls: URLS })].map((entry) => entry.loc ?? '');

test('a set is imported, sorted, filtered, edited, exported and whole on the disk', async ({
  app: { page, folder },
}) => {
  const site = await generateSample({ urls: URLS, perFile: 100, out: join(folder, 'site') });
  const out = join(folder, 'out');
  const inOrder = LOCS.toSorted();
  const articles = inOrder.filter((loc) => loc.includes('/magazine/'));

  await newProject(page);
  await importPaths(page, [site.robots], URLS);
  await expectRows(page, URLS);
  await expect(await cell(page, 0, 'URL')).toHaveText(LOCS[0] ?? '');

  await test.step('sort both ways', async () => {
    await columnHeader(page, 'URL').click();
    await expect(columnHeader(page, 'URL')).toHaveAttribute('aria-sort', 'ascending');
    await expect(await cell(page, 0, 'URL')).toHaveText(inOrder[0] ?? '');
    await columnHeader(page, 'URL').click();
    await expect(columnHeader(page, 'URL')).toHaveAttribute('aria-sort', 'descending');
    await listArrived(page);
    await goToFirstRow(page);
    await expect(await cell(page, 0, 'URL')).toHaveText(inOrder.at(-1) ?? '');
    await columnHeader(page, 'URL').click();
    await expect(columnHeader(page, 'URL')).toHaveAttribute('aria-sort', 'none');
    await columnHeader(page, 'URL').click();
    await expect(columnHeader(page, 'URL')).toHaveAttribute('aria-sort', 'ascending');
  });

  await test.step('filter', async () => {
    await search(page, '/magazine/');
    await expectRows(page, articles.length);
    await expect(await cell(page, 0, 'URL')).toHaveText(articles[0] ?? '');
  });

  await test.step('edit, undo, redo', async () => {
    const priority = await cell(page, 0, 'Priority');
    const before = await priority.innerText();
    const after = before.startsWith('0.7') ? '0.3' : '0.7';
    await editCell(priority, after);
    await expect(priority).toHaveText(after);
    await toolbar(page).getByRole('button', { name: /^Undo/ }).click();
    await expect(priority).toHaveText(before);
    await toolbar(page).getByRole('button', { name: /^Redo/ }).click();
    await expect(priority).toHaveText(after);
  });

  await test.step('export and look at the files', async () => {
    const edited = await (await cell(page, 0, 'Priority')).innerText();
    await search(page, '');
    await expectRows(page, URLS);
    await exportTo(page, out, 'https://www.example.com/');
    const set = await readExportedSet(out);
    expect(set.names).toEqual(['sitemap-1.xml.gz']);
    expect(set.locs).toHaveLength(URLS);
    expect(new Set(set.locs)).toEqual(new Set(LOCS));
    expect(set.xml).toMatch(
      new RegExp(`<loc>${escapeRegExp(articles[0] ?? '')}</loc>[^]*?<priority>${edited}</priority>`),
    );
    const manifest = JSON.parse(await readFile(join(out, 'mapwright-manifest.json'), 'utf8')) as {
      urls: number;
    };
    expect(manifest.urls).toBe(URLS);
  });
});

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
