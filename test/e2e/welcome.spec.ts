// The welcome screen: the sample in one click, problems found in it, and the project in the list of recent ones.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleEntries } from '../sample/generate-sample.ts';
import { expect, test } from './app-fixture.ts';
import { closeDialog, expectRows, importPaths, newProject, openDialog, showUrls } from './screens.ts';

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

test('a second window goes along when another project is opened, and writes nothing into the wrong one', async ({
  app: { page, folder },
}) => {
  test.skip(process.env['E2E_HOST'] === 'electron', 'the browser host has windows of one engine');
  await writeFile(join(folder, 'urls.txt'), 'https://example.com/a\nhttps://example.com/b\n');
  await newProject(page);
  await importPaths(page, [join(folder, 'urls.txt')], 2);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await showUrls(second);
  await expectRows(second, 2);

  await page.keyboard.press('ControlOrMeta+n');
  await openDialog(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('This project has no URLs yet')).toBeVisible();
  await expect(second.getByText('This project has no URLs yet')).toBeVisible();
  await second.close();
});
