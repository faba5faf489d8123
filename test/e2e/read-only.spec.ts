// A project that another program has open: the window says that it is read-only, looks work, changes are greyed out or
// refused by word, and a copy can be changed.
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { ProjectStore } from '../../electron/engine/store/store.ts';
import { makeSampleProject } from '../sample/sample-project.ts';
import { expect, test } from './app-fixture.ts';
import {
  cell,
  closeDialog,
  columnHeader,
  dropFile,
  editCell,
  expectRows,
  grid,
  listArrived,
  openDialog,
  search,
  showUrls,
  toolbar,
} from './screens.ts';

test.skip(process.env['E2E_HOST'] === 'electron', 'the native dialog can not be driven');

const HINT = 'The project is read-only. To change it, save a copy.';

/** The texts of the notices that stand there. */
function notices(page: Page): Locator {
  return page.locator('.notice strong');
}

async function runCommand(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(name);
  await page.getByRole('option', { name }).first().click();
}

test('a project that is open elsewhere is read, and a copy of it is changed', async ({ app }) => {
  const { page, folder } = app;
  const path = join(folder, 'shop.mapwright');
  makeSampleProject({ path, rows: 50 });
  const elsewhere = ProjectStore.open(path);
  try {
    await page.getByRole('button', { name: 'Open a project' }).click();
    const picker = openDialog(page);
    await picker.getByLabel('Folder', { exact: true }).fill(folder);
    await picker.getByRole('button', { name: 'Go' }).click();
    await picker.getByText('shop.mapwright').click();
    await picker.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.locator('#tab-overview')).toBeVisible();
    await showUrls(page);
    await expectRows(page, 50);

    await test.step('it says so, in the title, the status bar and a notice', async () => {
      await expect(page.getByText('Read-only', { exact: true })).toBeVisible();
      await expect(page.getByText(/is open in another window or program/).first()).toBeVisible();
    });

    await test.step('sorting and filtering work', async () => {
      await columnHeader(page, 'URL').click();
      await listArrived(page);
      await search(page, '/products/');
      await listArrived(page);
      await expect(grid(page)).not.toHaveAttribute('aria-rowcount', '51');
      await search(page, '');
      await expectRows(page, 50);
    });

    await test.step('what changes the project is greyed out, with the reason', async () => {
      const remove = toolbar(page).getByRole('button', { name: 'Delete' });
      await (await cell(page, 0, 'Priority')).click();
      await expect(remove).toHaveAttribute('aria-disabled', 'true');
      await expect(remove).toHaveAttribute('title', `Delete (Ctrl+-)\n${HINT}`);
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      const replace = page.getByRole('menuitem', { name: 'Find and replace…' });
      await expect(replace).toHaveAttribute('aria-disabled', 'true');
      await expect(replace).toHaveAttribute('title', HINT);
      await page.keyboard.press('Escape');
      await (await cell(page, 0, 'Priority')).click({ button: 'right' });
      await expect(page.getByRole('menuitem', { name: 'Clear cells' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(page.getByRole('menuitem', { name: 'Copy Ctrl+C' })).toHaveAttribute(
        'aria-disabled',
        'false',
      );
      await page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.type('compact');
      await expect(page.getByRole('option', { name: 'Compact project…' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await page.keyboard.press('Escape');
    });

    await test.step('what is typed is refused by word', async () => {
      await (await cell(page, 0, 'Priority')).click();
      await page.keyboard.type('0');
      await expect(notices(page)).toHaveText(HINT);
      await page.keyboard.press('ControlOrMeta+h');
      await expect(notices(page)).toHaveText(HINT);
    });

    await test.step('a file that is dropped is refused in the same words, and nothing opens', async () => {
      await dropFile(page, 'list.txt', 'https://a.example/new');
      await expect(notices(page)).toHaveText(HINT);
      await expect(openDialog(page)).toHaveCount(0);
    });

    await test.step('dialogs that show something as well say so, and their fields are greyed out', async () => {
      await runCommand(page, 'Edit sections');
      await expect(openDialog(page).getByRole('paragraph').filter({ hasText: HINT })).toBeVisible();
      await expect(openDialog(page).getByRole('button', { name: 'New section' })).toBeDisabled();
      await closeDialog(page);
      await runCommand(page, 'Rules…');
      await expect(openDialog(page).getByRole('paragraph').filter({ hasText: HINT })).toBeVisible();
      await expect(openDialog(page).getByRole('combobox').first()).toBeDisabled();
      await closeDialog(page);
    });

    await test.step('a robots.txt can be tried, and it is said that it is not kept', async () => {
      await page.getByRole('tab', { name: 'Robots' }).click();
      await page.getByRole('button', { name: 'Write a robots.txt' }).click();
      await expect(page.getByText('Can’t be saved: read-only project')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
      await page.getByRole('tab', { name: 'URLs' }).click();
    });

    await test.step('a copy can be changed', async () => {
      await page.keyboard.press('ControlOrMeta+h');
      await page.locator('.notice').getByRole('button', { name: 'Save a copy…' }).click();
      const dialog = openDialog(page);
      await dialog.getByLabel('Folder', { exact: true }).fill(folder);
      await dialog.getByRole('button', { name: 'Go' }).click();
      await dialog.getByLabel('File name').fill('copy.mapwright');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('All changes saved')).toBeVisible();
      await editCell(await cell(page, 0, 'Priority'), '0.7');
      await expect(await cell(page, 0, 'Priority')).toHaveText('0.7');
      await expect(toolbar(page).getByRole('button', { name: 'Delete' })).toHaveAttribute(
        'aria-disabled',
        'false',
      );
    });
  } finally {
    elsewhere.close();
  }
});
