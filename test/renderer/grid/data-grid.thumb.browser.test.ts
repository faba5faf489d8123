// The row number beside the thumb of the scroll bar while it is dragged, in a real browser.
import { expect, it } from 'vitest';
import { ROWS, useGridPage } from './harness/grid-page.ts';

const grid = useGridPage();
const label = () => grid.page.locator('.data-grid__thumb');

async function middle(selector: string): Promise<number> {
  const box = await grid.page.locator(selector).boundingBox();
  return box ? box.y + box.height / 2 : NaN;
}

it('shows the first row in sight while the thumb is dragged, and goes with it', async () => {
  await grid.dragThumb(0.5);
  // Where the system's bar takes hold of the pointer differs by some px, and more on a busy machine.
  await expect
    .poll(async () => Math.abs((await middle('.data-grid__thumb')) - (await middle('[role=grid]'))))
    .toBeLessThan(150);
  const shown = async (): Promise<number> => Number((await label().textContent())?.replaceAll(',', ''));
  expect(await shown()).toBeGreaterThan(ROWS * 0.25);
  await expect.poll(async () => (await shown()) - (await grid.firstInSight())).toBe(1);
  expect(await label().textContent()).toMatch(/^\d{1,3}(,\d{3}){2}$/);
  await grid.page.mouse.up();
  await grid.page.mouse.move(100, 100);
  await expect.poll(() => label().count()).toBe(0);
});

it('shows none for the wheel, keys and jumps', async () => {
  await grid.page.mouse.move(300, 300);
  await grid.page.mouse.wheel(0, 4_000);
  await grid.keys('PageDown', 'Control+End');
  await grid.goTo(5_000);
  expect(await label().count()).toBe(0);
  await grid.cell(5_001, 1).waitFor();
  expect(await label().count()).toBe(0);
});
