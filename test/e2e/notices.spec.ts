// Notices that pass cover no button and no field: wherever the user goes while one stands there.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { cell, importPaths, newProject, openDialog, toolbar } from './screens.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Buttons and fields in reach that a notice lies over, by their names. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stack = document.querySelector('[popover].stack');
    const cards = [...(stack?.children ?? [])].map((one) => one.getBoundingClientRect());
    const reach = stack?.closest('dialog') ?? document;
    return [...reach.querySelectorAll('button, input, select, a[href]')]
      .filter((one) => !stack?.contains(one) && one.checkVisibility())
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
  });
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

  await test.step('beside a dialog', async () => {
    await tellSomething();
    await page.keyboard.press('ControlOrMeta+Shift+g');
    await expect(openDialog(page)).toBeVisible();
    await openDialog(page).getByRole('button', { name: 'One for each host' }).click();
    await expect(dismiss).toBeVisible();
    expect(await covered(page)).toEqual([]);
  });
});
