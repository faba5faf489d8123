// Keys for many rows, and Escape while the pointer draws, in a real browser.
import { describe, expect, it } from 'vitest';
import { useGridPage } from './harness/grid-page.ts';

const grid = useGridPage();

describe('keys', () => {
  it('switches all selected rows by Space: on, unless all are on', async () => {
    // The active cell is in another column, and of the rows only the first is off.
    await grid.cell(6, 3).click();
    await grid.page.locator('[role=rowheader]').nth(3).click();
    await grid.page
      .locator('[role=rowheader]')
      .nth(0)
      .click({ modifiers: ['Shift'] });
    for (const value of ['true', 'false']) {
      await grid.keys(' ');
      const cells = [{ column: 'included', pattern: { kind: 'repeat', values: [value] } }];
      await expect
        .poll(async () => (await grid.log()).at(-1))
        .toMatchObject(['fill', [{ ranges: [{ from: 0, to: 4 }], cells }]]);
    }
  });

  it('fills nothing where Escape is pressed while the handle is drawn', async () => {
    await grid.cell(2, 3).click();
    await grid.page.locator('.grid-fill-handle').hover();
    await grid.page.mouse.down();
    await grid.cell(6, 3).hover();
    await grid.keys('Escape');
    await grid.cell(8, 3).hover();
    await grid.page.mouse.up();
    expect(await grid.selection()).toMatchObject({ rows: 1 });
    expect(await grid.log()).toEqual([]);
  });

  it('goes on with a selection that is drawn while Escape is pressed', async () => {
    await grid.cell(2, 3).hover();
    await grid.page.mouse.down();
    await grid.cell(6, 3).hover();
    await grid.keys('Escape');
    expect(await grid.selection()).toMatchObject({ rows: 5 });
    await grid.cell(8, 3).hover();
    await grid.page.mouse.up();
    expect(await grid.selection()).toMatchObject({ rows: 7 });
  });
});
