// Notices that pass cover no button and no field: wherever the user goes while one stands there.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import {
  cell,
  expectRows,
  exportTo,
  grid,
  importPaths,
  newProject,
  openDialog,
  search,
  toolbar,
} from './screens.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Buttons and fields in reach that a notice lies over, by their names. */
/** The controls of the page, or of the dialog, that notices there stand over. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[popover].stack')].flatMap((stack) => {
      const cards = [...stack.children].map((one) => one.getBoundingClientRect());
      const place = stack.closest('dialog');
      return [...(place ?? document).querySelectorAll('button, input, select, a[href]')]
        .filter((one) => !stack.contains(one) && one.closest('dialog') === place && one.checkVisibility())
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return cards.some(
            (card) =>
              card.width > 1 &&
              left < card.right &&
              card.left < right &&
              top < card.bottom &&
              card.top < bottom,
          );
        })
        .map((one) => one.getAttribute('aria-label') ?? one.textContent);
    }),
  );
}

test('what passes stands where no control is', async ({ app: { page, folder } }) => {
  const list = join(folder, 'urls.txt');
  const robots = join(folder, 'robots.txt');
  await writeFile(list, Array.from({ length: 60 }, (_, i) => `https://example.com/${String(i)}\n`).join(''));
  await writeFile(robots, 'User-agent: *\nDisallow: /7\n');
  await newProject(page);
  await importPaths(page, [list, robots], 60);
  const dismiss = page.getByRole('button', { name: /^Dismiss: / });

  /** Deletes a row, which a notice tells. */
  async function tellSomething(): Promise<void> {
    await page.getByRole('tab', { name: 'URLs' }).click();
    await (await cell(page, 2, 'URL')).click();
    await page.keyboard.press('ControlOrMeta+-');
    await expect(dismiss).toBeVisible();
    expect(await covered(page)).toEqual([]);
  }

  await test.step('beside the details', async () => {
    await toolbar(page).getByRole('button', { name: 'Details' }).click();
    await tellSomething();
    const [told, details] = [
      await dismiss.boundingBox(),
      await page.getByLabel('Details').last().boundingBox(),
    ];
    expect((told?.x ?? 0) + (told?.width ?? 0)).toBeLessThan(details?.x ?? 0);
  });

  for (const key of ['h', 'm', 'Shift+h']) {
    await test.step(`above the panel of Ctrl+${key}`, async () => {
      await page.keyboard.press(`ControlOrMeta+${key}`);
      await tellSomething();
    });
  }

  for (const name of ['Robots', 'Languages', 'Compare']) {
    await test.step(`on the page ${name}`, async () => {
      await tellSomething();
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expect(dismiss).toBeVisible();
      expect(await covered(page)).toEqual([]);
    });
  }

  await test.step('where it is when a dialog opens', async () => {
    await tellSomething();
    const told = page.locator('[popover].stack .card');
    const before = await told.boundingBox();
    await page.keyboard.press('ControlOrMeta+Shift+g');
    await expect(openDialog(page)).toBeVisible();
    await openDialog(page).getByRole('button', { name: 'One for each host' }).click();
    await expect(dismiss).toBeVisible();
    expect(await told.boundingBox()).toEqual(before);
    expect(await covered(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });
});

test('notices cover no active cell, move no row, and end with their cause', async ({
  app: { page, folder },
}) => {
  const list = join(folder, 'urls.txt');
  await writeFile(list, Array.from({ length: 60 }, (_, i) => `https://example.com/${String(i)}\n`).join(''));
  await newProject(page);
  await importPaths(page, [list], 60);
  const dismiss = page.getByRole('button', { name: /^Dismiss: / });
  const active = grid(page).locator('[role=gridcell].is-active');

  const told = page.getByRole('region', { name: 'Notices' }).getByText(/^Not saved: “much”/);

  await test.step('one that passes stands above the cursor', async () => {
    await (await cell(page, 0, 'Priority')).click();
    await page.keyboard.press('ControlOrMeta+ArrowDown');
    await page.keyboard.press('ControlOrMeta+-');
    await expect(dismiss).toBeVisible();
    await expectRows(page, 59);
    await page.keyboard.press('End');
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ControlOrMeta+End']) {
      await page.keyboard.press(key);
      await expect.poll(() => overlap(active, page.locator('[popover].stack .card'))).toBe(false);
    }
    await dismiss.click();
  });

  await test.step('one that stays leaves the rows where they are, and the cursor in sight', async () => {
    await grid(page).focus();
    await page.keyboard.press('ControlOrMeta+Home');
    const first = await (await cell(page, 0, 'URL')).boundingBox();
    await (await cell(page, 3, 'Priority')).click();
    await page.keyboard.type('much');
    await (await cell(page, 12, 'URL')).click();
    await expect(told).toBeVisible();
    expect(await (await cell(page, 0, 'URL')).boundingBox()).toEqual(first);
    await expect(active).toBeInViewport();
  });

  await test.step('it goes with its cause', async () => {
    await (await cell(page, 3, 'Priority')).click();
    await page.keyboard.type('0.4');
    await page.keyboard.press('Enter');
    await expect(await cell(page, 3, 'Priority')).toHaveText('0.4');
    await expect(told).toBeHidden();
  });

  await test.step('its button leads to the cell, and what is typed at once goes there', async () => {
    await (await cell(page, 5, 'Priority')).click();
    await page.keyboard.type('much');
    await (await cell(page, 12, 'URL')).click();
    await page.getByRole('button', { name: 'Go to the cell' }).click();
    await page.keyboard.type('0.6');
    await page.keyboard.press('Enter');
    await expect(await cell(page, 5, 'Priority')).toHaveText('0.6');
    await expect(await cell(page, 12, 'URL')).toHaveText('https://example.com/12');
    await expect(told).toBeHidden();
  });

  await test.step('where a filter hides the row, the filter goes', async () => {
    await (await cell(page, 6, 'Priority')).click();
    await page.keyboard.type('much');
    await (await cell(page, 12, 'URL')).click();
    await search(page, 'com/2');
    await expectRows(page, 11);
    await page.getByRole('button', { name: 'Go to the cell' }).click();
    await page.keyboard.type('0.7');
    await page.keyboard.press('Enter');
    await expectRows(page, 59);
    await expect(await cell(page, 6, 'Priority')).toHaveText('0.7');
  });
});

test('what is told in a dialog stands in it, and all ends with its project', async ({
  app: { page, folder },
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const list = join(folder, 'urls.txt');
  await writeFile(list, Array.from({ length: 60 }, (_, i) => `https://example.com/${String(i)}\n`).join(''));
  await newProject(page);
  await importPaths(page, [list], 60);
  const dialog = await exportTo(page, join(folder, 'out'), 'https://example.com/');
  await dialog.getByRole('button', { name: /^Copy/ }).first().click();
  const told = page.locator('[popover].stack .card');
  await expect(dialog.locator('[popover].stack .card')).toBeVisible();
  expect(await covered(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(openDialog(page)).toBeHidden();
  await expect(told).toBeVisible();

  await (await cell(page, 3, 'Priority')).click();
  await page.keyboard.type('much');
  await (await cell(page, 12, 'URL')).click();
  const foot = page.getByRole('region', { name: 'Notices' });
  await expect(foot).toContainText('Not saved: “much”');
  // The browser keeps the key of a new project.
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('New project');
  await page.keyboard.press('Enter');
  await openDialog(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('This project has no URLs yet')).toBeVisible();
  await expect(foot).toBeHidden();
  await expect(told).toBeHidden();
});

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const boxOf = (of: Locator) => of.boundingBox({ timeout: 500 }).catch(() => null);
  const [a, b] = [await boxOf(one), await boxOf(other)];
  if (!a || !b) return a === null;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
