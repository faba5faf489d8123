// Two windows of one project, as tabs of the browser host: each with its own filter and sort, both live.
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
  search,
  showUrls,
} from './screens.ts';

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
  test.skip(process.env['E2E_HOST'] === 'electron', 'only the browser host has several windows');
  await writeFile(
    join(folder, 'urls.txt'),
    ['a/one', 'a/two', 'b/three'].map((path) => `https://example.com/${path}\n`).join(''),
  );
  await newProject(page);
  await importPaths(page, [join(folder, 'urls.txt')], 3);
  const second = await page.context().newPage();
  await second.goto(page.url());
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

  await test.step('closing one leaves the other as it is', async () => {
    await second.close();
    await search(page, 'two');
    await expectRows(page, 1);
  });
});
