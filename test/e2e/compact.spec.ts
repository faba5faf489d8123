// Compacting from the window: what would go is shown first, named states stay, and undo ends where history begins.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './app-fixture.ts';
import { cell, editCell, expectRows, importPaths, newProject, openDialog, toolbar } from './screens.ts';

test('a limit of steps is shown, confirmed, remembered, and leaves the later steps', async ({ app }) => {
  const { page, folder } = app;
  const list = join(folder, 'list.txt');
  await writeFile(list, 'https://www.example.com/1\nhttps://www.example.com/2\n');
  await newProject(page);
  await importPaths(page, [list], 2);
  await expectRows(page, 2);
  for (const value of ['0.1', '0.2', '0.3']) {
    await editCell(await cell(page, 0, 'Priority'), value);
    await expect(await cell(page, 0, 'Priority')).toHaveText(value);
  }
  await page.keyboard.press('ControlOrMeta+Shift+h');
  const panel = page.getByRole('region', { name: 'History', exact: true });
  await expect(panel.getByRole('listitem')).toHaveCount(5);

  await test.step('from the history panel: first what would go, and nothing goes without the button', async () => {
    await panel.getByRole('button', { name: 'Compact…' }).click();
    const dialog = openDialog(page);
    await expect(dialog.getByText('No step will be deleted.')).toBeVisible();
    await dialog.getByLabel('Steps').fill('2');
    await expect(dialog.getByText('2 steps will be deleted.')).toBeVisible();
    await expect(dialog.getByText('2 steps can still be undone.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(5);
  });

  await test.step('from the palette, confirmed', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('compact');
    await page.keyboard.press('Enter');
    const dialog = openDialog(page);
    await dialog.getByLabel('Steps').fill('2');
    await dialog.getByRole('button', { name: 'Delete 2 steps' }).click();
    await expect(dialog.getByText('2 steps deleted')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(panel.getByRole('listitem')).toHaveCount(3);
  });

  await test.step('the limit is remembered, and undo goes back to where the history begins', async () => {
    await page.getByRole('menuitem', { name: 'File' }).click();
    await page.getByRole('menuitem', { name: 'Compact project…' }).click();
    await expect(openDialog(page).getByLabel('Steps')).toHaveValue('2');
    await expect(openDialog(page).getByText('No step will be deleted.')).toBeVisible();
    await page.keyboard.press('Escape');
    const undo = toolbar(page).getByRole('button', { name: /^Undo/ });
    for (const value of ['0.2', '0.1']) {
      await undo.click();
      await expect(await cell(page, 0, 'Priority')).toHaveText(value);
    }
    await expect(toolbar(page).getByRole('button', { name: 'Nothing to undo' })).toBeVisible();
    await expectRows(page, 2);
  });
});
