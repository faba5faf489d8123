// Several windows, as tabs of the browser host: two of one project with their own filters, both live, and of several projects.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import {
  cell,
  editCell,
  expectRows,
  importPaths,
  listArrived,
  newProject,
  openDialog,
  saveAs,
  search,
  showUrls,
} from './screens.ts';

test.skip(process.env['E2E_HOST'] === 'electron', 'windows are tabs of the browser host here');

/** By View → New window. */
async function newWindow(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('menubar').getByRole('menuitem', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: 'New window' }).click();
  return opened;
}

/** A command by the palette: the browser keeps some keys for itself. */
async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

/** A file with so many URLs. */
async function listOf(folder: string, name: string, count: number): Promise<string> {
  const urls = Array.from({ length: count }, (_, n) => `https://example.com/${name}/${String(n)}\n`);
  const path = join(folder, `${name}.txt`);
  await writeFile(path, urls.join(''));
  return path;
}

/** Resolves with the time at which the text is drawn in this page, by the clock that all pages share. */
function drawnAt(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (!document.querySelector('[role=grid]')?.textContent.includes(wanted)) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    text,
  );
}

test('each window has its own filter, and sees what is edited in the other', async ({
  app: { page, folder },
}) => {
  await writeFile(
    join(folder, 'urls.txt'),
    ['a/one', 'a/two', 'b/three'].map((path) => `https://example.com/${path}\n`).join(''),
  );
  await newProject(page);
  await importPaths(page, [join(folder, 'urls.txt')], 3);
  const second = await newWindow(page);
  await showUrls(second);
  await expectRows(second, 3);

  await test.step('filters are of the window', async () => {
    await search(second, '/b/');
    await expectRows(second, 1);
    await expectRows(page, 3);
    await search(page, '/a/');
    await expectRows(page, 2);
    await expectRows(second, 1);
    await search(page, '');
    await expectRows(page, 3);
  });

  await test.step('each has its own again where both are loaded again at once', async () => {
    await search(page, '/a/');
    await expectRows(page, 2);
    // In either order: which one the host hears first is not the order that they were left in.
    for (const order of [
      [page, second],
      [second, page],
    ]) {
      await Promise.all(order.map((one) => one.reload()));
      await expectRows(page, 2);
      await expectRows(second, 1);
    }
    await search(page, '');
    await expectRows(page, 3);
  });

  await test.step('an edit is seen in both', async () => {
    await listArrived(page);
    const seen = Promise.all([
      drawnAt(page, 'https://example.com/b/edited'),
      drawnAt(second, 'https://example.com/b/edited'),
    ]);
    await editCell(await cell(page, 2, 'URL'), 'https://example.com/b/edited');
    const [here, there] = await seen;
    console.log(
      `The other window showed the edit ${(there - here).toFixed(0)} ms after the one that made it.`,
    );
    await expectRows(second, 1);
  });

  await test.step('undo in the other takes it back in both', async () => {
    await (await cell(second, 0, 'URL')).click();
    await second.keyboard.press('ControlOrMeta+z');
    await expect(await cell(page, 2, 'URL')).toContainText('/b/three');
    await expect(await cell(second, 0, 'URL')).toContainText('/b/three');
  });

  await test.step('settings are those of both', async () => {
    await command(second, 'Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('closing one leaves the other as it is', async () => {
    await second.close();
    await search(page, 'two');
    await expectRows(page, 1);
  });
});

test('each window has its own project, also when it is loaded again, and two can come together', async ({
  app: { page, folder },
}) => {
  await newProject(page);
  await importPaths(page, [await listOf(folder, 'two', 2)], 2);
  await saveAs(page, join(folder, 'shop.mapwright'));
  const second = await newWindow(page);
  await showUrls(second);
  await expectRows(second, 2);

  await test.step('a new project in one leaves the other where it is', async () => {
    await command(second, 'New project');
    await expect(second.getByText('This project has no URLs yet')).toBeVisible();
    await importPaths(second, [await listOf(folder, 'three', 3)], 3);
    await expectRows(second, 3);
    await expectRows(page, 2);
  });

  await test.step('each is still there after it was loaded again', async () => {
    for (const [window, rows] of [
      [page, 2],
      [second, 3],
    ] as const) {
      await window.reload();
      await expectRows(window, rows);
    }
  });

  await test.step('what another window has open is shown live, and not opened twice', async () => {
    await second.getByRole('menubar').getByRole('menuitem', { name: 'File', exact: true }).click();
    await second.getByRole('menuitem', { name: 'Open recent' }).click();
    await second.getByRole('menuitem', { name: 'shop' }).click();
    await openDialog(second).getByRole('button', { name: 'Discard' }).click();
    await expectRows(second, 2);
    await showUrls(second);
    await editCell(await cell(second, 0, 'URL'), 'https://example.com/edited');
    await expect(await cell(page, 0, 'URL')).toContainText('/edited');
    await expect(page.getByText('read-only')).toHaveCount(0);
  });

  await test.step('closing it in one leaves it open in the other', async () => {
    await command(second, 'Close project');
    await expect(second.getByRole('button', { name: 'New project' })).toBeVisible();
    await search(page, 'edited');
    await expectRows(page, 1);
    await second.close();
  });
});

test('an untitled project is left without a question where another window goes on with it', async ({
  app: { page, folder },
}) => {
  await newProject(page);
  await importPaths(page, [await listOf(folder, 'two', 2)], 2);
  const second = await newWindow(page);
  await showUrls(second);
  await command(page, 'New project');
  await expect(page.getByText('This project has no URLs yet')).toBeVisible();
  await expectRows(second, 2);
  await command(second, 'New project');
  await openDialog(second).getByRole('button', { name: 'Discard' }).click();
  await expect(second.getByText('This project has no URLs yet')).toBeVisible();
  await second.close();
});
