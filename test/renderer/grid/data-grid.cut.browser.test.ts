// Cut in the grid, in a real browser with a real clipboard: what is framed, what a paste asks for, and when a cut is over.
import { beforeEach, describe, expect, it } from 'vitest';
import { ROWS, useGridPage } from './harness/grid-page.ts';

const grid = useGridPage();

beforeEach(async () => {
  await grid.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});

const cutCells = () => grid.page.locator('.grid-cell.is-cut').count();

/** What happened, but for what was put on the clipboard. */
async function told(): Promise<unknown[]> {
  return (await grid.log()).filter((entry) => !(Array.isArray(entry) && entry[0] === 'copied'));
}

async function cutTwoNow(column = 3): Promise<void> {
  await grid.cell(2, column).click();
  await grid.keys('Shift+ArrowDown', 'Control+x');
}

/** Two cells of a column, in rows 2 and 3. */
async function cutTwo(column = 3): Promise<void> {
  await cutTwoNow(column);
  await expect.poll(cutCells).toBe(2);
}

const CUT = ['cut', { ranges: [{ from: 1, to: 3 }], columns: ['changefreq'], rows: 2, wholeRows: false }];
const same = [{ from: 'changefreq', to: 'changefreq' }];
const cells = { kind: 'cells', columns: same, filled: true, beyond: 0, isSameList: true };

describe('what is cut', () => {
  it('is framed and stays as it is; a paste moves it, the next one copies', async () => {
    await cutTwo();
    expect(await told()).toEqual([CUT]);
    await grid.cell(5, 3).click();
    await grid.keys('Control+v');
    const moved = ['moveCut', { ...cells, ranges: [{ from: 4, to: 6 }] }];
    await expect.poll(told).toEqual([CUT, moved, ['drop', 2]]);
    expect(await cutCells()).toBe(0);
    await grid.keys('Control+v');
    await expect.poll(told).toMatchObject([CUT, moved, ['drop', 2], ['paste', { columns: ['changefreq'] }]]);
  });

  it('is on the clipboard also where it waits for a value that was typed before', async () => {
    await grid.cell(2, 2).click();
    await grid.pause();
    // The system's takes no styles from a page without inline ones, and complains of that.
    const written = await grid.page.evaluateHandle(() => {
      const taken: string[] = [];
      navigator.clipboard.write = async ([item]) => {
        const text = await item?.getType('text/plain');
        taken.push((await text?.text()) ?? '');
      };
      return taken;
    });
    await grid.goTo(5_000_000);
    await grid.page.keyboard.type('2024-05-06');
    await grid.keys('Enter', 'Control+Home');
    await cutTwoNow();
    await grid.resume();
    await expect.poll(cutCells).toBe(2);
    expect(await written.jsonValue()).toEqual([expect.stringMatching(/^\w+\r\n\w+\r\n$/)]);
  });

  it('is given up by Escape, which only then gives up the selection', async () => {
    await cutTwo();
    await grid.keys('Escape');
    expect(await cutCells()).toBe(0);
    expect(await grid.selection()).toMatchObject({ rows: 2 });
    await grid.cell(5, 3).click();
    await grid.keys('Control+v');
    await expect.poll(told).toMatchObject([CUT, ['drop', 2], ['paste', {}]]);
  });

  it('is over where something else is copied, or pasted from elsewhere', async () => {
    await cutTwo();
    await grid.keys('Control+c');
    await expect.poll(told).toEqual([CUT, ['drop', 2]]);
    await expect.poll(cutCells).toBe(0);
    await cutTwo();
    await grid.paste('weekly\nweekly');
    await expect.poll(told).toMatchObject([CUT, ['drop', 2], CUT, ['drop', 2], ['paste', {}]]);
    expect(await cutCells()).toBe(0);
  });

  it('stays cut where it was not moved, and where it can’t go', async () => {
    await grid.refuseMoves();
    await cutTwo();
    await grid.cell(5, 3).click();
    await grid.keys('Control+v', 'End', 'Control+v');
    await expect.poll(told).toMatchObject([CUT, ['moveCut', {}], ['refused', 'pasteReadOnly']]);
    expect(await cutCells()).toBe(2);
  });

  it('stays cut, with its frame, while other cells are edited', async () => {
    await cutTwo();
    await grid.cell(5, 4).click();
    await grid.page.keyboard.type('0.3');
    await grid.keys('Enter');
    await expect.poll(() => grid.cell(5, 4).textContent()).toBe('0.3');
    expect(await cutCells()).toBe(2);
    await grid.cell(6, 3).click();
    await grid.keys('Control+v');
    await expect
      .poll(told)
      .toMatchObject([CUT, ['edit', {}], ['moveCut', { ranges: [{ from: 5, to: 7 }] }], {}]);
  });

  it('stays cut where another list comes: only the frame goes', async () => {
    await cutTwo();
    await grid.otherPlace();
    await expect.poll(cutCells).toBe(0);
    await grid.cell(5, 3).click();
    await grid.keys('Control+v');
    const moved = ['moveCut', { ...cells, ranges: [{ from: 4, to: 6 }], isSameList: false }];
    await expect.poll(told).toEqual([CUT, moved, ['drop', 2]]);
  });

  it('has a frame of its own', async () => {
    await cutTwo();
    await expect.poll(() => grid.page.locator('.is-cut.is-framed').count()).toBe(2);
    await grid.keys('Control+c');
    await expect.poll(() => grid.page.locator('.is-framed:not(.is-cut)').count()).toBe(2);
  });
});

describe('where it goes', () => {
  it('is before a row for whole rows', async () => {
    await grid.cell(2, -1).click();
    await grid.cell(4, -1).click({ modifiers: ['Control'] });
    await grid.keys('Control+x');
    await grid.cell(7, 3).click();
    await grid.keys('Control+v');
    const ranges = [
      { from: 1, to: 2 },
      { from: 3, to: 4 },
    ];
    await expect.poll(told).toMatchObject([
      ['cut', { ranges, rows: 2, wholeRows: true }],
      ['moveCut', { kind: 'rows', before: 6, isSameList: true }],
      ['drop', 2],
    ]);
  });

  it('is the columns side by side from the selected one on; read-only ones take nothing', async () => {
    await grid.cell(2, 2).click();
    await grid.keys(
      'Shift+ArrowRight',
      'Shift+ArrowRight',
      'Control+x',
      'ArrowDown',
      'ArrowRight',
      'Control+v',
    );
    const columns = [
      { from: 'lastmod', to: 'changefreq' },
      { from: 'changefreq', to: 'priority' },
      { from: 'priority', to: null },
    ];
    await expect.poll(told).toMatchObject([{}, ['moveCut', { columns, ranges: [{ from: 2, to: 3 }] }], {}]);
  });

  it('ends at the last row: what is beyond is counted', async () => {
    await cutTwo();
    await grid.goTo(ROWS - 1);
    await grid.loaded();
    await grid.keys('Control+v');
    await expect
      .poll(told)
      .toMatchObject([CUT, ['moveCut', { ranges: [{ from: ROWS - 1, to: ROWS }], beyond: 1 }], {}]);
  });

  it('may be anywhere for ten million rows, whose cells the clipboard does not get', async () => {
    await grid.keys('Control+a', 'Control+x');
    await expect.poll(() => grid.page.evaluate(() => navigator.clipboard.readText())).toBe('10000000 rows');
    await grid.cell(3, 3).click();
    await grid.keys('Control+v');
    await expect.poll(told).toMatchObject([
      ['cut', { rows: ROWS, wholeRows: true }],
      ['moveCut', { before: 2 }],
      ['drop', ROWS],
    ]);
  });

  it('is nowhere for areas of different shape, as for a copy', async () => {
    await grid.cell(2, 2).click();
    await grid.cell(4, 3).click({ modifiers: ['Control'] });
    await grid.keys('Control+x');
    await expect.poll(told).toEqual([['refused', 'copyAreas']]);
  });
});
