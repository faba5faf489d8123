// The window's own file dialogs: they begin where the project's files are, and a new folder is made and entered by keys.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './app-fixture.ts';
import { importPaths, newProject, openDialog, toolbar } from './screens.ts';

test.skip(process.env['E2E_HOST'] === 'electron', 'Electron has the system’s dialogs');

test('files are looked for where the last ones came from, and a folder is made by keys', async ({
  app: { page, folder },
}) => {
  const site = join(folder, 'site');
  await mkdir(site);
  await writeFile(join(site, 'list.txt'), 'https://example.com/a\nhttps://example.com/b\n');
  await newProject(page);
  await importPaths(page, [join(site, 'list.txt')], 2);
  const path = page.getByLabel('Folder', { exact: true });

  await test.step('sources', async () => {
    await toolbar(page).getByRole('button', { name: 'Import', exact: true }).click();
    await openDialog(page).getByRole('button', { name: 'Choose files…' }).click();
    await expect(path).toHaveValue(site);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(openDialog(page)).toHaveCount(0);
  });

  await test.step('a project, in a new folder', async () => {
    await page.getByRole('button', { name: 'Save as…' }).click();
    await expect(path).toHaveValue(site);
    await page.getByRole('button', { name: 'New folder' }).click();
    await page.keyboard.type('projects');
    await page.keyboard.press('Enter');
    await expect(path).toHaveValue(join(site, 'projects'));
    await expect(page.getByLabel('File name')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(openDialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Save as…' })).toHaveCount(0);
  });

  await test.step('a name that was typed for a new folder is not lost', async () => {
    await toolbar(page).getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: 'Choose…' }).click();
    await page.getByRole('button', { name: 'New folder' }).click();
    await page.keyboard.type('upload');
    await page.getByRole('button', { name: 'Choose this folder' }).click();
    const folderField = page.getByRole('dialog', { name: 'Export' }).getByLabel('Folder', { exact: true });
    await expect(folderField).toHaveValue(join(site, 'projects', 'upload'));
    await page.keyboard.press('Escape');
  });

  await test.step('another project is looked for beside it', async () => {
    await page.keyboard.press('ControlOrMeta+o');
    await expect(path).toHaveValue(join(site, 'projects'));
  });
});
