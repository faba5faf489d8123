// Sections: suggested by folder, brought in order by dragging, shown in the outline, exported to files of their own.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './app-fixture.ts';
import { readExportedSet } from './exported-set.ts';
import {
  cell,
  closeDialog,
  expectRows,
  goToFirstRow,
  exportTo,
  importPaths,
  newProject,
  openDialog,
  toolbar,
} from './screens.ts';

const SITE = 'https://www.example.com';
const LOCS = [
  ...Array.from({ length: 30 }, (_, i) => `${SITE}/shop/item-${i}`),
  ...Array.from({ length: 20 }, (_, i) => `${SITE}/blog/post-${i}`),
  `${SITE}/about`,
];

test('URLs are sorted into sections that have their own files', async ({ app: { page, folder } }) => {
  const list = join(folder, 'urls.txt');
  await writeFile(list, `${LOCS.join('\n')}\n`);
  const out = join(folder, 'out');
  await newProject(page);
  await importPaths(page, [list], LOCS.length);

  await test.step('suggest, order by dragging, name, save', async () => {
    await page.getByRole('button', { name: 'Edit sections' }).click();
    const dialog = openDialog(page);
    await dialog.getByRole('button', { name: 'One for each folder' }).click();
    const names = dialog.getByLabel('Name');
    await expect(names).toHaveCount(2);
    await expect(names.first()).toHaveValue('shop');
    await expect(names.first()).toBeFocused();
    await expect(dialog.getByText('2 sections were suggested and added')).toBeVisible();
    const cards = dialog.getByRole('listitem');
    await expect(cards.first()).toContainText('30 URLs');
    await expect(dialog.getByText('The others, “sitemap”: 1 URL')).toBeVisible();
    // A condition more, and what it does before anything is kept.
    await cards.first().getByRole('button', { name: 'Condition', exact: true }).click();
    await cards.first().getByLabel('Condition', { exact: true }).last().selectOption('does not end with');
    await cards.first().getByLabel('Value').last().fill('-7');
    await expect(cards.first()).toContainText('29 URLs');
    await cards.first().getByRole('button', { name: 'Remove the condition' }).last().click();
    await expect(cards.first()).toContainText('30 URLs');
    const handles = dialog.locator('.handle');
    // Given up with Escape, or let go outside of the list: nothing moves.
    for (const giveUp of [() => page.keyboard.press('Escape'), () => dialog.locator('header').hover()]) {
      await handles.nth(1).hover();
      await page.mouse.down();
      // The first move begins the drag, the second enters, the third is over what was entered.
      for (const x of [300, 400, 401]) await cards.first().hover({ position: { x, y: 4 } });
      await expect(cards.first()).toHaveClass(/before/);
      await giveUp();
      await page.mouse.up();
      await expect(cards.nth(1)).not.toHaveClass(/dragged/);
      await expect(names.first()).toHaveValue('shop');
    }
    await handles.nth(1).dragTo(dialog.getByRole('listitem').first());
    await expect(names.first()).toHaveValue('blog');
    await names.first().fill('Blog!');
    await expect(dialog.getByText('Use small letters')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save and sort URLs' })).toBeDisabled();
    await names.first().fill('magazine');
    // A pattern that is none: told at its field, nothing is counted by it, and saving leads to it.
    const last = cards.last();
    await last.getByLabel('Condition', { exact: true }).selectOption('matches the regex');
    await last.getByLabel('Value').fill('/shop/(');
    await expect(last.getByLabel('Value')).toHaveAttribute('aria-invalid', 'true');
    await expect(last.getByLabel('Value')).toHaveAccessibleDescription(
      'This regular expression is not valid: Unterminated group.',
    );
    await expect(last).not.toContainText('30 URLs');
    await names.first().focus();
    await dialog.getByRole('button', { name: 'Save and sort URLs' }).click({ force: true });
    await expect(last.getByLabel('Value')).toBeFocused();
    await last.getByLabel('Value').fill('^/shop/');
    await expect(last).toContainText('30 URLs');
    await dialog.getByRole('button', { name: 'Save and sort URLs' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('Escape asks before it drops changes, and so it does however often it is pressed', async () => {
    await page.getByRole('button', { name: 'Edit sections' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sections' });
    const question = page.getByRole('dialog', { name: 'Discard the changes?' });
    const names = dialog.getByLabel('Name');
    await names.first().fill('other');
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press('Escape');
      await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(names.first()).toHaveValue('other');
      await expect(dialog).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the outline filters, and a row can be moved and brought back', async () => {
    const outline = page.getByRole('navigation', { name: 'Outline' });
    await toolbar(page).getByRole('button', { name: 'Undo: Change the sections' }).click();
    await expect(outline.getByRole('button', { name: /^magazine/ })).toBeHidden();
    await toolbar(page).getByRole('button', { name: 'Redo: Change the sections' }).click();
    await outline.getByRole('button', { name: 'magazine 20' }).click();
    await expectRows(page, 20);
    // A list of a section that undo takes away shows all rows again.
    await toolbar(page).getByRole('button', { name: /^Undo/ }).click();
    await expectRows(page, LOCS.length);
    await toolbar(page).getByRole('button', { name: /^Redo/ }).click();
    await outline.getByRole('button', { name: 'magazine 20' }).click();
    await expectRows(page, 20);
    await (await cell(page, 0, 'URL')).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Move to section' }).hover();
    await page.getByRole('menuitem', { name: 'shop', exact: true }).click();
    await expect(outline.getByRole('button', { name: 'magazine 19' })).toBeVisible();
    await toolbar(page).getByRole('button', { name: /^Undo/ }).click();
    await expect(outline.getByRole('button', { name: 'magazine 20' })).toBeVisible();
    await outline.getByRole('button', { name: 'All URLs' }).click();
    // A source has the rows that are left of it.
    await expectRows(page, LOCS.length);
    await goToFirstRow(page);
    await (await cell(page, 3, 'URL')).click();
    await page.keyboard.press('ControlOrMeta+-');
    await expect(outline.getByRole('button', { name: 'urls.txt 50' })).toBeVisible();
    await toolbar(page).getByRole('button', { name: /^Undo/ }).click();
    await expect(outline.getByRole('button', { name: 'urls.txt 51' })).toBeVisible();
  });

  await test.step('export', async () => {
    const dialog = await exportTo(page, out, `${SITE}/`);
    await expect(dialog.getByText('magazine-1.xml.gz')).toBeVisible();
    await closeDialog(page);
    const set = await readExportedSet(out);
    expect(set.names).toEqual(['magazine-1.xml.gz', 'shop-1.xml.gz', 'sitemap-1.xml.gz']);
    expect(set.locs.toSorted()).toEqual(LOCS.toSorted());
  });
});
