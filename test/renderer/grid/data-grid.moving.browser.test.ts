// Scrolling, selecting, the header and accessibility of the grid in a real browser.
import { describe, expect, it } from 'vitest';
import { inOnePass } from '../../e2e/axe-in-one-pass.ts';
import { ROWS, useGridPage } from './harness/grid-page.ts';

const grid = useGridPage();

describe('scrolling ten million rows', () => {
  it('reaches the last row with Ctrl+End and the first with Ctrl+Home', async () => {
    await grid.keys('Control+End');
    await grid.loaded();
    expect(await grid.active()).toEqual([ROWS, 8]);
    await expect.poll(() => grid.cell(ROWS, 1).textContent()).toContain('item-10000000');
    await grid.keys('Control+Home');
    await grid.loaded();
    expect(await grid.active()).toEqual([1, 0]);
    expect(await grid.firstInSight()).toBe(0);
  });

  it('moves by exactly the wheel, also in the compressed middle', async () => {
    await grid.goTo(5_000_000);
    await grid.loaded();
    const before = await grid.firstInSight();
    await grid.page.mouse.move(700, 400);
    await grid.page.mouse.wheel(0, 28 * 32);
    await expect.poll(() => grid.firstInSight()).toBe(before + 32);
    await expect
      .poll(() => grid.page.evaluate(() => (document.querySelector('[role=grid]')?.scrollTop ?? 0) > 1e6))
      .toBe(true);
    expect(await grid.firstInSight()).toBe(before + 32);
  });

  it('jumps with the thumb, to the very end too', async () => {
    const drag = (share: number) =>
      grid.page.evaluate((at) => {
        const grid = document.querySelector('[role=grid]');
        if (grid) grid.scrollTop = at * (grid.scrollHeight - grid.clientHeight);
      }, share);
    await drag(0.5);
    await expect.poll(async () => Math.abs((await grid.firstInSight()) - ROWS / 2)).toBeLessThan(200);
    await drag(1);
    await expect.poll(() => grid.cell(ROWS, 1).textContent()).toContain('item-10000000');
    await drag(0);
    await expect.poll(() => grid.firstInSight()).toBe(0);
  });

  it('keeps a jump that the browser has not told of when the bar is due to follow the rows', async () => {
    await grid.jumpWhenDue(0.5);
    await expect.poll(async () => Math.abs((await grid.firstInSight()) - ROWS / 2)).toBeLessThan(2_000);
  });

  it('pages down and back to the same row', async () => {
    await grid.keys('PageDown', 'PageDown', 'PageUp', 'PageUp');
    expect(await grid.active()).toEqual([1, 0]);
  });

  it('keeps the active row in the document when it is scrolled away', async () => {
    await grid.keys('ArrowDown', 'ArrowDown');
    await grid.page.mouse.move(700, 400);
    await grid.page.mouse.wheel(0, 90_000);
    await expect.poll(() => grid.firstInSight()).toBeGreaterThan(3_000);
    expect(await grid.active()).toEqual([3, 0]);
  });
});

describe('selecting', () => {
  it('takes all rows as one range with Ctrl+A', async () => {
    await grid.keys('Control+a');
    expect(await grid.selection()).toMatchObject({
      rows: ROWS,
      ranges: [{ from: 0, to: ROWS }],
      wholeRows: true,
    });
  });

  it('drags a range across the border of the pinned columns', async () => {
    await grid.cell(2, 1).hover();
    await grid.page.mouse.down();
    await grid.cell(6, 3).hover();
    await grid.page.mouse.up();
    expect(await grid.selection()).toMatchObject({
      ranges: [{ from: 1, to: 6 }],
      columns: ['loc', 'lastmod', 'changefreq'],
    });
  });

  it('selects rows by their numbers, and takes single ones out with Ctrl', async () => {
    const number = (row: number) => grid.cell(row, -1);
    await number(2).click();
    await number(5).click({ modifiers: ['Shift'] });
    await number(3).click({ modifiers: ['Control'] });
    expect(await grid.selection()).toMatchObject({
      ranges: [
        { from: 1, to: 2 },
        { from: 3, to: 5 },
      ],
      wholeRows: true,
    });
    await grid.keys('Delete');
    expect(await grid.log()).toEqual([
      [
        'delete',
        [
          { from: 1, to: 2 },
          { from: 3, to: 5 },
        ],
      ],
    ]);
  });

  it('goes from row to row with Tab and Shift+Tab, and leaves the grid at its first cell', async () => {
    await grid.cell(2, 2).click();
    await grid.keys('Tab', 'Tab', 'Shift+Tab');
    expect(await grid.active()).toEqual([2, 3]);
    await grid.keys('End', 'Tab');
    expect(await grid.active()).toEqual([3, 0]);
    await grid.keys('Shift+Tab');
    expect(await grid.active()).toEqual([2, 8]);
    await grid.keys('Control+Home', 'Shift+Tab');
    expect(await grid.page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('grid');
  });
});

describe('pinned columns', () => {
  it('scroll with the others where these would have no room, and stay again where they have', async () => {
    const placeOf = async (column: number) => (await grid.cell(1, column).boundingBox())?.x ?? 0;
    await grid.page.setViewportSize({ width: 600, height: 500 });
    await expect.poll(() => grid.cell(1, 1).getAttribute('class')).not.toContain('is-pinned');
    await grid.keys('Control+Home', 'End');
    expect((await grid.active())[1]).toBe(8);
    await expect.poll(() => placeOf(8)).toBeLessThan(600 - 80);
    expect(await placeOf(1)).toBeLessThan(0);
    await grid.page.setViewportSize({ width: 900, height: 500 });
    await expect.poll(() => placeOf(1)).toBeGreaterThan(0);
  });
});

describe('the header', () => {
  it('sorts by click, adds with Shift, and says so', async () => {
    const title = (name: string) => grid.page.getByRole('columnheader', { name });
    await title('URL').click();
    await title('Last modified').click({ modifiers: ['Shift'] });
    await title('Last modified').click({ modifiers: ['Shift'] });
    expect(await title('URL').getAttribute('aria-sort')).toBe('ascending');
    expect(await title('Last modified').getAttribute('aria-sort')).toBe('descending');
  });

  it('is reached and used by keyboard, and not by going up at the top', async () => {
    await grid.keys('ArrowUp', 'ArrowRight', 'ArrowLeft');
    expect(await grid.active()).toEqual([1, 0]);
    await grid.keys('Alt+ArrowUp', 'ArrowRight', 'Enter');
    expect(await grid.page.getByRole('columnheader', { name: 'URL' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    const width = async () => (await grid.cell(1, 1).boundingBox())?.width ?? 0;
    const before = await width();
    await grid.keys('Alt+ArrowRight');
    expect(await width()).toBe(before + 16);
    await grid.keys('ArrowDown');
    expect(await grid.active()).toEqual([1, 1]);
  });

  it('has room for whole titles, also beside the marks of a sort', async () => {
    const title = (name: string) => grid.page.getByRole('columnheader', { name });
    await title('Change frequency').click();
    await title('Priority').click({ modifiers: ['Shift'] });
    const cut = () =>
      grid.page
        .locator('.grid-header__title')
        .evaluateAll((titles) =>
          titles.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        );
    expect(await cut()).toEqual([]);
    // But a width that the user chose is kept.
    const handle = grid.page.locator('.grid-header__handle').nth(3);
    await handle.hover();
    await grid.page.mouse.down();
    const box = await handle.boundingBox();
    await grid.page.mouse.move((box?.x ?? 0) - 80, box?.y ?? 0);
    await grid.page.mouse.up();
    await expect.poll(cut).toEqual(['Change frequency']);
  });

  it('changes widths by dragging and fits them by double click', async () => {
    const handle = grid.page.locator('.grid-header__handle').nth(2);
    const width = async () => (await grid.cell(1, 2).boundingBox())?.width ?? 0;
    const before = await width();
    await handle.hover();
    await grid.page.mouse.down();
    const box = await handle.boundingBox();
    await grid.page.mouse.move((box?.x ?? 0) + 64, box?.y ?? 0);
    await grid.page.mouse.up();
    expect(await width()).toBeGreaterThan(before + 40);
    await handle.dblclick();
    await expect.poll(width).toBeLessThan(before);
  });
});

describe('accessibility', () => {
  it('has no findings of axe, with and without an editor', async () => {
    const found = async () =>
      (await (await inOnePass(grid.page)).analyze()).violations.map((v) => [v.id, v.nodes[0]?.html]);
    expect(await found()).toEqual([]);
    await grid.cell(2, 3).dblclick();
    expect(await found()).toEqual([]);
  });

  it('counts rows and columns with their headers', async () => {
    const element = grid.page.getByRole('grid', { name: 'URLs' });
    expect(await element.getAttribute('aria-rowcount')).toBe(String(ROWS + 1));
    expect(await element.getAttribute('aria-colcount')).toBe('10');
  });
});
