// What is unsaved when the window is loaded anew is there again: nothing that was typed, cut or asked for is lost without a word.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { lateAnswers } from './monkey/late-answers.ts';
import {
  cell,
  editCell,
  expectRows,
  goToFirstRow,
  grid,
  importPaths,
  newProject,
  rowNumber,
} from './screens.ts';

const SITE = 'https://www.example.com';

test.beforeEach(async ({ app: { page, folder } }) => {
  const list = join(folder, 'list.txt');
  await writeFile(list, ['a', 'b', 'c', 'd'].map((name) => `${SITE}/${name}\n`).join(''));
  await newProject(page);
  await importPaths(page, [list], 4);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await goToFirstRow(page);
});

const newRow = (page: Page) => page.getByLabel('URL of a new row');
const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text, { exact: false });

async function reload(page: Page): Promise<void> {
  await page.reload();
  await grid(page).waitFor();
}

/** Cuts the row, until the window keeps that for itself: the frame is drawn before the engine knows of the cut. */
async function cutRow(page: Page, row: number): Promise<void> {
  await rowNumber(page, row).click();
  await page.keyboard.press('ControlOrMeta+x');
  await expect(page.locator('.grid-cell.is-cut').first()).toBeVisible();
  await page.waitForFunction(() =>
    Object.values(sessionStorage).some((kept) => /"cut":\{/.test(String(kept))),
  );
}

async function urls(page: Page, rows: number): Promise<string[]> {
  const out: string[] = [];
  for (let i = 0; i < rows; i++) out.push(await (await cell(page, i, 'URL')).innerText());
  return out;
}

test('a refused value stays in its cell with its reason, until it is corrected', async ({
  app: { page },
}) => {
  await editCell(await cell(page, 1, 'Last modified'), '2024-02-30');
  await expect(page.locator('.grid-cell.is-refused')).toHaveText('2024-02-30');
  await reload(page);
  await expect(await cell(page, 1, 'Last modified')).toHaveClass(/is-refused/);
  await expect(await cell(page, 1, 'Last modified')).toHaveText('2024-02-30');
  await expect(notice(page, '“2024-02-30” was refused')).toBeVisible();
  await (await cell(page, 1, 'Last modified')).click();
  await page.keyboard.press('F2');
  await expect(page.locator('.cell-editor').getByRole('alert')).toContainText('There is no 30 February');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2024-02-29');
  await page.keyboard.press('Enter');
  await expect(await cell(page, 1, 'Last modified')).toHaveText('2024-02-29');
  await reload(page);
  await expect(await cell(page, 1, 'Last modified')).toHaveText('2024-02-29');
  await expect(page.locator('.grid-cell.is-refused')).toHaveCount(0);
});

test('the blank row keeps what is typed there and what was refused', async ({ app: { page } }) => {
  await newRow(page).fill('no url at all');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not added: “no url at all”.')).toBeVisible();
  await newRow(page).fill(`${SITE}/half-ty`);
  await reload(page);
  await expect(newRow(page)).toHaveValue(`${SITE}/half-ty`);
  await expect(page.getByText('Not added: “no url at all”.')).toBeVisible();
  await newRow(page).fill(`${SITE}/e`);
  await newRow(page).press('Enter');
  await expectRows(page, 5);
  await page.getByRole('button', { name: 'Discard' }).click();
  await reload(page);
  await expect(newRow(page)).toHaveValue('');
  await expect(page.getByText('Not added:')).toHaveCount(0);
  await expectRows(page, 5);
});

test('a cut is still moved by its paste, and says so; Escape gives it up', async ({ app: { page } }) => {
  await cutRow(page, 0);
  await reload(page);
  await expect(notice(page, '1 row is still cut')).toBeVisible();
  await (await cell(page, 2, 'URL')).click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => urls(page, 4)).toEqual(['b', 'a', 'c', 'd'].map((name) => `${SITE}/${name}`));
  await expect(notice(page, 'still cut')).toHaveCount(0);
  // Until the rows are where they were moved, a cut would wait for that.
  await expect(page.locator('[data-jumping]')).toHaveCount(0);
  await cutRow(page, 0);
  await reload(page);
  await expect(notice(page, '1 row is still cut')).toBeVisible();
  await grid(page).focus();
  await page.keyboard.press('Escape');
  await expect(notice(page, 'still cut')).toHaveCount(0);
  await reload(page);
  await expectRows(page, 4);
  await expect(notice(page, 'still cut')).toHaveCount(0);
});

test('undo that waits for an answer is done after the reload, in its order', async ({ app: { page } }) => {
  const hold = await lateAnswers(page, () => 0);
  await reload(page);
  await editCell(await cell(page, 0, 'Last modified'), '2024-01-01');
  await expect(await cell(page, 0, 'Last modified')).toHaveText('2024-01-01');
  await expect(page.locator('.is-waiting')).toHaveCount(0);
  await (await cell(page, 1, 'Last modified')).click();
  const reloaded = await hold(async () => {
    await page.keyboard.type('2024-02-02');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    return page.reload({ waitUntil: 'commit' });
  });
  expect(reloaded).not.toBeNull();
  await grid(page).waitFor();
  await expect(await cell(page, 0, 'Last modified')).toHaveText('2024-01-01');
  await expect(await cell(page, 1, 'Last modified')).toHaveText('');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(await cell(page, 1, 'Last modified')).toHaveText('2024-02-02');
});

test('a change that could not be kept is said', async ({ app: { page } }) => {
  const hold = await lateAnswers(page, () => 0);
  await reload(page);
  await (await cell(page, 0, 'Last modified')).click();
  await hold(async () => {
    await page.keyboard.type('2024-02-02');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('ControlOrMeta+d');
    return page.reload({ waitUntil: 'commit' });
  });
  await expect(notice(page, '1 change was still waiting when the window was reloaded')).toBeVisible();
  await expect(await cell(page, 0, 'Last modified')).toHaveText('2024-02-02');
  await expect(await cell(page, 1, 'Last modified')).toHaveText('');
});
