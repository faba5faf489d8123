// Keys that are pressed while the grid asks where Ctrl and an arrow lead are meant for the cell there, in a real browser.
import { describe, expect, it } from 'vitest';
import { ROWS, useGridPage } from './harness/grid-page.ts';

const grid = useGridPage();

/** Presses keys while nothing that is asked is answered, and lets the answers come. */
async function quickly(...keys: string[]) {
  await grid.pause();
  await grid.keys(...keys);
  await grid.resume();
}

describe('right behind Ctrl and an arrow', () => {
  it('typing goes to the cell that it leads to, and the cell of before keeps its value', async () => {
    await grid.cell(2, 1).click();
    await quickly('Control+ArrowDown', 'a', 'b', 'x', 'Backspace', 'Enter');
    await expect.poll(() => grid.log()).toMatchObject([['edit', { id: ROWS, column: 'loc', value: 'ab' }]]);
  });

  it('typing opens the editor with all letters where the row is there', async () => {
    await grid.cell(3, 1).click();
    await quickly('Control+ArrowUp', 'a', 'b', 'c');
    await expect.poll(() => grid.input().inputValue()).toBe('abc');
    expect(await grid.active()).toEqual([1, 1]);
    await grid.keys('d', 'Enter');
    await expect.poll(() => grid.log()).toMatchObject([['edit', { id: 1, column: 'loc', value: 'abcd' }]]);
  });

  it('moves, selections and fills go on from there', async () => {
    await grid.cell(2, 4).click();
    await quickly('Control+ArrowDown', 'ArrowUp', 'ArrowLeft');
    await expect.poll(() => grid.active()).toEqual([ROWS - 1, 3]);
    await grid.loaded();
    await quickly('Control+ArrowUp', 'Control+Shift+ArrowDown', 'Control+d');
    await expect.poll(() => grid.log()).toMatchObject([['fill', [{ ranges: [{ from: 0, to: ROWS }] }]]]);
  });

  it('what is copied and pasted waits, too', async () => {
    await grid.cell(2, 1).click();
    await grid.pause();
    await grid.keys('Control+ArrowUp');
    await grid.paste('https://a.example/');
    expect(await grid.log()).toEqual([]);
    await grid.resume();
    await expect.poll(() => grid.log()).toMatchObject([['paste', { ranges: [{ from: 0, to: 1 }] }]]);
  });

  it('the filter and the menu are those of the cell there', async () => {
    await grid.cell(2, 2).click();
    await quickly('Control+ArrowDown', 'ArrowRight', 'Alt+ArrowDown');
    await expect.poll(() => grid.log()).toMatchObject([['filter', { column: 'changefreq' }]]);
    await grid.loaded();
    await grid.pause();
    await grid.keys('Control+ArrowUp', 'Shift+F10');
    expect(await grid.log()).toHaveLength(1);
    await grid.resume();
    await expect.poll(async () => (await grid.log()).length).toBe(2);
  });

  it('keys stay with the cell that it leads to where the user clicks elsewhere meanwhile', async () => {
    await grid.cell(2, 1).click();
    await grid.pause();
    await grid.keys('Control+ArrowDown', 'a', 'Enter');
    await grid.cell(4, 1).click();
    await grid.resume();
    await grid.keys('ArrowDown');
    await expect.poll(() => grid.active()).toEqual([5, 1]);
    await expect.poll(() => grid.log()).toMatchObject([['edit', { id: ROWS, column: 'loc', value: 'a' }]]);
  });
});
