// The grid in a real browser over ten million made-up rows: scrolling, editing, clipboard, accessibility, content policy.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHarness, type Harness } from './harness/open-harness.ts';

const ROWS = 10_000_000;
let harness: Harness;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  harness = await openHarness();
});
afterAll(async () => {
  await harness.close();
});
beforeEach(async () => {
  complaints = [];
  page = await harness.open(`rows=${String(ROWS)}`);
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.locator('[role=grid]').focus();
  await loaded();
});
afterEach(async () => {
  expect(complaints).toEqual([]);
  await page.close();
});

const loaded = () => page.locator('[role=grid][aria-busy=false]').waitFor();
const cell = (row: number, column: number) =>
  page.locator(`[role=row][aria-rowindex="${String(row + 1)}"] [aria-colindex="${String(column + 2)}"]`);
const input = () => page.locator('.cell-editor__input');
const firstInSight = () =>
  page.evaluate(() => {
    const top = document.querySelector('.data-grid__body')?.getBoundingClientRect().top ?? 0;
    const rows = [...document.querySelectorAll('.data-grid__layer [role=row]')];
    const first = rows.find((row) => row.getBoundingClientRect().bottom > top + 0.5);
    return Number(first?.getAttribute('aria-rowindex')) - 2;
  });
const active = () =>
  page.evaluate(() => {
    const id = document.querySelector('[role=grid]')?.getAttribute('aria-activedescendant') ?? '';
    const at = document.getElementById(id);
    const row = Number(at?.parentElement?.getAttribute('aria-rowindex')) - 1;
    return [row, Number(at?.getAttribute('aria-colindex')) - 2];
  });
interface Log {
  harness: { log: unknown[]; selection: { value: unknown } };
}
const log = () => page.evaluate(() => (window as unknown as Log).harness.log);
const selection = () => page.evaluate(() => (window as unknown as Log).harness.selection.value);
const keys = async (...names: string[]) => {
  for (const name of names) await page.keyboard.press(name);
};
const paste = (text: string) =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

describe('scrolling ten million rows', () => {
  it('reaches the last row with Ctrl+End and the first with Ctrl+Home', async () => {
    await keys('Control+End');
    await loaded();
    expect(await active()).toEqual([ROWS, 8]);
    await expect.poll(() => cell(ROWS, 1).textContent()).toContain('item-10000000');
    await keys('Control+Home');
    await loaded();
    expect(await active()).toEqual([1, 0]);
    expect(await firstInSight()).toBe(0);
  });

  it('moves by exactly the wheel, also in the compressed middle', async () => {
    await page.evaluate(() => {
      (
        window as unknown as { harness: { grid: { value: { goTo(row: number): void } } } }
      ).harness.grid.value.goTo(5_000_000);
    });
    await loaded();
    const before = await firstInSight();
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 28 * 32);
    await expect.poll(firstInSight).toBe(before + 32);
    await expect
      .poll(() => page.evaluate(() => (document.querySelector('[role=grid]')?.scrollTop ?? 0) > 1e6))
      .toBe(true);
    expect(await firstInSight()).toBe(before + 32);
  });

  it('jumps with the thumb, to the very end too', async () => {
    const drag = (share: number) =>
      page.evaluate((at) => {
        const grid = document.querySelector('[role=grid]');
        if (grid) grid.scrollTop = at * (grid.scrollHeight - grid.clientHeight);
      }, share);
    await drag(0.5);
    await expect.poll(async () => Math.abs((await firstInSight()) - ROWS / 2)).toBeLessThan(200);
    await drag(1);
    await expect.poll(() => cell(ROWS, 1).textContent()).toContain('item-10000000');
    await drag(0);
    await expect.poll(firstInSight).toBe(0);
  });

  it('pages down and back to the same row', async () => {
    await keys('PageDown', 'PageDown', 'PageUp', 'PageUp');
    expect(await active()).toEqual([1, 0]);
  });

  it('keeps the active row in the document when it is scrolled away', async () => {
    await keys('ArrowDown', 'ArrowDown');
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 90_000);
    await expect.poll(firstInSight).toBeGreaterThan(3_000);
    expect(await active()).toEqual([3, 0]);
  });
});

describe('selecting', () => {
  it('takes all rows as one range with Ctrl+A', async () => {
    await keys('Control+a');
    expect(await selection()).toMatchObject({ rows: ROWS, ranges: [{ from: 0, to: ROWS }], wholeRows: true });
  });

  it('drags a range across the border of the pinned columns', async () => {
    await cell(2, 1).hover();
    await page.mouse.down();
    await cell(6, 3).hover();
    await page.mouse.up();
    expect(await selection()).toMatchObject({
      ranges: [{ from: 1, to: 6 }],
      columns: ['loc', 'lastmod', 'changefreq'],
    });
  });

  it('selects rows by their numbers, and takes single ones out with Ctrl', async () => {
    const number = (row: number) => cell(row, -1);
    await number(2).click();
    await number(5).click({ modifiers: ['Shift'] });
    await number(3).click({ modifiers: ['Control'] });
    expect(await selection()).toMatchObject({
      ranges: [
        { from: 1, to: 2 },
        { from: 3, to: 5 },
      ],
      wholeRows: true,
    });
    await keys('Delete');
    expect(await log()).toEqual([
      [
        'delete',
        [
          { from: 1, to: 2 },
          { from: 3, to: 5 },
        ],
      ],
    ]);
  });

  it('moves backwards with Shift+Tab and leaves the grid at the row’s ends', async () => {
    await cell(2, 2).click();
    await keys('Tab', 'Tab', 'Shift+Tab');
    expect(await active()).toEqual([2, 3]);
    await keys('Home', 'Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('grid');
  });
});

describe('editing', () => {
  it('replaces by typing, moves on with Enter, and shows the value at once', async () => {
    await cell(2, 1).click();
    await page.keyboard.type('https://new.example/');
    await keys('Enter');
    expect(await cell(2, 1).textContent()).toBe('https://new.example/');
    expect(await active()).toEqual([3, 1]);
    expect(await log()).toMatchObject([
      ['edit', { id: 2, column: 'loc', value: 'https://new.example/', force: false }],
    ]);
    await expect.poll(() => cell(2, 1).textContent()).toBe('https://new.example/');
  });

  it('keeps Ctrl+A within the editor', async () => {
    const before = await cell(1, 1).textContent();
    await cell(2, 1).dblclick();
    await keys('Control+a', 'x', 'Escape');
    expect(await cell(1, 1).textContent()).toBe(before);
    expect(await selection()).toMatchObject({ rows: 1, active: { row: 1, column: 1 } });
    expect(await log()).toEqual([]);
  });

  it('gives up with Escape and takes the focus back', async () => {
    const before = await cell(2, 1).textContent();
    await cell(2, 1).click();
    await keys('z', 'z', 'Escape', 'ArrowDown');
    expect(await cell(2, 1).textContent()).toBe(before);
    expect(await active()).toEqual([3, 1]);
  });

  it('moves left with Shift+Tab after an edit', async () => {
    await cell(2, 4).click();
    await keys('F2');
    await input().fill('0.4');
    await keys('Shift+Tab');
    expect(await active()).toEqual([2, 3]);
  });

  it('reopens a refused edit with the reason, and keeps it when asked to', async () => {
    await cell(2, 2).click();
    await page.keyboard.type('tomorrow');
    await keys('Enter');
    await page.getByRole('alert').waitFor();
    expect(await input().inputValue()).toBe('tomorrow');
    expect(await active()).toEqual([2, 2]);
    await page.getByRole('button', { name: 'Keep anyway' }).click();
    await expect.poll(() => cell(2, 2).textContent()).toContain('tomorrow');
    expect(await log()).toMatchObject([
      ['edit', { force: false }],
      ['edit', { value: 'tomorrow', force: true }],
    ]);
  });

  it('toggles a box by click and by Space, and many rows as one change', async () => {
    const box = cell(2, 0).getByRole('checkbox');
    const was = await box.getAttribute('aria-checked');
    await box.click();
    await expect.poll(() => box.getAttribute('aria-checked')).not.toBe(was);
    await keys(' ');
    await expect.poll(() => box.getAttribute('aria-checked')).toBe(was);
    await keys('Shift+Control+ArrowDown', ' ');
    expect((await log()).at(-1)).toMatchObject([
      'fill',
      { ranges: [{ from: 1, to: ROWS }], cells: [{ column: 'included' }] },
    ]);
  });

  it('chooses from a list by the first letters', async () => {
    await cell(2, 3).click();
    await keys('n', 'Enter');
    await expect.poll(() => cell(2, 3).textContent()).toBe('never');
  });

  it('lets an input method compose without ending the edit', async () => {
    await cell(2, 1).click();
    await keys('F2');
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
    expect(await input().count()).toBe(1);
    await client.send('Input.insertText', { text: '日本' });
    await keys('Enter');
    await expect.poll(() => cell(2, 1).textContent()).toBe('日本');
  });

  it('fills ten million rows down as one change', async () => {
    await cell(1, 3).click();
    await keys('Control+Shift+ArrowDown', 'Control+d');
    await expect
      .poll(log)
      .toMatchObject([
        ['fill', { ranges: [{ from: 0, to: ROWS }], cells: [{ column: 'changefreq', value: 'daily' }] }],
      ]);
  });
});

describe('clipboard', () => {
  it('copies after typing began and ended', async () => {
    await cell(2, 4).click();
    await keys('5', 'Escape', 'Shift+ArrowDown');
    const text = await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
      );
      return clipboardData.getData('text/plain');
    });
    expect(text).toBe('1.0\r\n0.5\r\n');
  });

  it('pastes a block of Excel without a row for its last line end', async () => {
    await cell(2, 1).click();
    await paste('https://a.example/\t2024-01-01\r\nhttps://b.example/\t\r\n');
    expect(await log()).toEqual([
      [
        'paste',
        {
          ranges: [{ from: 1, to: 3 }],
          columns: ['loc', 'lastmod'],
          values: [
            ['https://a.example/', '2024-01-01'],
            ['https://b.example/', ''],
          ],
          beyond: [],
        },
      ],
    ]);
  });

  it('says what did not fit below the last row', async () => {
    await keys('Control+End', 'Home', 'ArrowRight');
    await paste('a\nb\n');
    expect(await log()).toMatchObject([
      ['paste', { ranges: [{ from: ROWS - 1, to: ROWS }], values: [['a']], beyond: [['b']] }],
    ]);
  });
});

describe('the header', () => {
  it('sorts by click, adds with Shift, and says so', async () => {
    const title = (name: string) => page.getByRole('columnheader', { name });
    await title('URL').click();
    await title('Last modified').click({ modifiers: ['Shift'] });
    await title('Last modified').click({ modifiers: ['Shift'] });
    expect(await title('URL').getAttribute('aria-sort')).toBe('ascending');
    expect(await title('Last modified').getAttribute('aria-sort')).toBe('descending');
  });

  it('is reached and used by keyboard', async () => {
    await keys('ArrowUp', 'ArrowRight', 'Enter');
    expect(await page.getByRole('columnheader', { name: 'URL' }).getAttribute('aria-sort')).toBe('ascending');
    const width = async () => (await cell(1, 1).boundingBox())?.width ?? 0;
    const before = await width();
    await keys('Alt+ArrowRight');
    expect(await width()).toBe(before + 16);
    await keys('ArrowDown');
    expect(await active()).toEqual([1, 1]);
  });

  it('changes widths by dragging and fits them by double click', async () => {
    const handle = page.locator('.grid-header__handle').nth(2);
    const width = async () => (await cell(1, 2).boundingBox())?.width ?? 0;
    const before = await width();
    await handle.hover();
    await page.mouse.down();
    const box = await handle.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 64, box?.y ?? 0);
    await page.mouse.up();
    expect(await width()).toBeGreaterThan(before + 40);
    await handle.dblclick();
    await expect.poll(width).toBeLessThan(before);
  });
});

describe('accessibility', () => {
  it('has no findings of axe, with and without an editor', async () => {
    expect(
      (await new AxeBuilder({ page }).analyze()).violations.map((v) => [v.id, v.nodes[0]?.html]),
    ).toEqual([]);
    await cell(2, 3).dblclick();
    expect(
      (await new AxeBuilder({ page }).analyze()).violations.map((v) => [v.id, v.nodes[0]?.html]),
    ).toEqual([]);
  });

  it('counts rows and columns with their headers', async () => {
    const grid = page.getByRole('grid', { name: 'URLs' });
    expect(await grid.getAttribute('aria-rowcount')).toBe(String(ROWS + 1));
    expect(await grid.getAttribute('aria-colcount')).toBe('10');
  });
});
