// Editing and the clipboard of the grid in a real browser.
import { describe, expect, it } from 'vitest';
import { ROWS, useGridPage } from './harness/grid-page.ts';

const grid = useGridPage();

describe('editing', () => {
  it('replaces by typing, moves on with Enter, and shows the value at once', async () => {
    await grid.cell(2, 1).click();
    await grid.page.keyboard.type('https://new.example/');
    await grid.keys('Enter');
    expect(await grid.cell(2, 1).textContent()).toBe('https://new.example/');
    expect(await grid.active()).toEqual([3, 1]);
    expect(await grid.log()).toMatchObject([
      ['edit', { id: 2, column: 'loc', value: 'https://new.example/', force: false }],
    ]);
    await expect.poll(() => grid.cell(2, 1).textContent()).toBe('https://new.example/');
  });

  it('marks letters that turn the direction of others or show nothing, and edits the text as it is', async () => {
    const text = 'https://e.example/\u202eabc\u200b';
    await grid.cell(2, 1).dblclick();
    await grid.input().fill(text);
    await grid.keys('Enter');
    await expect.poll(() => grid.cell(2, 1).textContent()).toBe('https://e.example/‹U+202E›abc‹U+200B›');
    expect(await grid.log()).toMatchObject([['edit', { value: text }]]);
    await grid.cell(2, 1).dblclick();
    expect(await grid.input().inputValue()).toBe(text);
    await grid.keys('Escape');
  });

  it('keeps Ctrl+A within the editor', async () => {
    const before = await grid.cell(1, 1).textContent();
    await grid.cell(2, 1).dblclick();
    await grid.keys('Control+a', 'x', 'Escape');
    expect(await grid.cell(1, 1).textContent()).toBe(before);
    expect(await grid.selection()).toMatchObject({ rows: 1, active: { row: 1, column: 1 } });
    expect(await grid.log()).toEqual([]);
  });

  it('gives up with Escape and takes the focus back', async () => {
    const before = await grid.cell(2, 1).textContent();
    await grid.cell(2, 1).click();
    await grid.keys('z', 'z', 'Escape', 'ArrowDown');
    expect(await grid.cell(2, 1).textContent()).toBe(before);
    expect(await grid.active()).toEqual([3, 1]);
  });

  it('moves left with Shift+Tab after an edit', async () => {
    await grid.cell(2, 4).click();
    await grid.keys('F2');
    await grid.input().fill('0.4');
    await grid.keys('Shift+Tab');
    expect(await grid.active()).toEqual([2, 3]);
  });

  it('keeps a refused text in its cell, with the reason in its editor, and takes it when asked to', async () => {
    await grid.cell(2, 2).click();
    await grid.page.keyboard.type('tomorrow');
    await grid.keys('Enter');
    await grid.openRefused();
    expect(await grid.input().inputValue()).toBe('tomorrow');
    expect(await grid.active()).toEqual([2, 2]);
    await grid.page.getByRole('button', { name: 'Keep anyway' }).click();
    await expect.poll(() => grid.cell(2, 2).textContent()).toContain('tomorrow');
    expect(await grid.edits()).toMatchObject([
      ['edit', { force: false }],
      ['edit', { value: 'tomorrow', force: true }],
    ]);
  });

  it('keeps what is confirmed while a job runs waiting in its own cell, and types on in the next', async () => {
    await grid.occupy();
    await grid.cell(2, 4).click();
    await grid.keys('0', '.', '4', 'Enter', '0', '.', '6', 'Enter', '0', '.', '8');
    expect(await grid.cell(2, 4).textContent()).toBe('0.4');
    expect(await grid.cell(3, 4).textContent()).toBe('0.6');
    expect(await grid.page.locator('.grid-cell.is-waiting').count()).toBe(2);
    expect(await grid.cell(2, 4).getAttribute('title')).toBe('Waiting to be saved');
    expect(await grid.input().inputValue()).toBe('0.8');
    await grid.release();
    await expect.poll(() => grid.page.locator('.grid-cell.is-waiting').count()).toBe(0);
    expect(await grid.cell(2, 4).textContent()).toBe('0.4');
    expect(await grid.cell(3, 4).textContent()).toBe('0.6');
    expect(await grid.input().inputValue()).toBe('0.8');
  });

  it('shows a refusal that comes late in its cell, and the keys go on where the user is', async () => {
    await grid.cell(2, 2).click();
    await grid.pause();
    await grid.page.keyboard.type('tomorrow');
    await grid.keys('Enter', '2', '0', '2', '4');
    await grid.resume();
    await expect.poll(() => grid.page.locator('.grid-cell.is-refused').textContent()).toBe('tomorrow');
    expect(await grid.log()).toContainEqual([
      'refused',
      'refused',
      'tomorrow',
      { id: 2, column: 'lastmod' },
      expect.any(String),
    ]);
    await grid.keys('-', '0', '5', 'Enter');
    await expect.poll(() => grid.cell(3, 2).textContent()).toBe('2024-05');
    await grid.cell(2, 2).dblclick();
    expect(await grid.input().inputValue()).toBe('tomorrow');
    await grid.page.getByRole('button', { name: 'Keep anyway' }).click();
    await expect.poll(() => grid.page.locator('.grid-cell.is-refused').count()).toBe(0);
    expect(await grid.cell(2, 2).textContent()).toContain('tomorrow');
  });

  it('toggles a box by click and by Space, and many rows as one change', async () => {
    const box = grid.cell(2, 0).getByRole('checkbox');
    const was = await box.getAttribute('aria-checked');
    await box.click();
    await expect.poll(() => box.getAttribute('aria-checked')).not.toBe(was);
    await grid.keys(' ');
    await expect.poll(() => box.getAttribute('aria-checked')).toBe(was);
    await grid.keys('Shift+Control+ArrowDown', ' ');
    await expect
      .poll(async () => (await grid.log()).at(-1))
      .toMatchObject(['fill', [{ ranges: [{ from: 1, to: ROWS }], cells: [{ column: 'included' }] }]]);
  });

  it('chooses from a list by the first letters', async () => {
    await grid.cell(2, 3).click();
    await grid.keys('n', 'Enter');
    await expect.poll(() => grid.cell(2, 3).textContent()).toBe('never');
  });

  it('lets an input method compose without ending the edit', async () => {
    await grid.cell(2, 1).click();
    await grid.keys('F2', 'Control+a');
    const client = await grid.page.context().newCDPSession(grid.page);
    await client.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
    expect(await grid.input().count()).toBe(1);
    await client.send('Input.insertText', { text: '日本' });
    await grid.keys('Enter');
    await expect.poll(() => grid.cell(2, 1).textContent()).toBe('日本');
  });

  it('lets an input method begin in the grid, and keeps the whole first syllable', async () => {
    await grid.cell(2, 1).click();
    const client = await grid.page.context().newCDPSession(grid.page);
    await client.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
    expect(await grid.page.locator('.grid-composed').textContent()).toBe('に');
    expect(await grid.input().count()).toBe(0);
    await client.send('Input.insertText', { text: '日' });
    await expect.poll(() => grid.input().inputValue()).toBe('日');
    await client.send('Input.imeSetComposition', { text: 'ほん', selectionStart: 2, selectionEnd: 2 });
    await client.send('Input.insertText', { text: '本' });
    await grid.keys('Enter');
    await expect.poll(() => grid.cell(2, 1).textContent()).toBe('日本');
    expect(await grid.active()).toEqual([3, 1]);
    await grid.keys('ArrowUp');
    expect(await grid.active()).toEqual([2, 1]);
  });

  async function expectKeysCopy(): Promise<void> {
    await grid.cell(2, 4).click();
    await grid.keys('Control+c', 'ArrowDown', 'Control+v');
    await expect
      .poll(() => grid.log())
      .toMatchObject([
        ['copied', 1],
        ['paste', { columns: ['priority'] }],
      ]);
  }

  it('copies and pastes with the keys themselves', async () => {
    await grid.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await expectKeysCopy();
  });

  it('copies and pastes after a text field was used, where the browser’s caret stays', async () => {
    await grid.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await grid.page.evaluate(() => {
      const field = document.createElement('input');
      document.body.prepend(field);
      field.focus();
    });
    await grid.page.keyboard.type('typed');
    await expectKeysCopy();
  });

  it('frames what was copied until Escape, which only then gives up the selection', async () => {
    await grid.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await grid.cell(2, 3).click();
    await grid.keys('Shift+ArrowDown', 'Control+c');
    const framed = grid.page.locator('.grid-cell.is-framed');
    await expect.poll(() => framed.count()).toBe(2);
    await grid.keys('Escape');
    expect(await framed.count()).toBe(0);
    expect(await grid.selection()).toMatchObject({ rows: 2 });
    await grid.keys('Escape');
    expect(await grid.selection()).toMatchObject({ rows: 1 });
  });

  it('fills down to the last row by a double click on the handle', async () => {
    await grid.cell(2, 3).click();
    await grid.page.locator('.grid-fill-handle').dblclick();
    await expect.poll(() => grid.log()).toMatchObject([['fill', [{ ranges: [{ from: 2, to: ROWS }] }]]]);
    expect(await grid.input().count()).toBe(0);
  });

  it('has no fill handle where nothing can be filled', async () => {
    await grid.keys('End');
    expect(await grid.selection()).toMatchObject({ rows: 1 });
    expect(await grid.page.locator('.grid-fill-handle').count()).toBe(0);
  });

  it('goes about in a selection by Tab and Enter, and back to where a line began', async () => {
    await grid.cell(2, 2).click();
    await grid.keys('Shift+ArrowRight', 'Shift+ArrowDown', 'Tab', 'Tab', 'Enter');
    expect(await grid.active()).toEqual([2, 3]);
    expect(await grid.selection()).toMatchObject({ rows: 2, columns: ['lastmod', 'changefreq'] });
    await grid.cell(2, 2).click();
    await grid.keys('Tab', 'Tab', 'Enter');
    expect(await grid.active()).toEqual([3, 2]);
  });

  it('marks no text of the page while cells are selected', async () => {
    await grid.cell(2, 1).click();
    await grid.cell(4, 2).hover();
    await grid.page.mouse.down();
    await grid.cell(6, 1).hover();
    await grid.page.mouse.up();
    await grid.keys('Shift+ArrowDown');
    expect(await grid.page.evaluate(() => getSelection()?.toString())).toBe('');
    expect(await grid.selection()).toMatchObject({ rows: 4, columns: ['loc', 'lastmod'] });
  });

  it('fills ten million rows down as one change', async () => {
    await grid.cell(1, 3).click();
    await grid.keys('Control+Shift+ArrowDown', 'Control+d');
    await expect
      .poll(() => grid.log())
      .toMatchObject([
        [
          'fill',
          [
            {
              ranges: [{ from: 0, to: ROWS }],
              cells: [{ column: 'changefreq', pattern: { kind: 'repeat', values: ['daily'] } }],
            },
          ],
        ],
      ]);
  });
});

describe('clipboard', () => {
  it('copies after typing began and ended', async () => {
    await grid.cell(2, 4).click();
    await grid.keys('5', 'Escape', 'Shift+ArrowDown');
    expect(await grid.copy()).toBe('1.0\r\n0.5\r\n');
  });

  it('pastes a block of Excel without a row for its last line end', async () => {
    await grid.cell(2, 1).click();
    await grid.paste('https://a.example/\t2024-01-01\r\nhttps://b.example/\t\r\n');
    expect(await grid.log()).toEqual([
      [
        'paste',
        {
          ranges: [{ from: 1, to: 3 }],
          columns: ['loc', 'lastmod'],
          values: [
            ['https://a.example/', '2024-01-01'],
            ['https://b.example/', ''],
          ],
          repeat: false,
          beyond: [],
          asNew: false,
          fromOneCell: true,
          leftOut: 0,
          skipped: [],
        },
      ],
    ]);
  });

  it('says what did not fit below the last row', async () => {
    await grid.keys('Control+End', 'Home', 'ArrowRight');
    await grid.paste('a\nb\n');
    expect(await grid.log()).toMatchObject([
      ['paste', { ranges: [{ from: ROWS - 1, to: ROWS }], values: [['a']], beyond: [['b']] }],
    ]);
  });
});
