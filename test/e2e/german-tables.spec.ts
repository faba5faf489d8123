// Tables and dates for somebody who writes German, in the smallest window that the app is made for.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { inOnePass } from './axe-in-one-pass.ts';

test.use({ locale: 'de-DE', viewport: { width: 1280, height: 800 } });

const LINES = [
  'Adresse;Zuletzt geändert;Häufigkeit;Priorität;Bild',
  'https://www.example.com/a;31.12.2024;täglich;80 %;',
  'https://www.example.com/b;30.11.2024;wöchentlich;0,5;',
  'https://www.example.com/c;2024-06-05;;;',
];

async function runCommand(page: Page, name: string): Promise<Locator> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function openTable(page: Page, path: string): Promise<Locator> {
  const dialog = await runCommand(page, 'Tabelle importieren');
  await dialog.getByLabel('Datei', { exact: true }).fill(path);
  await dialog.getByRole('button', { name: 'Lesen', exact: true }).click();
  return dialog;
}

test.beforeEach(async ({ app: { page } }) => {
  await page.getByRole('button', { name: 'Neues Projekt' }).click();
  await expect(page.getByText('Dieses Projekt enthält noch keine URLs')).toBeVisible();
});

test('the table of a German spreadsheet comes in as it is meant, is filtered by day, and goes out as one', async ({
  app: { page, folder },
}) => {
  const path = join(folder, 'tabelle.csv');
  await writeFile(path, LINES.join('\r\n'));

  await test.step('import', async () => {
    await page.keyboard.press('ControlOrMeta+i');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Pfad, Muster oder URL').fill(path);
    await dialog.getByRole('button', { name: 'Importieren', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: 'Import abgeschlossen' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+2');
    for (const text of ['2024-12-31', '2024-11-30', '2024-06-05', 'daily', 'weekly'])
      await expect(page.getByRole('gridcell', { name: text, exact: true })).toBeVisible();
  });

  await test.step('filter by days that are typed and picked', async () => {
    await page.getByRole('group', { name: 'Filter' }).getByRole('button', { name: 'Filter' }).click();
    const editor = page.getByRole('dialog', { name: 'Filter' });
    await editor.getByLabel('Spalte').selectOption('lastmod');
    const from = editor.getByLabel('Von', { exact: true });
    await expect(from).toHaveAttribute('placeholder', 'JJJJ-MM-TT');
    await from.fill('1.11.2024');
    await from.press('Tab');
    await expect(from).toHaveValue('2024-11-01');
    await editor.getByLabel('Bis', { exact: true }).fill('2024-12');
    await from.focus();
    await page.keyboard.press('Alt+ArrowDown');
    const picker = page.getByRole('dialog', { name: 'Datum wählen' });
    await expect(picker.locator('td:focus')).toHaveAccessibleName('Freitag, 1. November 2024');
    expect((await (await inOnePass(page)).analyze()).violations).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(from).toBeFocused();
    await expect(from).toHaveValue('2024-11-02');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('gridcell', { name: '2024-12-31' })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: '2024-06-05' })).toHaveCount(0);
  });

  await test.step('export', async () => {
    const dialog = await runCommand(page, 'Tabelle exportieren');
    await expect(dialog.getByLabel('Trennzeichen')).toHaveValue(';');
    await dialog.getByLabel('Ordner', { exact: true }).fill(folder);
    await dialog.getByLabel('Dateiname').fill('aus');
    await dialog.getByRole('button', { name: 'Exportieren', exact: true }).click();
    await expect(
      page.getByRole('dialog').getByRole('heading', { name: 'Tabelle geschrieben' }),
    ).toBeVisible();
    expect(await readFile(join(folder, 'aus.csv'), 'utf8')).toContain(
      ';https://www.example.com/a;2024-12-31;',
    );
  });
});

test('the wizard shows what it asks as a whole, what columns are, and why nothing can be compared', async ({
  app: { page, folder },
}) => {
  const open = join(folder, 'offen.csv');
  await writeFile(open, LINES.join('\r\n').replace('31.12.2024', '03/04/2024'));
  const xml = join(folder, 'sitemap.xml');
  await writeFile(
    xml,
    '<?xml version="1.0"?>\n<urlset><url><loc>https://www.example.com/</loc></url></urlset>',
  );
  const bytes = join(folder, 'bild.png');
  await writeFile(bytes, Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 44, 10, 44]));

  const dialog = await openTable(page, open);
  const asked = dialog.getByText('lässt offen, ob Tag oder Monat zuerst kommt');
  await expect(asked).toBeVisible();
  const list = dialog.getByRole('group', { name: 'Probleme' });
  expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);

  await dialog.getByLabel('Datei', { exact: true }).fill(xml);
  await dialog.getByRole('button', { name: 'Lesen', exact: true }).click();
  await expect(dialog.getByText('ist eine XML-Datei, keine Tabelle')).toBeVisible();

  await dialog.getByLabel('Datei', { exact: true }).fill(bytes);
  await dialog.getByRole('button', { name: 'Lesen', exact: true }).click();
  await expect(dialog.getByText('Wählen Sie zuerst die Spalte')).toBeInViewport({ ratio: 1 });
});
