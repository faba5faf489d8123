// One thing has one number wherever it is counted; where two numbers mean different things, they say so.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './app-fixture.ts';
import { cell, fillExport, importPaths, newProject, openDialog } from './screens.ts';

test('duplicates are as many in the outline, the overview, the filter and the report', async ({
  app: { page, folder },
}) => {
  const list = join(folder, 'list.txt');
  const names = ['a', 'a', 'a', 'b', 'b', 'c#x', 'd'];
  await writeFile(list, names.map((name) => `https://example.com/${name}\n`).join(''));
  await newProject(page);
  await importPaths(page, [list], 7);
  // One duplicate is left out by hand, and counts no more.
  await (await cell(page, 1, 'Included')).click();
  await expect(page.getByText('6 included')).toBeVisible();
  const outline = page.getByRole('navigation', { name: 'Outline' });

  await test.step('the outline', async () => {
    await expect(outline.getByRole('button', { name: 'Duplicate URL 2' })).toBeVisible();
    await expect(outline.getByRole('button', { name: 'URLs with issues 3' })).toBeVisible();
    await expect(page.getByRole('button', { name: '3 rows with issues' })).toBeVisible();
  });

  await test.step('the filter', async () => {
    await (await cell(page, 3, 'Issues')).click();
    await page.keyboard.press('ControlOrMeta+Shift+l');
    await expect(openDialog(page).getByText(/Duplicate URL\s*2/)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the overview, whose reasons say that each URL counts once', async () => {
    await page.keyboard.press('Alt+1');
    const overview = page.getByRole('tabpanel', { name: 'Overview' });
    const counted = (table: string) =>
      overview.getByRole('table', { name: table }).getByRole('row', { name: 'Duplicate URL' });
    await expect(counted('Issues')).toHaveText(/Duplicate URL\s*2/);
    await expect(counted('Left out of the export')).toHaveText(/Duplicate URL\s*2/);
    await expect(
      overview.getByText(
        /Each URL counts once, for its first reason\. Issues of URLs that are left out by hand/,
      ),
    ).toBeVisible();
    await page.keyboard.press('Alt+2');
  });

  await test.step('the export leaves out what the overview tells', async () => {
    const dialog = await fillExport(page, join(folder, 'out'), 'https://example.com/');
    await expect(dialog.getByText('2 URLs: Duplicate URL')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the report', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('Export report');
    await page.keyboard.press('Enter');
    const dialog = openDialog(page);
    await dialog.getByLabel('SARIF').check();
    await dialog.getByLabel('Folder', { exact: true }).fill(folder);
    await dialog.getByLabel('File name').fill('findings');
    await dialog.getByRole('button', { name: 'Write report' }).click();
    await expect(dialog.getByText('3 warnings')).toBeVisible();
    const report = await readFile(join(folder, 'findings.sarif'), 'utf8');
    expect(report.match(/"ruleId":\s*"loc-duplicate"/g)).toHaveLength(2);
  });
});
