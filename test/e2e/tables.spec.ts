// A table through the window: import with choices and review, an edit, export to CSV and a workbook, read from disk.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { inOnePass } from './axe-in-one-pass.ts';
import { cell, closeDialog, editCell, expectRows, newProject, openDialog, toolbar } from './screens.ts';

/** As Excel writes it in Germany: semicolons, local dates, decimal commas, windows-1252. */
const GERMAN = Buffer.from(
  'Adresse;Titel;Zuletzt geändert;Priorität\r\n' +
    'https://www.example.com/a;Über uns;31.01.2025;0,8\r\n' +
    'https://www.example.com/b;"Öffnungszeiten; Anfahrt";01.02.2025;\r\n' +
    '=HYPERLINK("https://evil.example");;;\r\n',
  'latin1',
);

async function runCommand(page: Page, name: string): Promise<Locator> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  return openDialog(page);
}

async function openTable(page: Page, path: string): Promise<Locator> {
  const dialog = await runCommand(page, 'Import a table');
  await dialog.getByLabel('File', { exact: true }).fill(path);
  await dialog.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(dialog.getByRole('table')).toBeVisible();
  return dialog;
}

async function exportTable(page: Page, folder: string, format: string): Promise<Locator> {
  const dialog = await runCommand(page, 'Export a table');
  await dialog.getByLabel('Format').selectOption(format);
  await dialog.getByLabel('Folder', { exact: true }).fill(folder);
  await dialog.getByLabel('File name').fill('urls');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  return dialog;
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await (await inOnePass(page)).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
}

test('a table is imported with choices, reviewed, edited, exported and whole on the disk', async ({
  app: { page, folder },
}) => {
  const german = join(folder, 'german.csv');
  await writeFile(german, GERMAN);
  await newProject(page);

  await test.step('the wizard tells encoding, delimiter and columns; dates are for the user to say', async () => {
    const dialog = await openTable(page, german);
    await expect(dialog.getByLabel('Encoding')).toHaveValue('windows-1252');
    await expect(dialog.getByLabel('Separator')).toHaveValue(';');
    await expect(dialog.getByLabel('What is in column Adresse')).toHaveValue('loc');
    await expect(dialog.getByLabel('What is in column Zuletzt geändert')).toHaveValue('lastmod');
    await expect(dialog.getByLabel('What is in column Titel')).toHaveValue('');
    await dialog.getByLabel('Dates').selectOption('dmy');
    await dialog.getByLabel('Numbers have a decimal comma').check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Compare' }).click();
    await expect(dialog.getByText('3 rows were read.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'New (3)' })).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.getByText('2025-01-31')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Apply 3' }).click();
    await expect(dialog.getByText('3 added, 0 changed, 0 deleted')).toBeVisible();
    await closeDialog(page);
    await expectRows(page, 3);
    await expect(await cell(page, 1, 'Last modified')).toHaveText('2025-02-01');
    await expect(await cell(page, 0, 'Priority')).toHaveText('0.8');
  });

  await test.step('edit and export', async () => {
    const priority = await cell(page, 1, 'Priority');
    await editCell(priority, '0.3');
    await expect(priority).toHaveText('0.3');
    const dialog = await exportTable(page, folder, 'csv');
    await expect(dialog.getByRole('heading', { name: 'Table written' })).toBeVisible();
    await expectAccessible(page);
    await closeDialog(page);
    const text = await readFile(join(folder, 'urls.csv'), 'utf8');
    expect(text).toBe(
      '\uFEFFid,included,loc,lastmod,changefreq,priority,images,alternates,extensions,problems,source,line\r\n' +
        `1,true,https://www.example.com/a,2025-01-31,,0.8,,,,,${german},2\r\n` +
        `2,true,https://www.example.com/b,2025-02-01,,0.3,,,,,${german},3\r\n` +
        `3,true,"'=HYPERLINK(""https://evil.example"")",,,,,,,loc-not-absolute,${german},4\r\n`,
    );
  });

  await test.step('an existing file is not replaced unasked', async () => {
    const dialog = await exportTable(page, folder, 'csv');
    await expect(dialog.getByText('A file with this name already exists.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Replace it' }).click();
    await expect(dialog.getByRole('heading', { name: 'Table written' })).toBeVisible();
    await closeDialog(page);
  });

  await test.step('a changed table is merged row by row, and undone in one step', async () => {
    const edited = join(folder, 'edited.csv');
    await writeFile(
      edited,
      'loc,priority,changefreq\nhttps://www.example.com/a,0.1,daily\nhttps://www.example.com/b,0.2,weekly\n',
    );
    const dialog = await openTable(page, edited);
    await dialog.getByLabel('If the project already has the row').selectOption('review');
    await dialog.getByRole('button', { name: 'Compare' }).click();
    await expect(dialog.getByRole('button', { name: 'Changed (2)' })).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.getByText('0 of 2 accepted')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Change https://www.example.com/b' }).check();
    await expect(dialog.getByText('1 of 2 accepted')).toBeVisible();
    await dialog.getByRole('button', { name: 'Not in the file (1)' }).click();
    await dialog.getByRole('checkbox', { name: 'Delete =HYPERLINK' }).check();
    await dialog.getByRole('button', { name: 'Apply 2' }).click();
    await expect(dialog.getByText('0 added, 1 changed, 1 deleted')).toBeVisible();
    await closeDialog(page);
    await expectRows(page, 2);
    await expect(await cell(page, 0, 'Priority')).toHaveText('0.8');
    await expect(await cell(page, 1, 'Priority')).toHaveText('0.2');
    await toolbar(page).getByRole('button', { name: /^Undo/ }).click();
    await expectRows(page, 3);
    await expect(await cell(page, 1, 'Priority')).toHaveText('0.3');
  });

  await test.step('a workbook comes back as no change', async () => {
    const written = await exportTable(page, folder, 'xlsx');
    await expect(written.getByText('urls.xlsx')).toBeVisible();
    await closeDialog(page);
    const dialog = await openTable(page, join(folder, 'urls.xlsx'));
    await dialog.getByRole('button', { name: 'Compare' }).click();
    await expect(dialog.getByText('3 rows as before')).toBeVisible();
    await expect(dialog.getByText('Nothing is accepted')).toBeVisible();
  });
});
