// Keys and menus in the browser host: text fields keep theirs, keys that menus show work, the grid's menu does what it says.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { inOnePass } from './axe-in-one-pass.ts';
import {
  cell,
  editCell,
  expectRows,
  grid,
  importPaths,
  listArrived,
  newProject,
  openDialog,
  saveAs,
  toolbar,
} from './screens.ts';

const LOCS = [
  'https://www.example.com/shop/a',
  'https://www.example.com/shop/b',
  'https://www.example.com/blog/a',
];

test.beforeEach(async ({ app: { page, folder } }) => {
  await writeFile(join(folder, 'list.txt'), `${LOCS.join('\n')}\n`);
  await newProject(page);
  await importPaths(page, [join(folder, 'list.txt')], LOCS.length);
});

const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name, exact: true });

async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('menubar').getByRole('menuitem', { name, exact: true }).click();
}

test('a text field keeps its own keys while it has the focus', async ({ app: { page } }) => {
  const priority = await cell(page, 0, 'Priority');
  await editCell(priority, '0.9');
  await expect(priority).toHaveText('0.9');
  const box = page.getByRole('searchbox', { name: 'Search all columns' });
  await page.keyboard.press('ControlOrMeta+f');
  await expect(box).toBeFocused();
  await page.keyboard.type('shop');
  await expectRows(page, 2);

  await test.step('undo and redo are those of the field', async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(box).not.toHaveValue('shop');
    await expect(toolbar(page).getByRole('button', { name: /^Undo: / })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(box).toHaveValue('shop');
  });

  await test.step('all is its text, not the rows', async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('b');
    await expect(box).toHaveValue('b');
    await expect(await cell(page, 0, 'URL')).toBeVisible();
  });

  await test.step('in the grid they are those of the project', async () => {
    await box.fill('');
    await expectRows(page, 3);
    await grid(page).focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(await cell(page, 0, 'Priority')).not.toHaveText('0.9');
  });
});

test('every key that a menu shows is taken, and none that the browser keeps is shown', async ({
  app: { page },
}) => {
  const shown: string[] = [];
  for (const menu of ['File', 'Edit', 'View', 'Help']) {
    await openMenu(page, menu);
    shown.push(...(await page.getByRole('menu').locator('.hint').allInnerTexts()));
    await page.keyboard.press('Escape');
  }
  expect(shown.length).toBeGreaterThan(25);
  expect(shown.filter((keys) => ['Ctrl+N', 'Ctrl+T', 'Ctrl+W', 'Ctrl+Shift+N'].includes(keys))).toEqual([]);
  await page.evaluate(() => {
    window.addEventListener('keydown', (event) => {
      setTimeout(() => {
        document.body.dataset['taken'] = `${event.key} ${String(event.defaultPrevented)}`;
      });
    });
  });
  // The clipboard's come as events of their own; undo and redo have a test above.
  for (const keys of shown.filter((one) => !/^Ctrl\+[CXVYZ]$/.test(one))) {
    await listArrived(page);
    await (await cell(page, 0, 'URL')).click();
    await page.keyboard.press(keys.replace('Ctrl', 'Control').replace('Control++', 'Control+Shift+='));
    await expect(page.locator('body'), keys).toHaveAttribute('data-taken', / true$/);
    if (OPENING.includes(keys)) await expect(openDialog(page).first(), keys).toBeVisible();
    for (let i = 0; i < 3 && (await openDialog(page).count()) > 0; i++) await page.keyboard.press('Escape');
    await expect(openDialog(page), keys).toHaveCount(0);
    await page.keyboard.press('Alt+2');
    await takeBack(page, keys);
    await page.evaluate(() => delete document.body.dataset['taken']);
  }
});

/** Keys that open a dialog; that of files comes once its folder was read. */
const OPENING: readonly string[] = [
  ...['Ctrl+O', 'Ctrl+I', 'Ctrl+E', 'Ctrl+Shift+S', 'Ctrl+,', 'Ctrl+U', 'Ctrl+G', 'Ctrl+K'],
  ...['Ctrl+Shift+G', 'Ctrl+Shift+K', 'F1'],
];

/** How many rows a key that adds, deletes or filters some leaves, and what takes that back. */
const CHANGED: Readonly<Record<string, readonly [rows: number, back: RegExp]>> = {
  'Ctrl++': [LOCS.length + 1, /^Undo: Add URLs/],
  'Ctrl+-': [LOCS.length - 1, /^Undo: Delete/],
  'Ctrl+Shift+F': [1, /^Clear filter$/],
};

async function takeBack(page: Page, keys: string): Promise<void> {
  const changed = CHANGED[keys];
  if (changed) {
    const [rows, back] = changed;
    await expectRows(page, rows);
    await page.getByRole('button', { name: back }).click();
  }
  await expectRows(page, LOCS.length);
}

test('panels are switched by key and menu, which ticks them', async ({ app: { page } }) => {
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await expect(outline).toBeVisible();
  await page.keyboard.press('ControlOrMeta+b');
  await expect(outline).toBeHidden();
  await openMenu(page, 'View');
  const tick = page.getByRole('menuitemcheckbox', { name: 'Outline' });
  await expect(tick).toHaveAttribute('aria-checked', 'false');
  await expect(tick).toContainText('Ctrl+B');
  const { violations } = await (await inOnePass(page)).include('[role=menu]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await tick.click();
  await expect(outline).toBeVisible();
  await page.keyboard.press('ControlOrMeta+u');
  await expect(openDialog(page).getByRole('heading', { name: 'Add URLs' })).toBeVisible();
});

test('the menu of the grid copies URLs, filters by a value, and moves rows to a section by keyboard', async ({
  app: { page },
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await (await cell(page, 0, 'URL')).click();
  await page.keyboard.press('Shift+ArrowDown');

  await test.step('URLs', async () => {
    await page.keyboard.press('Shift+F10');
    await expect(item(page, 'Open in browser')).toHaveAttribute('aria-disabled', 'false');
    await item(page, 'Copy 2 URLs').click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${LOCS[0] ?? ''}\n${LOCS[1] ?? ''}`);
  });

  await test.step('a value', async () => {
    await (await cell(page, 2, 'URL')).click({ button: 'right' });
    await item(page, 'Exclude this value').click();
    await expectRows(page, 2);
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await expectRows(page, 3);
  });

  await test.step('a section, in the menu beside', async () => {
    await page.keyboard.press('ControlOrMeta+Shift+g');
    await openDialog(page)
      .getByRole('button', { name: /each folder/ })
      .click();
    await openDialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(openDialog(page)).toBeHidden();
    await (await cell(page, 0, 'URL')).click({ button: 'right' });
    await page.keyboard.press('End');
    await expect(item(page, 'Move to section')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(item(page, 'blog')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(item(page, 'blog')).toBeHidden();
    await expect(item(page, 'Move to section')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('b');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(
      page.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name: 'blog 2' }),
    ).toBeVisible();
  });
});

test('an open cell has the menu of the browser, not that of the grid', async ({ app: { page } }) => {
  await (await cell(page, 0, 'URL')).dblclick();
  const editor = page.locator('.cell-editor__input');
  await expect(editor).toBeFocused();
  const isPrevented = await editor.evaluate((element) => {
    const press = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 });
    element.dispatchEvent(press);
    return press.defaultPrevented;
  });
  expect(isPrevented).toBe(false);
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('the File menu lists the projects that were open last, and empties the list', async ({
  app: { page, folder },
}) => {
  await saveAs(page, join(folder, 'shop.mapwright'));
  await openMenu(page, 'File');
  await item(page, 'Close project').click();
  await openMenu(page, 'File');
  await item(page, 'Open recent').hover();
  const list = page.getByRole('menu', { name: 'Open recent' });
  await list.getByRole('menuitem', { name: 'shop' }).click();
  await expectRows(page, LOCS.length);
  await openMenu(page, 'File');
  await item(page, 'Open recent').click();
  await item(page, 'Clear list').click();
  await openMenu(page, 'File');
  await expect(item(page, 'Open recent')).toHaveAttribute('aria-disabled', 'true');
});

test('in a menu, keys go on from where the pointer is', async ({ app: { page } }) => {
  await openMenu(page, 'View');
  const items = page.getByRole('menu', { name: 'View' }).locator(':scope > li > button');
  await items.nth(3).hover();
  await expect(items.nth(3)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(4)).toBeFocused();
});
