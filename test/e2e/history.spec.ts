// The history as a tree: an import that one key too many takes back is told and offered again, and what was undone before
// another change stays as a branch, also after the engine was started anew.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './app-fixture.ts';
import { cell, editCell, expectRows, grid, importPaths, newProject, openDialog, toolbar } from './screens.ts';

test('undo past an import, redo; undo, add a URL, and back to the other branch', async ({ app }) => {
  const { page, folder } = app;
  const lists = [join(folder, 'one.txt'), join(folder, 'two.txt')] as const;
  await writeFile(lists[0], 'https://www.example.com/1\nhttps://www.example.com/2\n');
  await writeFile(lists[1], 'https://www.example.com/3\nhttps://www.example.com/4\n');
  await newProject(page);
  for (const list of lists) await importPaths(page, [list], 2);
  await expectRows(page, 4);

  await test.step('an import that is taken back after an edit is told in the middle of the window', async () => {
    await editCell(await cell(page, 0, 'Priority'), '0.3');
    await expect(await cell(page, 0, 'Priority')).toHaveText('0.3');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(await cell(page, 0, 'Priority')).not.toHaveText('0.3');
    const undone = page.getByRole('region', { name: /^Undone: Import two\.txt/ });
    await expect(undone).toBeHidden();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(undone).toBeVisible();
    await expectRows(page, 2);
    await undone.getByRole('button', { name: 'Redo' }).click();
    await expectRows(page, 4);
    await expect(undone).toBeHidden();
  });

  await test.step('an empty project offers what was undone, by name', async () => {
    await grid(page).focus();
    for (const rows of [2, 0]) {
      await page.keyboard.press('ControlOrMeta+z');
      if (rows > 0) await expectRows(page, rows);
    }
    await expect(page.getByRole('main').getByText(/^Undone: Import one\.txt/)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Redo', exact: true }).click();
    await expectRows(page, 2);
    await grid(page).focus();
    await page.keyboard.press('ControlOrMeta+z');
  });

  await test.step('one added URL later the history panel brings the rows back, also after a restart', async () => {
    await page.getByRole('button', { name: 'Add URLs…' }).click();
    await openDialog(page).getByRole('textbox').first().fill('https://www.example.com/new');
    await openDialog(page).getByRole('button', { name: 'Add 1 URL' }).click();
    await expectRows(page, 1);
    process.kill(app.enginePid(), 'SIGKILL');
    await expect(page.getByText('The engine stopped unexpectedly').last()).toBeVisible();
    await expect(toolbar(page).getByRole('button', { name: /^Undo:/ })).toBeEnabled();
    await page.keyboard.press('ControlOrMeta+Shift+h');
    const panel = page.getByRole('region', { name: 'History', exact: true });
    const branch = panel.getByRole('listitem').filter({ hasText: 'branch 1' });
    await expect(branch).toHaveCount(3);
    await expect(branch.last()).toContainText('Branches off from: Empty project');
    await branch.filter({ hasText: 'Import two.txt' }).getByRole('button').click();
    await expectRows(page, 4);
    await panel.getByRole('listitem').filter({ hasText: 'Add URLs' }).getByRole('button').click();
    await expectRows(page, 1);
  });
});
