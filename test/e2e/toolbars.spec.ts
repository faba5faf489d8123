// At 1,280 px every bar of tools is one line, in each language, with nothing cut off.
import { join } from 'node:path';
import { generateSample } from '../sample/generate-sample.ts';
import { expect, test } from './app-fixture.ts';
import { unfitting } from './unfitting.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Names of bars whose controls stand on more than one line. */
function wrapped(root: Element): readonly string[] {
  const bars = root.querySelectorAll('.frame, [role=toolbar], .bar-of-file, .row.wrap');
  return [...bars]
    .filter((bar) => bar.checkVisibility() && bar.closest('.charts, .tiles') === null)
    .filter((bar) => {
      const boxes = [...bar.querySelectorAll('button, input, select')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.getBoundingClientRect());
      const lowest = Math.max(...boxes.map(({ top }) => top));
      return boxes.some(({ bottom }) => bottom <= lowest);
    })
    .map((bar) => `${bar.className} ${bar.getAttribute('aria-label') ?? ''}`);
}

for (const [locale, texts] of [
  ['en-US', { create: 'New project', path: 'Path, pattern or URL', start: 'Import' }],
  ['de-DE', { create: 'Neues Projekt', path: 'Pfad, Muster oder URL', start: 'Importieren' }],
  ['nl-NL', { create: 'Nieuw project', path: 'Pad, patroon of URL', start: 'Importeren' }],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test('bars are one line on every page', async ({ app: { page, folder } }) => {
      const { robots } = await generateSample({ urls: 450, out: join(folder, 'site'), faults: 'rows' });
      await page.getByRole('button', { name: texts.create }).click();
      await page.keyboard.press('Control+i');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(texts.path).fill(robots);
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: texts.start, exact: true }).click();
      await expect(dialog.getByText(/^450 /).first()).toBeVisible({ timeout: 30_000 });
      await page.keyboard.press('Escape');
      for (const key of ['1', '2', '3', '4', '5']) {
        await page.keyboard.press(`Alt+${key}`);
        await expect(page.getByRole('tab').nth(Number(key) - 1)).toHaveAttribute('aria-selected', 'true');
        await expect(page.locator('[role=tabpanel]:visible')).not.toBeEmpty();
        expect(await page.locator('body').evaluate(wrapped), `page ${key}`).toEqual([]);
        await expect.poll(() => page.locator('.frame').evaluate(unfitting), `page ${key}`).toEqual([]);
      }
    });
  });
}
