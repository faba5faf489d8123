// Where the user was in a project is there again when it is opened: panels and their widths, folded groups, page and place.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { expectRows, goToFirstRow, grid, importPaths, newProject, saveAs } from './screens.ts';

const SITE = 'https://www.example.com';

const edge = (page: Page) => page.getByRole('separator', { name: 'Width of the outline' });
const errors = (page: Page) =>
  page.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name: 'Fold or unfold: Errors' });

test('panels, folded groups, page and place are remembered with the project', async ({
  app: { page, folder },
}) => {
  const list = join(folder, 'list.txt');
  const lines = Array.from({ length: 300 }, (_, i) => `${SITE}/${i}\n`);
  await writeFile(list, `${lines.join('')}${SITE}/${'long'.repeat(600)}\n`);
  await newProject(page);
  await importPaths(page, [list], 301);
  await saveAs(page, join(folder, 'shop.mapwright'));
  await goToFirstRow(page);

  await edge(page).focus();
  const width = Number(await edge(page).getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(edge(page)).toHaveAttribute('aria-valuenow', String(width + 32));
  await errors(page).click();
  await expect(errors(page)).toHaveAttribute('aria-expanded', 'false');
  await grid(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(page.locator('.data-grid [aria-selected=true]').last()).toBeVisible();
  await page.keyboard.press('Alt+3');
  // It is kept half a second after the last change.
  await page.waitForTimeout(1_000);

  await page.getByRole('menuitem', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'Close project' }).click();
  await page.getByRole('button', { name: /^shop/ }).click();
  await expect(page.getByRole('tab', { name: 'Robots' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Alt+2');
  await expectRows(page, 301);
  await expect(edge(page)).toHaveAttribute('aria-valuenow', String(width + 32));
  await expect(errors(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('rowheader', { name: '301', exact: true })).toBeVisible();
});

test('a panel is drawn wider with the pointer, within bounds, and reset by a double click', async ({
  app: { page },
}) => {
  await newProject(page);
  const usual = Number(await edge(page).getAttribute('aria-valuenow'));
  const box = await edge(page).boundingBox();
  if (!box) throw new Error('The edge is not shown.');
  await page.mouse.move(box.x + 3, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 63, box.y + 210, { steps: 4 });
  await page.mouse.up();
  await expect(edge(page)).toHaveAttribute('aria-valuenow', String(usual + 60));
  await edge(page).press('Home');
  await expect(edge(page)).toHaveAttribute('aria-valuenow', '150');
  await edge(page).dblclick();
  await expect(edge(page)).toHaveAttribute('aria-valuenow', String(usual));
});
