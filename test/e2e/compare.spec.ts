// Compare: the project against its last export after edits; what differs is seen, taken over in part, and undone.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './app-fixture.ts';
import { inOnePass } from './axe-in-one-pass.ts';
import {
  cell,
  closeDialog,
  editCell,
  expectRows,
  exportTo,
  importPaths,
  newProject,
  toolbar,
} from './screens.ts';

const SITE = 'https://www.example.com';
const LOCS = Array.from({ length: 12 }, (_, i) => `${SITE}/page-${String(i)}`);

test('the project is compared with its last export, and differences are taken back', async ({
  app: { page, folder },
}) => {
  const list = join(folder, 'urls.txt');
  const out = join(folder, 'out');
  await writeFile(list, `${LOCS.join('\n')}\n`);
  await newProject(page);
  await importPaths(page, [list], LOCS.length);
  await exportTo(page, out, `${SITE}/`);
  await closeDialog(page);

  const compare = page.getByRole('tabpanel', { name: 'Compare' });
  const differences = compare.getByRole('grid', { name: 'URLs that differ' });
  const showCompare = async (): Promise<void> => {
    await page.getByRole('tab', { name: 'Compare' }).click();
    const chosen = (side: string) => compare.getByRole('combobox', { name: side }).locator('option:checked');
    await expect(chosen('A: before')).toHaveText(`Last export to ${out}`);
    await expect(chosen('B: after')).toHaveText('This project as it is now');
    await compare.getByRole('button', { name: 'Compare', exact: true }).click();
  };

  await test.step('nothing differs right after an export', async () => {
    await showCompare();
    await expect(compare.getByText('Both have the same URLs.')).toBeVisible();
  });

  await test.step('edits show as differences, field by field', async () => {
    await page.getByRole('tab', { name: 'URLs' }).click();
    await editCell(await cell(page, 0, 'Last modified'), '2026-03-04');
    await editCell(await cell(page, 1, 'URL'), `${SITE}/renamed`);
    await showCompare();
    await expect(compare.getByRole('button', { name: '3 all differences' })).toBeVisible();
    await expect(compare.getByText(/^10\s*unchanged$/)).toBeVisible();
    await compare.getByRole('button', { name: '1 changed', exact: true }).click();
    await expect(differences).toHaveAttribute('aria-rowcount', '2');
    await expect(differences.getByText('(none) → 2026-03-04')).toBeVisible();
    await compare.getByRole('button', { name: 'Last modified (1)' }).click();
    await expect(differences).toHaveAttribute('aria-rowcount', '2');
  });

  await test.step('the smallest window has room for rows, also below a difference in detail', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 800, height: 560 });
    for (let i = 0; i < 2; i++) {
      expect((await differences.boundingBox())?.height).toBeGreaterThan(150);
      await differences.getByText(`${SITE}/page-0`).click();
      await expect(compare.getByRole('region', { name: 'Difference in detail' })).toBeVisible();
    }
    if (size) await page.setViewportSize(size);
  });

  await test.step('it is accessible', async () => {
    const { violations } = await (await inOnePass(page)).include('#page-compare').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  await test.step('one difference is taken over, then all, as steps of undo', async () => {
    await differences.getByText(`${SITE}/page-0`).click();
    const detail = compare.getByRole('region', { name: 'Difference in detail' });
    await expect(detail.getByRole('row', { name: /Last modified \(none\) 2026-03-04/ })).toBeVisible();
    await detail.getByRole('button', { name: 'Restore from A into the project' }).click();
    await expect(page.getByText('1 difference restored').first()).toBeVisible();
    await expect(differences.getByText('done')).toBeVisible();
    await compare.getByRole('button', { name: '3 all differences' }).click();
    const search = compare.getByLabel('Search URLs');
    await search.pressSequentially('renamed');
    await expect(compare.getByRole('button', { name: 'Restore 1 shown from A' })).toBeVisible();
    await search.press('ControlOrMeta+a');
    await search.press('Delete');
    await compare.getByRole('button', { name: 'Restore all 3 shown from A' }).click();
    await expect(page.getByText('2 differences restored')).toBeVisible();
    await page.getByRole('tab', { name: 'URLs' }).click();
    await expectRows(page, LOCS.length);
    await toolbar(page).getByRole('button', { name: /^Undo/ }).click();
    await expect(await cell(page, 1, 'URL')).toContainText('renamed');
    await toolbar(page).getByRole('button', { name: /^Undo/ }).click();
    await expect(await cell(page, 0, 'Last modified')).toContainText('2026-03-04');
  });

  await test.step('the row is found among the URLs, and the outcome is written', async () => {
    await page.getByRole('tab', { name: 'Compare' }).click();
    await differences.getByText(`${SITE}/page-0`).click();
    await compare.getByText('Report…').click();
    await compare.getByLabel('Format').selectOption('csv');
    await compare.getByLabel('Folder', { exact: true }).fill(folder);
    await compare.getByRole('button', { name: 'Write file' }).click();
    await expect(page.getByText(/Written to .*comparison\.csv/).first()).toBeVisible();
    expect(await readFile(join(folder, 'comparison.csv'), 'utf8')).toContain(
      'changed,https://www.example.com/page-0,lastmod',
    );
    await compare.getByRole('button', { name: 'Show on the URLs page' }).click();
    await expect(await cell(page, 0, 'URL')).toBeVisible();
  });
});
