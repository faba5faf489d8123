// The line above the grid that shows and edits the active cell's value, in a real browser.
import { describe, expect, it } from 'vitest';
import { useGridPage } from './harness/grid-page.ts';

const grid = useGridPage('&bar');
const URL_3 = 'https://www.example.org/';

function edits() {
  return grid.log().then((log) => log.filter((entry) => Array.isArray(entry) && entry[0] === 'edit'));
}

function focused() {
  return grid.page.evaluate(
    () => document.activeElement?.getAttribute('role') ?? document.activeElement?.tagName,
  );
}

function text() {
  return grid.bar().inputValue();
}

function place() {
  return grid.page.locator('.cell-bar__place').textContent();
}

async function edit(row: number, column: number): Promise<void> {
  await grid.cell(row, column).click();
  await grid.editInBar();
}

describe('the line above the grid', () => {
  it('shows the whole value of the active cell, with column and row', async () => {
    await grid.cell(3, 1).click();
    expect(await place()).toBe('URL, row 3');
    expect(await text()).toContain(URL_3);
    expect(await text()).toMatch(/item-3(\?|$)/);
    await grid.keys('Shift+ArrowDown', 'Shift+ArrowDown');
    expect(await place()).toBe('URL, row 3');
    await grid.keys('ArrowRight');
    expect(await place()).toBe('Last modified, row 3');
  });

  it('saves with Enter and goes down in the grid', async () => {
    await edit(3, 1);
    await grid.page.keyboard.type('/more');
    const saved = await text();
    await grid.keys('Enter');
    expect(await grid.active()).toEqual([4, 1]);
    expect(await focused()).toBe('grid');
    await expect.poll(() => grid.cell(3, 1).textContent()).toBe(saved);
    expect(await edits()).toEqual([['edit', { id: 3, column: 'loc', value: saved, force: false }]]);
  });

  it('saves with Tab and goes right; Shift+Enter goes up', async () => {
    await edit(3, 2);
    await grid.bar().fill('2024-05-06');
    await grid.keys('Tab');
    expect(await grid.active()).toEqual([3, 3]);
    await edit(3, 2);
    await grid.bar().fill('2024-05-07');
    await grid.keys('Shift+Enter');
    expect(await grid.active()).toEqual([2, 2]);
    await expect.poll(() => grid.cell(3, 2).textContent()).toBe('2024-05-07');
  });

  it('discards with Escape, and leaves an unchanged value alone', async () => {
    await edit(3, 1);
    const before = await text();
    await grid.page.keyboard.type('xyz');
    await grid.keys('Escape');
    expect(await focused()).toBe('grid');
    expect(await text()).toBe(before);
    await grid.editInBar();
    await grid.keys('Enter');
    expect(await grid.active()).toEqual([4, 1]);
    expect(await edits()).toEqual([]);
  });

  it('lets Tab lead on where nothing was typed', async () => {
    await edit(3, 1);
    await grid.keys('Tab');
    expect(await focused()).toBe('grid');
    expect(await grid.active()).toEqual([3, 1]);
  });

  it('keeps what was typed when another cell is pressed', async () => {
    await edit(3, 2);
    await grid.bar().fill('2024-05-06');
    await grid.cell(6, 1).click();
    expect(await place()).toBe('URL, row 6');
    await expect.poll(() => grid.cell(3, 2).textContent()).toBe('2024-05-06');
  });

  it('follows what is typed in the cell, and goes on with it', async () => {
    await grid.cell(3, 2).click();
    await grid.page.keyboard.type('2024');
    expect(await text()).toBe('2024');
    await grid.editInBar();
    expect(await grid.input().count()).toBe(0);
    await grid.page.keyboard.type('-05');
    expect(await text()).toBe('2024-05');
    await grid.keys('Enter');
    await expect.poll(() => grid.cell(3, 2).textContent()).toBe('2024-05');
    expect(await edits()).toHaveLength(1);
  });

  it('shows what can’t be edited', async () => {
    await grid.cell(2, 6).click();
    expect(await text()).toMatch(/^sitemap-\d+\.xml\.gz$/);
    expect(await grid.bar().getAttribute('readonly')).not.toBeNull();
    await grid.editInBar();
    await grid.page.keyboard.type('x');
    expect(await text()).toMatch(/^sitemap-\d+\.xml\.gz$/);
    await grid.keys('Enter');
    expect(await grid.active()).toEqual([3, 6]);
  });

  it('shows a check box in words', async () => {
    await grid.cell(2, 0).click();
    expect(['Yes', 'No']).toContain(await text());
    await grid.keys('ArrowUp', ' ');
    const before = await text();
    await grid.keys(' ');
    await expect.poll(text).not.toBe(before);
  });

  it('fills the selected rows with Ctrl+Enter', async () => {
    await grid.cell(3, 4).click();
    await grid.keys('Shift+ArrowDown', 'Shift+ArrowDown');
    await grid.editInBar();
    await grid.bar().fill('0.3');
    await grid.keys('Control+Enter');
    expect(await grid.log()).toMatchObject([
      [
        'fill',
        [{ ranges: [{ from: 2, to: 5 }], cells: [{ column: 'priority', pattern: { values: ['0.3'] } }] }],
      ],
    ]);
    expect(await focused()).toBe('grid');
  });

  it('is as high as a long value while it has the focus, and moves no row', async () => {
    await edit(3, 1);
    const high = () => grid.bar().evaluate((field) => field.clientHeight);
    const before = await grid.cell(3, 1).boundingBox();
    expect(await high()).toBeLessThan(32);
    await grid.page.keyboard.type('/a-long-path'.repeat(40));
    expect(await high()).toBeGreaterThan(60);
    expect(await grid.cell(3, 1).boundingBox()).toEqual(before);
    await grid.keys('Escape');
    expect(await high()).toBeLessThan(32);
  });

  it('keeps the cell when the user has scrolled far away', async () => {
    await edit(3, 1);
    const before = await text();
    await grid.keys('Escape');
    for (let step = 1; step <= 50; step++) {
      await grid.page.locator('[role=grid]').evaluate((element, at) => {
        element.scrollTop = at * element.scrollHeight;
      }, step / 60);
      // The cursor's own row, out of sight, is forgotten at last.
      await expect.poll(() => grid.page.locator('.is-loading').count()).toBeLessThan(2);
    }
    expect(await text()).toBe(before);
  });

  it('takes line breaks as spaces, so that two addresses do not become one', async () => {
    await edit(3, 1);
    await grid.bar().fill('https://a.example/x\r\ny\nz');
    expect(await text()).toBe('https://a.example/x y z');
  });
});

describe('what is typed there belongs to its row', () => {
  it('where rows before it are deleted meanwhile', async () => {
    await edit(5, 2);
    await grid.bar().fill('2024-05-06');
    await grid.remove(2);
    await expect.poll(place).toBe('Last modified, row 3');
    await grid.keys('Enter');
    expect(await edits()).toMatchObject([['edit', { id: 5, value: '2024-05-06' }]]);
    await expect.poll(() => grid.active()).toEqual([4, 2]);
  });

  it('where another list comes before it is confirmed', async () => {
    await edit(5, 2);
    await grid.bar().fill('2024-05-06');
    await grid.pause();
    await grid.otherPlace();
    await grid.page.keyboard.type('T10:00Z');
    await grid.resume();
    await grid.loaded();
    expect(await place()).toBe('Last modified, row 5');
    await grid.keys('Enter');
    expect(await edits()).toMatchObject([['edit', { id: 5, value: '2024-05-06T10:00Z' }]]);
  });

  it('where its row leaves the list: it says so and still changes it', async () => {
    await edit(2, 2);
    await grid.bar().fill('2024-05-06');
    await grid.remove(3);
    await grid.page.getByText('This row is no longer in the list').waitFor();
    expect(await place()).toBe('Last modified');
    await grid.keys('Enter');
    expect(await edits()).toMatchObject([['edit', { id: 2, value: '2024-05-06' }]]);
  });
});

describe('keys that come before its row', () => {
  it('are held for the cell, behind its value', async () => {
    await grid.cell(3, 2).click();
    await grid.pause();
    await grid.goTo(5_000_000);
    await grid.editInBar();
    await grid.page.keyboard.type('T10:00Z');
    await grid.keys('Enter');
    await grid.resume();
    await expect.poll(edits).toHaveLength(1);
    const [[, change] = []] = (await edits()) as unknown[][];
    expect(change).toMatchObject({ id: 5_000_001, column: 'lastmod' });
    expect((change as { value: string }).value).toMatch(/.T10:00Z$/);
  });
});

describe('a refused value', () => {
  it('stays in its cell', async () => {
    await edit(3, 2);
    await grid.bar().fill('soon');
    await grid.keys('Enter');
    await grid.openRefused();
    expect(await grid.input().inputValue()).toBe('soon');
    expect(await text()).toBe('soon');
  });

  it('is shown with its reason and corrected there', async () => {
    await grid.cell(3, 2).click();
    await grid.page.keyboard.type('soon');
    await grid.keys('Enter');
    await grid.openRefused();
    await grid.editInBar();
    await grid.page.locator('.cell-bar').getByText('“soon” is no W3C date').waitFor();
    await grid.bar().fill('2024-05-06');
    await grid.keys('Enter');
    await expect.poll(() => grid.cell(3, 2).textContent()).toBe('2024-05-06');
  });

  it('is completed or kept there by a button that Tab leads to', async () => {
    const refuse = async (row: number): Promise<void> => {
      await edit(row, 2);
      await grid.bar().fill('2024-03-05T10:00');
      await grid.keys('Enter');
      await grid.openRefused();
      await grid.editInBar();
      await grid.keys('Tab');
    };
    await refuse(3);
    await grid.keys('Tab', 'Enter');
    await expect.poll(() => grid.cell(3, 2).textContent()).toBe('2024-03-05T10:00Z');
    expect(await focused()).toBe('grid');
    await refuse(5);
    await grid.page.locator('.cell-bar').getByRole('button', { name: 'Keep anyway' }).click();
    await expect.poll(() => grid.cell(5, 2).textContent()).toBe('2024-03-05T10:00');
    await refuse(7);
    await grid.keys('Escape');
    expect(await focused()).toBe('grid');
    expect(await grid.cell(7, 2).textContent()).not.toBe('2024-03-05T10:00');
  });

  it('is discarded there with Escape', async () => {
    await grid.cell(3, 2).click();
    const before = await text();
    await grid.page.keyboard.type('soon');
    await grid.keys('Enter');
    await grid.openRefused();
    await grid.editInBar();
    await grid.keys('Escape');
    await expect.poll(text).toBe(before);
    expect(await grid.cell(3, 2).getAttribute('class')).not.toContain('is-refused');
  });

  it('waits, marked, while a job runs', async () => {
    await grid.occupy();
    await edit(3, 2);
    await grid.bar().fill('2024-05-06');
    await grid.keys('Enter');
    await expect.poll(() => grid.cell(3, 2).getAttribute('class')).toContain('is-waiting');
    await grid.keys('ArrowUp');
    expect(await text()).toBe('2024-05-06');
    await grid.release();
    await expect.poll(() => grid.cell(3, 2).getAttribute('class')).not.toContain('is-waiting');
  });
});
