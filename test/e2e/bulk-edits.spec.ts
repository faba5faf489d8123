// Find and replace, a transform and the history, as a person uses them: with preview, undo, restart and checkpoints.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { cell, closeDialog, expectRows, grid, toolbar } from './screens.ts';

/** A name that is longer than its place. */
const NAME = 'On m, after the addresses of all pages went to the host of the mobile site';

test('replace with groups, undo, restart, redo; a transform; the history and a checkpoint', async ({
  app,
}) => {
  const { page } = app;
  await page.getByRole('button', { name: 'Try the sample' }).click();
  await expect(page.getByText(/URLs imported/)).toBeVisible();
  await closeDialog(page);
  await expectRows(page, 600);
  const loc = await cell(page, 0, 'URL');
  const before = await loc.innerText();
  const after = before.replace('https://', 'https://shop.').replace('www.', '');

  await test.step('replace by a pattern with groups, with a preview', async () => {
    await page.keyboard.press('ControlOrMeta+h');
    const panel = region(page, 'Find and replace');
    await expect(panel.getByLabel('Find', { exact: true })).toBeFocused();
    await panel.getByLabel('Regex', { exact: true }).check();
    await panel.getByLabel('Find', { exact: true }).fill('^https://www\\.(?<rest>.*)$');
    await panel.getByLabel('Replace with').fill('https://shop.$<rest>');
    await expect(panel.getByRole('row').nth(1)).toContainText(after);
    await expect(panel.getByText(/^\d+ rows will change$/)).toBeVisible();
    await panel.getByRole('button', { name: 'Next' }).click();
    await panel.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(await cell(page, 1, 'URL')).toHaveText(/^https:\/\/shop\./);
    // On to the next one, as editors do it.
    await expect(await cell(page, 2, 'URL')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(await cell(page, 1, 'URL')).toHaveText(/^https:\/\/www\./);
    await panel.getByRole('button', { name: 'Replace all' }).click();
    await expect(loc).toHaveText(after);
    // What is left has results that are not valid.
    await expect(panel.getByText('No row changes.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('undo, restart of the engine, redo', async () => {
    await grid(page).focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(loc).toHaveText(before);
    process.kill(app.enginePid(), 'SIGKILL');
    await expect(page.getByText('The engine stopped unexpectedly').last()).toBeVisible();
    await expect(loc).toHaveText(before);
    // The project is open again as soon as it can tell its next step.
    await expect(toolbar(page).getByRole('button', { name: /^Redo:/ })).toBeEnabled();
    await grid(page).focus();
    await page.keyboard.press('ControlOrMeta+y');
    await expect(loc).toHaveText(after);
  });

  await test.step('a transform, on a part of the rows', async () => {
    await page.keyboard.press('ControlOrMeta+m');
    const panel = region(page, 'Transform');
    await panel.getByRole('combobox').first().selectOption('Set the host');
    await panel.getByLabel('Host', { exact: true }).fill('not a host');
    await expect(panel.getByText(/is not a host/)).toBeVisible();
    await panel.getByLabel('Host', { exact: true }).fill('m.example.org');
    await expect(panel.getByText(/^\d+ rows will change$/)).toBeVisible();
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(loc).toHaveText(/^https:\/\/m\.example\.org\//);
    await page.keyboard.press('Escape');
  });

  await test.step('the history goes back three steps and forward; a checkpoint stays', async () => {
    await page.keyboard.press('ControlOrMeta+Shift+h');
    const panel = region(page, 'History');
    const states = panel.getByRole('list').getByRole('listitem');
    // The one replacement that was taken back is a branch.
    await expect(states).toHaveCount(5);
    await expect(states.filter({ hasText: 'branch 1' })).toHaveCount(1);
    await expect(panel.locator('[aria-current]')).toContainText('Set the host');
    await panel.getByLabel('Name of the checkpoint').fill(NAME);
    await page.keyboard.press('Enter');
    await expect(states.first()).toContainText(NAME);
    // A long name takes no room of the details.
    const details = await page.getByRole('complementary', { name: 'Details' }).boundingBox();
    const box = await panel.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(details?.x ?? 0);
    await panel.locator('[aria-current]').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This project has no URLs yet')).toBeVisible();
    await expect(panel.locator('[aria-current]')).toContainText('Empty project');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(loc).toHaveText(/^https:\/\/m\.example\.org\//);
  });

  await test.step('after undo and another change the named state is a branch that a click leads back to', async () => {
    await grid(page).focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(loc).toHaveText(after);
    const priority = await cell(page, 0, 'Priority');
    await priority.click();
    await page.keyboard.type('0.1');
    await page.keyboard.press('Enter');
    const named = region(page, 'History').getByRole('listitem').filter({ hasText: NAME });
    await expect(named).toContainText('branch 2');
    await named.getByRole('button', { name: /Set the host/ }).click();
    await expect(loc).toHaveText(/^https:\/\/m\.example\.org\//);
  });
});

test('find goes to the text that was typed last, cell by cell, and hides no row', async ({ app }) => {
  const { page } = app;
  await page.getByRole('button', { name: 'Try the sample' }).click();
  await expect(page.getByText(/URLs imported/)).toBeVisible();
  await closeDialog(page);
  await expectRows(page, 600);
  await page.keyboard.press('ControlOrMeta+h');
  const panel = region(page, 'Find and replace');
  await panel.getByLabel('Columns').selectOption('All columns');
  const find = panel.getByLabel('Find', { exact: true });
  const wanted = await (await cell(page, 3, 'URL')).innerText();
  const word = new URL(wanted).pathname;
  await find.fill('daily');
  await expect(panel.getByText(/^[\d,]+ rows? will change$/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(word);
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=gridcell][aria-selected="true"]')).toHaveText(wanted);
  await expect(find).toBeFocused();
  await find.fill('weekly');
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=gridcell][aria-selected="true"]')).toHaveText('weekly');
  await expectRows(page, 600);
});

function region(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}
