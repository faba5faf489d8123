// The grid stays at its place when rows change, and editors stay open and in sight, in a real browser.
import { describe, expect, it } from 'vitest';
import { fakeRow } from './harness/fake-rows.ts';
import { ROWS, useGridPage } from './harness/grid-page.ts';

const grid = useGridPage();

const box = (selector: string) =>
  grid.page.locator(selector).evaluate((e) => e.getBoundingClientRect().toJSON() as DOMRect);

async function refuse(row: number) {
  await grid.cell(row, 2).click();
  await grid.page.keyboard.type('tomorrow');
  await grid.keys('Enter');
  await grid.openRefused();
}

describe('the same list after a change', () => {
  it('keeps the rows in sight, the selection and the sideways scroll', async () => {
    await grid.remove(1);
    await grid.goTo(5_000_000);
    await grid.loaded();
    await grid.keys('End', 'Shift+ArrowUp');
    const [first, sideways] = [await grid.firstInSight(), await grid.sideways()];
    await grid.remove(2);
    await expect.poll(() => grid.active()).toEqual([5_000_000, 8]);
    await expect.poll(() => grid.cell(5_000_000, 1).textContent()).toContain('item-5000002');
    expect(await grid.firstInSight()).toBe(first - 1);
    expect(await grid.sideways()).toBe(sideways);
    expect(await grid.selection()).toMatchObject({ rows: 2, ranges: [{ from: 4_999_998, to: 5_000_000 }] });
  });

  it('scrolls back sideways with Home, though the first column never moves', async () => {
    await grid.page.setViewportSize({ width: 900, height: 600 });
    await grid.keys('End');
    expect(await grid.sideways()).toBeGreaterThan(0);
    await grid.keys('Home');
    expect(await grid.sideways()).toBe(0);
  });

  it('comes to the new last row where the place is gone', async () => {
    await grid.keys('Control+End');
    await grid.loaded();
    await grid.remove(40);
    expect((await grid.active())[0]).toBe(ROWS - 40);
  });

  it('starts over for another list, but does not scroll sideways', async () => {
    await grid.page.setViewportSize({ width: 900, height: 600 });
    await grid.keys('End', 'Control+ArrowDown');
    await expect.poll(async () => (await grid.active())[0]).toBe(ROWS);
    const sideways = await grid.sideways();
    expect(sideways).toBeGreaterThan(0);
    await grid.keys('Home');
    await grid.page.mouse.move(700, 300);
    await grid.page.mouse.wheel(sideways, 0);
    await grid.otherPlace();
    await grid.goTo(3);
    await expect.poll(() => grid.firstInSight()).toBe(0);
    expect(await grid.active()).toEqual([4, 0]);
    expect(await grid.sideways()).toBe(sideways);
  });

  it('has one cell selected where whole rows were, once they are gone', async () => {
    await grid.cell(1, -1).click();
    await grid.cell(4, -1).click({ modifiers: ['Shift'] });
    await grid.remove(4);
    await expect.poll(() => grid.cell(1, 1).textContent()).toContain('item-5');
    await expect
      .poll(() => grid.selection())
      .toMatchObject({ rows: 1, ranges: [{ from: 0, to: 1 }], columns: ['included'], wholeRows: false });
    await grid.keys('Delete');
    expect(await grid.log()).toEqual([['refused', 'typedInBox']]);
  });

  it('keeps an open editor and its text', async () => {
    await grid.cell(3, 1).dblclick();
    await grid.page.keyboard.type('x');
    const text = await grid.input().inputValue();
    await grid.remove(1);
    await expect.poll(() => grid.cell(5, 1).textContent()).toContain('item-6');
    expect(await grid.input().inputValue()).toBe(text);
  });
});

describe('an editor whose row moves', () => {
  it('goes along with the row, and writes to it', async () => {
    await grid.cell(5, 1).dblclick();
    await grid.page.keyboard.type('x');
    const text = await grid.input().inputValue();
    const place = (await box('.cell-editor')).y;
    await grid.remove(2);
    await expect.poll(async () => (await box('.cell-editor')).y).toBe(place - 2 * 28);
    await grid.keys('Enter');
    expect(await grid.log()).toMatchObject([['edit', { id: 5, column: 'loc', value: text }]]);
    expect(await grid.active()).toEqual([4, 1]);
  });

  it('goes along where it shows a refused value', async () => {
    await refuse(5);
    const place = (await box('.cell-editor')).y;
    await grid.remove(2);
    await expect.poll(async () => (await box('.cell-editor')).y).toBe(place - 2 * 28);
    await grid.page.getByRole('button', { name: 'Keep anyway' }).click();
    await expect.poll(() => grid.cell(3, 2).textContent()).toBe('tomorrow');
    expect(await grid.log()).toContainEqual([
      'edit',
      { id: 5, column: 'lastmod', value: 'tomorrow', force: true },
    ]);
  });

  it('is not needed for a refusal: that stays in the cell of its row', async () => {
    await grid.cell(5, 2).click();
    await grid.pause();
    await grid.page.keyboard.type('tomorrow');
    await grid.keys('Enter', 'x');
    await grid.remove(2);
    await grid.resume();
    await expect.poll(() => grid.cell(3, 1).textContent()).toContain('item-5');
    await expect.poll(() => grid.active()).toEqual([4, 2]);
    await expect.poll(() => grid.cell(3, 2).getAttribute('class')).toContain('is-refused');
    expect(await grid.input().inputValue()).toBe('x');
  });

  it('stays open where the row has left the list, says so, and writes to that row', async () => {
    await grid.cell(1, 1).dblclick();
    await grid.page.keyboard.type('x');
    await grid.remove(1);
    await grid.page.getByText('This row is no longer in the list.').waitFor();
    await grid.page.keyboard.type('y');
    const text = await grid.input().inputValue();
    await grid.keys('Enter');
    expect(await grid.log()).toMatchObject([['edit', { id: 1, column: 'loc', value: text }]]);
    expect(await grid.input().count()).toBe(0);
  });

  it('stays open in another list that comes while it is typed in', async () => {
    await grid.cell(3, 1).dblclick();
    await grid.page.keyboard.type('x');
    await grid.otherPlace();
    await grid.page.keyboard.type('y');
    const text = await grid.input().inputValue();
    expect(text).toMatch(/xy$/);
    await grid.keys('Enter');
    expect(await grid.log()).toMatchObject([['edit', { id: 3, column: 'loc', value: text }]]);
    await expect.poll(() => grid.active()).toEqual([4, 1]);
  });
});

describe('opening an editor', () => {
  it('puts the caret at the end', async () => {
    const before = (await grid.cell(2, 1).textContent()) ?? '';
    await grid.cell(2, 1).click();
    await grid.keys('F2', 'x');
    expect(await grid.input().inputValue()).toBe(`${before}x`);
    await grid.keys('Escape');
    await grid.cell(2, 1).dblclick();
    await grid.keys('y');
    expect(await grid.input().inputValue()).toBe(`${before}y`);
  });

  it('waits for a row that is still loading, with what was typed', async () => {
    await grid.cell(1, 1).click();
    await grid.pause();
    await grid.goTo(2_000_000);
    await grid.page.keyboard.type('abd');
    await grid.keys('Backspace', 'c', 'Enter', 'd', 'e');
    expect(await grid.log()).toEqual([]);
    await grid.resume();
    await expect
      .poll(() => grid.log())
      .toMatchObject([['edit', { id: 2_000_001, column: 'loc', value: 'abc' }]]);
    expect(await grid.input().inputValue()).toBe('de');
    expect(await grid.active()).toEqual([2_000_002, 1]);
  });

  it('goes on in the value of a row that is still loading', async () => {
    await grid.cell(1, 1).click();
    await grid.pause();
    await grid.goTo(3_000_000);
    await grid.keys('F2', 'Backspace', 'x', 'y', 'Enter', 'F2', 'z');
    await grid.resume();
    await expect
      .poll(() => grid.log())
      .toMatchObject([['edit', { id: 3_000_001, value: `${fakeRow(3_000_000).loc.slice(0, -1)}xy` }]]);
    expect(await grid.input().inputValue()).toBe(`${fakeRow(3_000_001).loc}z`);
  });

  it('hits the column in sight right after a sideways scroll', async () => {
    await grid.page.setViewportSize({ width: 900, height: 600 });
    await grid.page.evaluate(() => {
      const view = document.querySelector('[role=grid]');
      if (!view) return;
      view.scrollLeft = view.scrollWidth;
      const at = { clientX: 870, clientY: 200, button: 2, bubbles: true, cancelable: true };
      view.dispatchEvent(new MouseEvent('contextmenu', at));
    });
    await expect.poll(async () => (await grid.active())[1]).toBe(8);
  });
});

describe('a refused value', () => {
  it('shows its reason and button inside the grid, at each edge and in a narrow window', async () => {
    for (const [width, height] of [
      [1280, 800],
      [900, 420],
      [730, 300],
    ] as const) {
      await grid.page.setViewportSize({ width, height });
      await grid.goTo(0);
      for (const row of [1, Math.floor((height - 32) / 28) - 1]) {
        await refuse(row);
        const [pop, all] = [await box('.cell-editor__pop'), await box('.data-grid__viewport')];
        expect(pop.left).toBeGreaterThanOrEqual(all.left);
        expect(pop.right).toBeLessThanOrEqual(all.right);
        expect(pop.top).toBeGreaterThanOrEqual(all.top);
        expect(pop.bottom).toBeLessThanOrEqual(all.bottom);
        await grid.page.getByRole('button', { name: 'Keep anyway' }).click({ trial: true });
        await grid.keys('Escape');
      }
    }
  });

  it('stays in sight where the grid becomes lower', async () => {
    await grid.page.setViewportSize({ width: 900, height: 600 });
    await grid.goTo(12);
    await grid.page.setViewportSize({ width: 900, height: 300 });
    await expect.poll(async () => (await grid.cell(12, 2).boundingBox())?.y ?? 999).toBeLessThan(300 - 28);
  });

  it('has one frame', async () => {
    await refuse(2);
    const outline = await grid.input().evaluate((e) => getComputedStyle(e).outlineStyle);
    expect(outline).toBe('none');
  });

  it('stays in its cell when the user clicks elsewhere', async () => {
    await refuse(2);
    await grid.cell(6, 1).click();
    expect(await grid.input().count()).toBe(0);
    expect(await grid.active()).toEqual([6, 1]);
    expect(await grid.cell(2, 2).textContent()).toContain('tomorrow');
    expect(await grid.cell(2, 2).getAttribute('class')).toContain('is-refused');
  });

  it('is kept, changed or given up by keys alone', async () => {
    await refuse(2);
    const button = grid.page.getByRole('button', { name: 'Keep anyway' });
    const hasFocus = (): Promise<boolean> => button.evaluate((one) => one === document.activeElement);
    await grid.keys('Tab');
    expect(await hasFocus()).toBe(true);
    await grid.keys('Shift+Tab');
    expect(await grid.input().evaluate((one) => one === document.activeElement)).toBe(true);
    await grid.keys('Tab', 'Escape');
    expect(await grid.input().count()).toBe(0);
    await refuse(2);
    await grid.keys('Tab', 'Enter');
    await expect.poll(() => grid.cell(2, 2).textContent()).toContain('tomorrow');
  });
});

describe('rows that all fit', () => {
  it.each([611.7, 612, 612.3])('need no scroll bars in a place of %s px', async (height) => {
    await grid.page.setViewportSize({ width: 1600, height: 800 });
    await grid.page.locator('#app').evaluate((app, px) => (app.style.height = `${String(px)}px`), height);
    await grid.remove(ROWS - 5);
    await expect.poll(() => grid.page.locator('[role=row]').count()).toBe(6);
    await grid.page.waitForTimeout(200);
    // Bars that come take room, by which they may go, and so on.
    const rooms = await grid.page.locator('[role=grid]').evaluate(async (element) => {
      const seen = new Set<string>();
      for (let frame = 0; frame < 10; frame++) {
        await new Promise(requestAnimationFrame);
        const { offsetWidth, clientWidth, offsetHeight, clientHeight } = element as HTMLElement;
        seen.add(JSON.stringify([offsetWidth - clientWidth, offsetHeight - clientHeight]));
      }
      return [...seen];
    });
    expect(rooms).toEqual(['[0,0]']);
  });
});
