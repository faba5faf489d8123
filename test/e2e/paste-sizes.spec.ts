// Pastes of any size: what is pasted is there, or the user is told what to do instead, and one undo takes it back. How
// long the window was held up is only printed.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { cell, expectRows, goToFirstRow, grid, importPaths, newProject, openDialog } from './screens.ts';

const ROWS = 6_000;
const SITE = 'https://www.example.com';

async function open(page: Page, folder: string): Promise<void> {
  const list = join(folder, 'list.txt');
  await writeFile(list, Array.from({ length: ROWS }, (_, i) => `${SITE}/item-${i}\n`).join(''));
  await newProject(page);
  await importPaths(page, [list], ROWS);
}

/** Pastes lines made in the window: `#` stands for the line's number. */
async function pasteLines(page: Page, line: string, lines: number): Promise<void> {
  await page.evaluate(
    ([pattern, count]) => {
      const text = Array.from({ length: count }, (_, i) => `${pattern.replaceAll('#', String(i))}\n`).join(
        '',
      );
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const held = { longest: 0 };
      Object.assign(window, { held });
      // Tasks of their own, so that making the text is not measured with the paste.
      setTimeout(() => {
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) held.longest = Math.max(held.longest, duration);
        }).observe({ type: 'longtask' });
        setTimeout(() => {
          const target = document.activeElement ?? document.body;
          const event = { clipboardData, bubbles: true, cancelable: true };
          target.dispatchEvent(new ClipboardEvent('paste', event));
        });
      });
    },
    [line, lines] as const,
  );
}

async function printHeld(page: Page, lines: number): Promise<void> {
  const longest = await page.evaluate(
    () => (window as unknown as { held: { longest: number } }).held.longest,
  );
  console.log(`${lines.toLocaleString('en')} lines: longest task ${String(Math.round(longest))} ms`);
}

async function toFirstUrl(page: Page): Promise<void> {
  await goToFirstRow(page);
  await page.keyboard.press('ArrowRight');
}

test('lists of 5,000 to 500,000 URLs become rows, and one undo takes each back', async ({
  app: { page, folder },
}) => {
  test.setTimeout(300_000);
  await open(page, folder);
  await toFirstUrl(page);
  await pasteLines(page, `${SITE}/one`, 1);
  await expect(await cell(page, 0, 'URL')).toHaveText(`${SITE}/one`);
  for (const lines of [5_000, 5_001, 100_000, 125_000, 500_000]) {
    await test.step(`${String(lines)} lines`, async () => {
      await toFirstUrl(page);
      await pasteLines(page, `${SITE}/new-#`, lines);
      await openDialog(page).getByRole('button', { name: 'Add rows' }).click({ timeout: 60_000 });
      await expect(grid(page)).toHaveAttribute('aria-rowcount', String(ROWS + lines + 1), {
        timeout: 120_000,
      });
      await printHeld(page, lines);
      // The grid goes to the first of them by itself.
      await expect(await cell(page, ROWS, 'URL')).toHaveText(`${SITE}/new-0`);
      await expect(await cell(page, ROWS, 'URL')).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ControlOrMeta+End');
      await expect(await cell(page, ROWS + lines - 1, 'URL')).toHaveText(`${SITE}/new-${String(lines - 1)}`);
      await page.keyboard.press('ControlOrMeta+z');
      await expect(grid(page)).toHaveAttribute('aria-rowcount', String(ROWS + 1), { timeout: 120_000 });
    });
  }
});

test('more than a sheet holds is told, with what to do', async ({ app: { page, folder } }) => {
  test.setTimeout(120_000);
  await open(page, folder);
  await toFirstUrl(page);
  await pasteLines(page, 'x', 1_100_000);
  await expect(openDialog(page)).toContainText('At most 1,048,576 rows', { timeout: 60_000 });
  await expect(openDialog(page).getByRole('button', { name: 'Import table…' })).toBeVisible();
});

test('a block goes over all rows that are selected, also over more than 5,000', async ({
  app: { page, folder },
}) => {
  await open(page, folder);
  await (await cell(page, 0, 'Priority')).click();
  await page.keyboard.press('ControlOrMeta+Space');
  await pasteLines(page, '0.1\n0.9', 1);
  await expect(await cell(page, 1, 'Priority')).toHaveText('0.9');
  await page.keyboard.press('ControlOrMeta+End');
  await expect(await cell(page, ROWS - 2, 'Priority')).toHaveText('0.1');
  await expect(await cell(page, ROWS - 1, 'Priority')).toHaveText('0.9');
});

test('the box of Add URLs takes a long list as a block beside what is typed', async ({ app: { page } }) => {
  await newProject(page);
  await page.getByRole('button', { name: 'Add URLs…' }).click();
  const dialog = openDialog(page);
  await dialog.getByRole('textbox').focus();
  await pasteLines(page, `${SITE}/#`, 30_000);
  await expect(dialog.getByText('30,000 pasted lines:')).toBeVisible();
  await dialog.getByRole('textbox').focus();
  await page.keyboard.type(`${SITE}/typed`);
  await printHeld(page, 30_000);
  await dialog.getByRole('button', { name: 'Add 30,001 URLs' }).click();
  await expect(dialog).toBeHidden();
  await expectRows(page, 30_001);
  await page.keyboard.press('ControlOrMeta+End');
  await expect(await cell(page, 30_000, 'URL')).toHaveText(`${SITE}/typed`);
});
