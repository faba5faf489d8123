// The main job without a mouse.
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { readExportedSet } from './exported-set.ts';
import { cell, closeDialog, grid, openDialog, startButton } from './screens.ts';

test('open the sample, move, edit, undo, search and export by keyboard alone', async ({
  app: { page, folder },
}) => {
  await tabTo(page, page.getByRole('button', { name: 'Try the sample' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/URLs imported/)).toBeVisible();
  await closeDialog(page);

  await test.step('edit a cell and take it back', async () => {
    await tabTo(page, grid(page));
    await page.keyboard.press('ControlOrMeta+Home');
    for (let i = 0; i < 10 && !(await isActive(page, 0, 'Priority')); i++)
      await page.keyboard.press('ArrowRight');
    const priority = await cell(page, 0, 'Priority');
    const before = await priority.innerText();
    await page.keyboard.press('F2');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('0.9');
    await page.keyboard.press('Enter');
    await expect(priority).toHaveText('0.9');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(priority).toHaveText(before);
    await page.keyboard.press('ControlOrMeta+y');
    await expect(priority).toHaveText('0.9');
  });

  await test.step('reach the last row', async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await expect(grid(page).locator('[aria-rowindex="601"]')).toBeVisible();
  });

  await test.step('go to a row by its number', async () => {
    await page.keyboard.press('ControlOrMeta+g');
    await page.keyboard.type('9,999');
    await page.keyboard.press('Enter');
    await expect(openDialog(page).getByText('From 1 to 600')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('300');
    await page.keyboard.press('Enter');
    await expect(grid(page)).toHaveAttribute('aria-activedescendant', /-r299-/);
  });

  await test.step('search', async () => {
    await page.keyboard.press('ControlOrMeta+f');
    await expect(page.getByRole('searchbox', { name: 'Search all columns' })).toBeFocused();
    await page.keyboard.type('no-such-page');
    await expect(page.getByText('No URL matches')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '601');
  });

  await test.step('delete all rows, and take that back', async () => {
    await grid(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(page.getByText('All URLs are deleted')).toBeVisible();
    await expect(
      page.getByLabel('URLs', { exact: true }).getByRole('button', { name: 'Undo' }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '601');
  });

  await test.step('export', async () => {
    const out = join(folder, 'out');
    await page.keyboard.press('ControlOrMeta+e');
    const dialog = openDialog(page);
    await expect(dialog.getByLabel('Folder', { exact: true })).toBeFocused();
    await page.keyboard.type(out);
    await expect(dialog.getByText('sitemap-1.xml.gz')).toBeVisible();
    await tabTo(page, startButton(dialog));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Export finished' })).toBeVisible();
    expect((await readExportedSet(out)).locs.length).toBeGreaterThan(580);
  });
});

/** Presses Tab until the element has the focus; fails where it can't be reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let i = 0; i < 60; i++) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reachable by Tab').toBeFocused();
}

async function isActive(page: Page, position: number, title: string): Promise<boolean> {
  const id = await (await cell(page, position, title)).getAttribute('id');
  return id !== null && (await grid(page).getAttribute('aria-activedescendant')) === id;
}
