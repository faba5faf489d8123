// The first use: three steps, each while the control that it begins at is in sight, covering nothing, shown once.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { showUrls, toolbar } from './screens.ts';

test.use({ firstUse: true });

/** The line stands between the page that is shown and the status below it. */
async function coversNothing(page: Page, steps: Locator): Promise<void> {
  const shown = page.locator('[role=tabpanel]:visible');
  await expect(shown).toHaveCount(1);
  await expect(async () => {
    const [panel, line] = await Promise.all([shown.boundingBox(), steps.boundingBox()]);
    expect(line?.y).toBeGreaterThanOrEqual((panel?.y ?? Infinity) + (panel?.height ?? 0) - 1);
  }).toPass();
}

test('the first steps point at their controls, and are not shown again', async ({ app: { page } }) => {
  const steps = page.getByRole('complementary', { name: 'How it works' });
  await page.getByRole('button', { name: 'Try the sample' }).click();
  await expect(page.getByText(/URLs imported/)).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(steps).toContainText('2. Check');
  const pointed = page.locator('[data-step=check]:visible');
  await expect(pointed).toHaveCSS('outline-style', 'solid');
  await coversNothing(page, steps);
  await showUrls(page);
  await expect(steps).toBeVisible();
  await expect(pointed).toHaveAccessibleName('Outline');
  await coversNothing(page, steps);

  await test.step('it waits where its control is not in sight', async () => {
    for (const name of ['Robots', 'Languages', 'Compare']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expect(steps).toBeHidden();
    }
    await showUrls(page);
    await expect(steps).toBeVisible();
    await page.keyboard.press('Control+b');
    await expect(steps).toBeHidden();
    await page.keyboard.press('Control+b');
    await expect(steps).toBeVisible();
  });

  await steps.getByRole('button', { name: 'Next' }).click();
  await expect(steps).toContainText('3. Export');
  await page.getByRole('tab', { name: 'Robots' }).click();
  await expect(steps).toBeVisible();
  await coversNothing(page, steps);
  await expect(toolbar(page).getByRole('button', { name: 'Export', exact: true })).toHaveCSS(
    'outline-style',
    'solid',
  );
  await showUrls(page);
  await steps.getByRole('button', { name: 'Done' }).click();
  await expect(steps).toBeHidden();

  await page.reload();
  await expect(page.getByRole('grid', { name: 'URLs' })).toBeVisible();
  await expect(steps).toBeHidden();
});
