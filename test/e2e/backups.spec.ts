// Backups: made before an import, listed with what came after, restored and taken back; and offered where a project is
// damaged, or can't be opened at all.
import { open, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { makeSampleProject } from '../sample/sample-project.ts';
import { expect, test } from './app-fixture.ts';
import { expectRows, importPaths, openDialog, showUrls } from './screens.ts';

test.skip(process.env['E2E_HOST'] === 'electron', 'the native dialog can not be driven');

const ROWS = 400;

async function openProject(page: Page, folder: string): Promise<void> {
  await page.getByRole('button', { name: 'Open a project' }).click();
  const picker = openDialog(page);
  await picker.getByLabel('Folder', { exact: true }).fill(folder);
  await picker.getByRole('button', { name: 'Go' }).click();
  await picker.getByText('shop.mapwright', { exact: true }).click();
  await picker.getByRole('button', { name: 'Open', exact: true }).click();
}

async function fileMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('menuitem', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function closeProject(page: Page): Promise<void> {
  await fileMenu(page, 'Close project');
  await expect(page.getByRole('button', { name: 'Open a project' })).toBeVisible();
}

/** Overwrites the middle of a file, as a failing disk does. */
async function damage(path: string): Promise<void> {
  const { size } = await stat(path);
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(size / 2, 0xa5), 0, size / 2, size / 4);
  await file.close();
}

test('a project goes back to a backup, and comes back where its file is damaged', async ({ app }) => {
  const { page, folder } = app;
  const path = join(folder, 'shop.mapwright');
  const list = join(folder, 'more.txt');
  await writeFile(list, 'https://www.example.com/more/1\nhttps://www.example.com/more/2\n');
  makeSampleProject({ path, rows: ROWS });
  await openProject(page, folder);
  await expect(page.locator('#tab-overview')).toBeVisible();
  await showUrls(page);
  await expectRows(page, ROWS);

  await test.step('without one, the dialog says when they are made', async () => {
    await fileMenu(page, 'Restore a backup…');
    await expect(openDialog(page).getByText('There are no backups of this project yet')).toBeVisible();
    await openDialog(page).getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('one is made before an import, listed, and restored', async () => {
    await importPaths(page, [list], 2);
    await expectRows(page, ROWS + 2);
    await fileMenu(page, 'Restore a backup…');
    const dialog = openDialog(page);
    await expect(dialog.getByRole('radio')).toHaveCount(1);
    await expect(dialog.getByText('Before: Import more.txt')).toBeVisible();
    await expect(dialog.getByText(/^400 URLs, \d+(\.\d+)? [kM]B$/)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await dialog.getByRole('button', { name: 'Restore this backup' }).click();
    await expect(page.locator('.notice strong', { hasText: 'The project is as it was on' })).toBeVisible();
    await showUrls(page);
    await expectRows(page, ROWS);
  });

  await test.step('what was there before is the newest backup', async () => {
    await fileMenu(page, 'Restore a backup…');
    const dialog = openDialog(page);
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await expect(dialog.getByText('Before: Restore a backup')).toBeVisible();
    await expect(dialog.getByRole('radio').first()).toBeChecked();
    await dialog.getByRole('button', { name: 'Restore this backup' }).click();
    await expect(openDialog(page)).toBeHidden();
    await showUrls(page);
    await expectRows(page, ROWS + 2);
  });

  await test.step('a damaged project offers them', async () => {
    await closeProject(page);
    await damage(path);
    await openProject(page, folder);
    await expect(
      page
        .getByText(
          /was damaged\. You are working on a copy of what could be read: [\d,]+ URLs, without the history/,
        )
        .first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Restore a backup…' }).click();
    const dialog = openDialog(page);
    await expect(dialog.getByText('“shop (replaced).mapwright”')).toBeVisible();
    await dialog.getByRole('button', { name: 'Restore this backup' }).click();
    await expect(openDialog(page)).toBeHidden();
    await showUrls(page);
    await expectRows(page, ROWS);
    expect((await stat(join(folder, 'shop (replaced).mapwright'))).size).toBeGreaterThan(0);
  });

  await test.step('so does one that can not be opened at all', async () => {
    await closeProject(page);
    await truncate(path);
    await openProject(page, folder);
    await page.getByRole('button', { name: 'Restore a backup…' }).click();
    await openDialog(page).getByRole('button', { name: 'Restore this backup' }).click();
    await expect(openDialog(page)).toBeHidden();
    await showUrls(page);
    await expectRows(page, ROWS);
  });
});
