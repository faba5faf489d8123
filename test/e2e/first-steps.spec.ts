// The first use: three steps, each beside the control that it begins at, shown once.
import { expect, test } from './app-fixture.ts';
import { showUrls, toolbar } from './screens.ts';

test.use({ firstUse: true });

test('the first steps point at their controls, and are not shown again', async ({ app: { page } }) => {
  const steps = page.getByRole('complementary', { name: 'How it works' });
  await page.getByRole('button', { name: 'Try the sample' }).click();
  await expect(page.getByText(/URLs imported/)).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(steps).toContainText('2. Check');
  const issues = page.locator('[data-step=check]:visible');
  const between = async (): Promise<number> => {
    const [card, control] = await Promise.all([steps.boundingBox(), issues.boundingBox()]);
    if (!card || !control) return Infinity;
    const right = card.x - (control.x + control.width);
    const left = control.x - (card.x + card.width);
    return Math.max(right, left);
  };
  await expect.poll(between).toBeLessThan(12);
  expect(await between()).toBeGreaterThanOrEqual(0);
  await showUrls(page);
  await expect(steps).toBeVisible();
  await expect.poll(between).toBeLessThan(12);

  await steps.getByRole('button', { name: 'Next' }).click();
  await expect(steps).toContainText('3. Export');
  const card = await steps.boundingBox();
  const button = await toolbar(page).getByRole('button', { name: 'Export', exact: true }).boundingBox();
  expect((card?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0))).toBeGreaterThanOrEqual(0);
  expect((card?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0))).toBeLessThan(12);
  await steps.getByRole('button', { name: 'Done' }).click();
  await expect(steps).toBeHidden();

  await page.reload();
  await expect(page.getByRole('grid', { name: 'URLs' })).toBeVisible();
  await expect(steps).toBeHidden();
});
