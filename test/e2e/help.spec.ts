// The help inside the window: guide, rules and keys by search and by keyboard, from the page that one is on; in three languages.
import { expect, test } from './app-fixture.ts';
import { closeDialog, newProject, openDialog } from './screens.ts';

test('help is found by its words, led through by links, and opens at the page that one is on', async ({
  app: { page },
}) => {
  await page.keyboard.press('F1');
  const dialog = openDialog(page);
  const article = dialog.getByRole('region', { name: 'Page' });
  await expect(article.getByRole('heading', { level: 3 }).first()).toHaveText('Start a project');

  await page.keyboard.type('date without zone');
  await expect(dialog.getByText(/^\d+ pages? found$/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(article.locator('mark').first()).toBeVisible();

  const search = dialog.getByRole('searchbox');
  await search.fill('xyzzy');
  await expect(dialog.getByText('Nothing found. Try one word.')).toBeVisible();

  await search.fill('loc-twin-slash');
  await dialog
    .getByRole('button', { name: /final-slash/i })
    .first()
    .click();
  await expect(article.getByRole('heading', { name: 'Why' })).toBeVisible();
  await expect(article).toContainText('https://developers.google.com/');

  await search.fill('freeze');
  await dialog.getByRole('button', { name: /^The table/ }).click();
  await expect(article.locator('mark').first()).toHaveText(/freeze/i);
  await page.keyboard.press('Escape');

  await newProject(page);
  await page.keyboard.press('Alt+5');
  await page.keyboard.press('F1');
  await expect(article.getByRole('heading', { level: 3 }).first()).toHaveText('Compare');
  await closeDialog(page);
});

test('the keys are listed, and the rules are named in the language of the window', async ({
  app: { page },
}) => {
  await page.getByRole('menubar').getByRole('menuitem', { name: 'Help', exact: true }).click();
  await page.getByRole('menuitem', { name: /Keyboard shortcuts/ }).click();
  const dialog = openDialog(page);
  await expect(dialog.getByText('Clear the selected cells')).toBeVisible();
  await dialog.getByRole('searchbox').fill('undo');
  await expect(dialog.locator('dt mark').first()).toHaveText('Undo');
  // The first empties the field.
  await page.keyboard.press('Escape');
  await closeDialog(page);

  await page.keyboard.press('ControlOrMeta+,');
  await openDialog(page).getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('F1');
  await expect(dialog.getByRole('button', { name: 'Doppelte URL' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Doppelte URL' }).click();
  await expect(dialog.getByText('Auf Englisch')).toBeVisible();
  await expect(dialog.getByText(/^Sie sagt Crawlern nichts/)).toBeVisible();
});
