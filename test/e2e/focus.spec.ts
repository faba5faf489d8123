// The focus is never nowhere: after whatever happens, the keyboard goes on from a sensible place.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { expectRows, grid, importPaths, newProject, openDialog, toolbar } from './screens.ts';

const LIST = 'https://example.com/a\nhttps://example.com/b\n';

async function openList(page: Page, folder: string): Promise<void> {
  const list = join(folder, 'urls.txt');
  await writeFile(list, LIST);
  await newProject(page);
  await importPaths(page, [list], 2);
  // What was imported is there, and the arrow keys go about in it.
  await expect(grid(page)).toBeFocused();
}

test('after undo to the empty project, and redo', async ({ app: { page, folder } }) => {
  await openList(page, folder);
  await page.keyboard.press('ControlOrMeta+z');
  // What was undone is the first thing to bring back.
  await expect(page.locator('.empty-state [data-start]').first()).toBeFocused();
  await page.keyboard.press('ControlOrMeta+y');
  await expectRows(page, 2);
  await expect(grid(page)).toBeFocused();
});

test('after the undo button has nothing more to undo', async ({ app: { page, folder } }) => {
  await openList(page, folder);
  const undo = toolbar(page).getByRole('button', { name: /^Undo|^Nothing to undo/ });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('This project has no URLs yet')).toBeVisible();
  await expect(undo).toBeFocused();
  await expect(undo).toBeDisabled();
});

test('after URLs were added, in the empty project and in one with rows', async ({ app: { page } }) => {
  await newProject(page);
  for (const rows of [1, 2]) {
    if (rows === 1) await page.getByRole('button', { name: 'Add URLs…' }).click();
    else await toolbar(page).getByRole('button', { name: 'Add URLs', exact: true }).click();
    await page.keyboard.type(`https://example.com/${String(rows)}`);
    await page.keyboard.press('Tab');
    await openDialog(page).getByRole('button', { name: 'Add 1 URL' }).press('Enter');
    await expectRows(page, rows);
    await expect(openDialog(page)).toBeHidden();
    await expect(page.locator(':focus')).toHaveCount(1);
    await expect(page.locator('body:focus')).toHaveCount(0);
  }
});

test('after the engine was restarted', async ({ app }) => {
  const { page, folder } = app;
  await openList(page, folder);
  process.kill(app.enginePid(), 'SIGKILL');
  await expect(page.getByText('was started again').first()).toBeVisible();
  await expectRows(page, 2);
  await expect(grid(page)).toBeFocused();
});

test('Save as starts at the name, which can be typed at once', async ({ app: { page, folder } }) => {
  await openList(page, folder);
  await page.keyboard.press('ControlOrMeta+s');
  const name = openDialog(page).getByLabel('File name');
  await expect(name).toBeFocused();
  await page.keyboard.type('shop');
  await expect(name).toHaveValue('shop.mapwright');
  await page.keyboard.press('Escape');
  await expect(grid(page)).toBeFocused();
});

test('F6 walks through the panes and back', async ({ app: { page, folder } }) => {
  await openList(page, folder);
  const stops: string[] = [];
  const here = (): Promise<string> =>
    page.evaluate(
      () => document.activeElement?.closest('[data-pane]')?.getAttribute('aria-label') ?? 'menus',
    );
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('F6');
    stops.push(await here());
  }
  expect(stops).toEqual(['Details', 'Status', 'menus', 'Pages', 'Tools', 'Outline']);
  await page.keyboard.press('F6');
  await expect(grid(page)).toBeFocused();
  await page.keyboard.press('Shift+F6');
  expect(await here()).toBe('Outline');
  await page.keyboard.press('ArrowDown');
  expect(await here()).toBe('Outline');
});
