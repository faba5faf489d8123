// The command palette by keyboard alone: transforms by what they do, issues, sections, columns, settings and projects.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { inOnePass } from './axe-in-one-pass.ts';
import { cell, columnHeader, expectRows, importPaths, newProject, openDialog, toolbar } from './screens.ts';

const LOCS = [
  'http://www.example.com/shop/a',
  'http://www.example.com/shop/b',
  'https://www.example.com/blog/a',
  'https://www.example.com/blog/a',
];

async function open(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Command' })).toBeFocused();
  await page.keyboard.type(typed);
}

/** What Enter would do. */
function chosen(page: Page): Locator {
  return openDialog(page).getByRole('option', { selected: true });
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await (await inOnePass(page)).include('dialog[open]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

async function importList(page: Page, folder: string): Promise<void> {
  await writeFile(join(folder, 'urls.txt'), `${LOCS.join('\n')}\n`);
  await newProject(page);
  await importPaths(page, [join(folder, 'urls.txt')], LOCS.length);
}

test('a transform, an issue and a column are found by what they do; what was used is first the next time', async ({
  app: { page, folder },
}) => {
  await importList(page, folder);

  await test.step('“https” leads to the transform, ready with its preview', async () => {
    await page.keyboard.press('Alt+3');
    await open(page, 'https');
    await expect(chosen(page)).toContainText('http to https');
    await expect(chosen(page).locator('mark')).toHaveText('https');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'Transform' });
    await expect(panel.getByRole('combobox').first()).toHaveValue('force-https');
    await expect(panel.getByRole('combobox').first()).toBeFocused();
    await expect(panel.getByText('2 rows will change')).toBeVisible();
  });

  await test.step('another one, while the panel is open', async () => {
    await open(page, 'duplicates remove');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'Transform' });
    await expect(panel.getByRole('combobox').first()).toHaveValue('remove-duplicates');
    await expect(panel.getByText('1 row will be deleted')).toBeVisible();
    await panel.getByRole('combobox').first().selectOption('Final slash');
    await open(page, 'duplicates remove');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('combobox').first()).toHaveValue('remove-duplicates');
    await page.keyboard.press('Escape');
  });

  await test.step('an issue’s name shows its rows, from any page', async () => {
    await page.keyboard.press('Alt+1');
    await open(page, 'url dup');
    await expect(chosen(page)).toContainText('Duplicate URL');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Filters' }).getByText('Duplicate URL')).toBeVisible();
    await expectRows(page, 1);
    await open(page, 'clear filter');
    await page.keyboard.press('Enter');
    await expectRows(page, LOCS.length);
  });

  await test.step('what can’t be used says why, and Enter leaves it', async () => {
    await open(page, 'clear filter');
    await expect(chosen(page)).toContainText('No filter is set.');
    await page.keyboard.press('Enter');
    await expect(openDialog(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(openDialog(page)).toBeHidden();
  });

  await test.step('a column is frozen, sorted and shown', async () => {
    await (await cell(page, 0, 'Priority')).click();
    await open(page, 'freeze');
    await expect(chosen(page)).toContainText('Freeze Priority');
    await page.keyboard.press('Enter');
    await expect(columnHeader(page, 'Priority')).toHaveClass(/is-pinned/);
    await open(page, 'desc url');
    await expect(chosen(page)).toContainText('Sort by URL, descending');
    await page.keyboard.press('Enter');
    await expect(columnHeader(page, 'URL')).toHaveAttribute('aria-sort', 'descending');
    await open(page, 'show depth');
    await page.keyboard.press('Enter');
    await expect(columnHeader(page, 'Depth')).toBeVisible();
  });

  await test.step('the last used stand first, also after a reload', async () => {
    await open(page, '');
    await expect(page.getByRole('group', { name: 'Recently used' }).getByRole('option')).toContainText([
      'Hide Depth',
      'Sort by URL, descending',
      'Unfreeze Priority',
      'Duplicate URL',
      'Remove duplicates',
      'http to https',
    ]);
    await expectAccessible(page);
    await page.keyboard.press('End');
    await expect(chosen(page)).toBeInViewport();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Home');
    await expect(chosen(page)).toContainText('Hide Depth');
    await page.keyboard.press('Enter');
    await expect(columnHeader(page, 'Depth')).toBeHidden();
    await page.reload();
    await expectRows(page, LOCS.length);
    await open(page, '');
    await expect(chosen(page)).toContainText('Depth');
  });
});

test('sections, saved views, settings and projects are found, too', async ({ app: { page, folder } }) => {
  await importList(page, folder);

  await test.step('a section shows its rows', async () => {
    await open(page, 'edit sections');
    await page.keyboard.press('Enter');
    await openDialog(page).getByRole('button', { name: 'One for each folder' }).click();
    await expect(openDialog(page).getByLabel('Name')).toHaveCount(2);
    await openDialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(openDialog(page)).toBeHidden();
    await open(page, 'section shop');
    await expect(chosen(page)).toContainText('2 rows');
    await page.keyboard.press('Enter');
    await expectRows(page, 2);
  });

  await test.step('a saved view is shown again', async () => {
    await open(page, 'save this view');
    await page.keyboard.press('Enter');
    await openDialog(page).getByLabel('Name').fill('Only the shop');
    await page.keyboard.press('Enter');
    await expect(openDialog(page)).toBeHidden();
    await open(page, 'clear filter');
    await page.keyboard.press('Enter');
    await expectRows(page, LOCS.length);
    await page.keyboard.press('Alt+4');
    await open(page, 'shop only');
    await page.keyboard.press('Enter');
    await expectRows(page, 2);
  });

  await test.step('a project that was open before is opened', async () => {
    await open(page, 'new project');
    await page.keyboard.press('Enter');
    await openDialog(page).getByRole('button', { name: 'Save as…' }).click();
    const picker = openDialog(page);
    await picker.getByRole('textbox', { name: 'Folder' }).fill(folder);
    await picker.getByRole('button', { name: 'Go' }).click();
    await expect(picker.getByRole('option')).toContainText(['home']);
    await picker.getByLabel('File name').fill('shop');
    await picker.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('This project has no URLs yet')).toBeVisible();
    await open(page, 'shop');
    await expect(chosen(page)).toContainText('Project');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+2');
    await expectRows(page, LOCS.length);
  });

  await test.step('the language, whatever is spoken now', async () => {
    await open(page, 'sprache deutsch');
    await expect(chosen(page)).toContainText('Language: Deutsch');
    await page.keyboard.press('Enter');
    await expect(toolbar(page)).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('fixieren');
    await expect(openDialog(page).getByRole('option').first()).toContainText('fixieren');
    await page.keyboard.type('xyz');
    await expect(page.getByText('Nichts gefunden für „fixierenxyz“.')).toBeVisible();
    await expectAccessible(page);
  });
});

test('tooltips tell the keys', async ({ app: { page, folder } }) => {
  await importList(page, folder);
  await expect(toolbar(page).getByRole('button', { name: 'Import', exact: true })).toHaveAttribute(
    'title',
    'Import (Ctrl+I)',
  );
  await expect(toolbar(page).getByRole('button', { name: /^Undo/ })).toHaveAttribute(
    'title',
    /^Undo: .+ \(Ctrl\+Z\)$/,
  );
  await expect(toolbar(page).getByRole('button', { name: 'Nothing to redo' })).toHaveAttribute(
    'title',
    'Nothing to redo',
  );
  await expect(page.getByRole('tab', { name: 'Robots' })).toHaveAttribute('title', 'Robots (Alt+3)');
  await expect(page.getByRole('searchbox')).toHaveAttribute('title', /\(Ctrl\+F\)$/);
  await expect(page.getByRole('button', { name: 'Edit sections' })).toHaveAttribute(
    'title',
    'Edit sections (Ctrl+Shift+G)',
  );
});
