// A small window, 900 by 700, and the largest texts in a usual one, in German, whose words are long: what each panel,
// dialog and page offers is in sight.
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { generateSample } from '../sample/generate-sample.ts';
import { expect, test } from './app-fixture.ts';
import { cell, closeDialog, grid } from './screens.ts';
import { unfitting } from './unfitting.ts';

test.use({ locale: 'de-DE', viewport: { width: 900, height: 700 } });

async function importSample(page: Page, folder: string): Promise<void> {
  const { robots } = await generateSample({ urls: 450, out: join(folder, 'site'), faults: 'rows' });
  await expectToFit(page.getByRole('main'));
  await page.getByRole('button', { name: 'Neues Projekt' }).click();
  await page.keyboard.press('Control+i');
  const dialog = page.getByRole('dialog');
  await expectToFit(dialog);
  await dialog.getByLabel('Pfad, Muster oder URL').fill(robots);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Importieren', exact: true }).click();
  await expect(dialog.getByText('450 URLs importiert')).toBeVisible();
  await expectToFit(dialog);
  await closeDialog(page);
}

/** With all that can be unfolded in it. */
async function expectToFit(part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  await part.evaluate((root) => {
    for (const one of root.querySelectorAll('details')) one.open = true;
  });
  await expect.poll(() => part.evaluate(unfitting)).toEqual([]);
}

async function runFromPalette(page: Page, command: string): Promise<void> {
  await grid(page).focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(command);
  await page.getByRole('option', { name: command }).first().click();
}

test('panels beside and below the grid, the filter editor and the status bar', async ({
  app: { page, folder },
}) => {
  await importSample(page, folder);
  const dock = page.locator('.dock');

  await test.step('replace, with invalid results', async () => {
    await grid(page).focus();
    await page.keyboard.press('Control+h');
    await expectToFit(dock);
    await dock.getByLabel('Suchen').fill('www.(e)');
    await dock.getByLabel('Regex').check();
    await expect(dock.getByText('445 Zeilen ändern sich')).toBeVisible();
    await expectToFit(dock);
  });

  await test.step('every transform', async () => {
    await page.keyboard.press('Control+m');
    const kinds = dock.getByLabel('Umwandlung');
    for (const kind of await kinds.locator('option').allInnerTexts()) {
      await kinds.selectOption({ label: kind });
      await expectToFit(dock);
    }
  });

  await test.step('the history, with a branch', async () => {
    await page.keyboard.press('Escape');
    await expect(dock).toBeHidden();
    for (const day of ['2020-01-01', '2021-01-01']) {
      await (await cell(page, 0, 'Zuletzt geändert')).click();
      await page.keyboard.type(day);
      await page.keyboard.press('Enter');
      await expect(await cell(page, 0, 'Zuletzt geändert')).toHaveText(day);
      if (day.startsWith('2020')) await page.keyboard.press('Control+z');
      await expect(await cell(page, 0, 'Zuletzt geändert')).not.toHaveText('2020-01-01');
    }
    await page.keyboard.press('Control+Shift+h');
    await expect(dock.getByText('Zweig 1')).toBeVisible();
    await expectToFit(dock);
    await dock.getByRole('button', { name: 'Schließen' }).click();
    await expect(dock).toBeHidden();
  });

  await test.step('the filter editor', async () => {
    for (const column of ['Zuletzt geändert', 'URL']) {
      await (await cell(page, 11, column)).click();
      await page.keyboard.press('Control+Shift+l');
      await expectToFit(page.getByRole('dialog'));
      await page.keyboard.press('Escape');
    }
  });

  await test.step('menus', async () => {
    await (await cell(page, 11, 'URL')).click({ button: 'right' });
    await expectToFit(page.getByRole('menu'));
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem', { name: 'Ansicht' }).click();
    await expectToFit(page.getByRole('menu', { name: 'Ansicht' }));
    await page.keyboard.press('Escape');
  });

  await test.step('the figures of a column, under a filter', async () => {
    await page.getByRole('searchbox').fill('www');
    await expect(page.getByText('von 450 URLs angezeigt')).toBeVisible();
    await (await cell(page, 11, 'Zuletzt geändert')).click();
    await page.keyboard.press('Control+Space');
    await expect(page.getByText('Min. 2015')).toBeVisible();
    await expectToFit(page.locator('footer'));
  });

  await test.step('the details, and the other pages', async () => {
    await runFromPalette(page, 'Details ein- oder ausblenden');
    await expectToFit(page.locator('.panes'));
    for (const key of ['3', '4']) {
      await page.keyboard.press(`Alt+${key}`);
      await expectToFit(page.locator('body'));
    }
  });
});

test('dialogs', async ({ app: { page, folder } }) => {
  await importSample(page, folder);
  const dialog = page.getByRole('dialog');

  await test.step('those that have keys', async () => {
    for (const keys of ['Control+e', 'Control+g', 'Control+,', 'Control+Shift+k', 'F1', 'Control+k']) {
      await grid(page).focus();
      await page.keyboard.press(keys);
      await expectToFit(dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

  await test.step('those of the palette', async () => {
    const commands = ['Spalten…', 'URLs hinzufügen…', 'Tabelle exportieren…', 'Tabelle importieren…'];
    for (const command of [...commands, 'Bericht exportieren…', 'Sprachversionen aufbauen…', 'Quellen auf']) {
      await runFromPalette(page, command);
      await expect(dialog.getByRole('heading').first()).toBeVisible();
      await expectToFit(dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

  await test.step('sections', async () => {
    await page.keyboard.press('Control+Shift+g');
    await dialog.getByRole('button', { name: 'Einer pro Ordner' }).click();
    await dialog.getByRole('button', { name: 'Neuer Bereich' }).click();
    await expect(dialog.getByLabel('Name')).toHaveCount(5);
    await expectToFit(dialog);
  });
});

test('the overview, as tree and as treemap, with a filter', async ({ app: { page, folder } }) => {
  await importSample(page, folder);
  await page.keyboard.press('Alt+1');
  const overview = page.getByRole('tabpanel', { name: 'Übersicht' });
  const tree = overview.getByRole('treegrid', { name: 'Ordner' });
  await expect(tree.getByRole('row', { name: /^www/ }).first()).toBeVisible();
  await expectToFit(overview);
  await overview.getByRole('button', { name: 'Kacheln' }).click();
  await overview.getByRole('button', { name: /ohne Änderungsdatum/ }).click({ modifiers: ['Shift'] });
  await expect(overview.getByRole('group', { name: 'Filter der Tabelle' })).toBeVisible();
  await expectToFit(overview);
});

test.describe('the largest texts, 1280 by 800', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the frame, the details of an issue, the pages and an export', async ({ app: { page, folder } }) => {
    await importSample(page, folder);
    const dialog = page.getByRole('dialog');
    const frame = page.getByRole('banner');
    const details = page.getByRole('complementary', { name: 'Details' });
    const fitsWithDetails = async (): Promise<void> => {
      await page.locator('[role=gridcell]', { hasText: 'Von robots' }).first().click();
      await expect(details.getByRole('button', { name: /^Erklären/ }).first()).toBeVisible();
      await expectToFit(details);
      await expectToFit(frame);
    };

    await test.step('the details, with texts as usual', async () => {
      await runFromPalette(page, 'Details ein- oder ausblenden');
      await fitsWithDetails();
    });

    await test.step('the details, with the largest', async () => {
      await page.keyboard.press('Control+,');
      await dialog.getByRole('radio', { name: 'Sehr groß' }).check();
      await expectToFit(dialog);
      await page.keyboard.press('Escape');
      await fitsWithDetails();
    });

    await test.step('the other pages', async () => {
      for (const key of ['1', '3', '4', '5']) {
        await page.keyboard.press(`Alt+${key}`);
        await expectToFit(page.locator('body'));
      }
    });

    await test.step('an export, with a plan', async () => {
      await page.keyboard.press('Control+e');
      await dialog.getByLabel('Ordner', { exact: true }).fill(join(folder, 'out'));
      await expect(dialog.getByRole('columnheader', { name: 'Änderung' })).toBeVisible();
      await expectToFit(dialog);
    });
  });
});
