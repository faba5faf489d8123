// Exporting again: the plan shows that only the file of the changed row changes, and only that is written.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSample } from '../sample/generate-sample.ts';
import { expect, test } from './app-fixture.ts';
import { cell, closeDialog, editCell, exportTo, fillExport, importPaths, newProject } from './screens.ts';

test('a second export shows and writes only what changed, and laying out anew says what it costs', async ({
  app: { page, folder },
}) => {
  const site = await generateSample({ urls: 450, perFile: 450, out: join(folder, 'site') });
  const out = join(folder, 'out');
  const base = 'https://www.example.com/';
  const modified = async (): Promise<number[]> =>
    Promise.all([1, 2, 3].map(async (n) => (await stat(join(out, `sitemap-${n}.xml.gz`))).mtimeMs));

  await newProject(page);
  await importPaths(page, [site.robots], 450);
  const form = await fillExport(page, out, base);
  await form.getByLabel('URLs', { exact: true }).fill('200');
  await form.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(form.getByRole('heading', { name: 'Export finished' })).toBeVisible({ timeout: 60_000 });
  await closeDialog(page);
  const first = await modified();

  await editCell(await cell(page, 3, 'Priority'), '0.9');
  const plan = await fillExport(page, out, base);
  await expect(plan.getByText('1 file changes')).toBeVisible();
  const changes = plan.getByRole('row');
  await expect(changes.filter({ hasText: 'sitemap-1.xml.gz' })).toContainText('changed');
  await expect(changes.filter({ hasText: 'sitemap-2.xml.gz' })).toContainText('unchanged');
  await page.keyboard.press('Escape');
  await exportTo(page, out, base);
  const second = await modified();
  expect(second[0]).not.toBe(first[0]);
  expect(second.slice(1)).toEqual(first.slice(1));
  await closeDialog(page);

  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Delete');
  const again = await fillExport(page, out, base);
  await expect(again.getByText(/files change/)).toBeVisible();
  await again.getByLabel('Lay out anew').check();
  await expect(again.getByText('All URLs are laid out anew')).toBeVisible();
});
