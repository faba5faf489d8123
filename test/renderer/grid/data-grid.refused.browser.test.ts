// What the grid offers for a refused text, and which option of a list a typed word means, in a real browser.
import { expect, it } from 'vitest';
import { useGridPage } from './harness/grid-page.ts';

const grid = useGridPage();
const CHOSEN = '.cell-editor__option.is-chosen, [role=option][aria-selected=true]';

async function refuse(row: number, column: number, text: string): Promise<void> {
  await grid.cell(row, column).click();
  await grid.page.keyboard.type(text);
  await grid.keys('Enter');
  await grid.openRefused();
}

it('takes a value that is offered for a refused one', async () => {
  await refuse(2, 2, '2024-03-05T10:00');
  await grid.page.getByRole('button', { name: 'Use 2024-03-05T10:00Z' }).click();
  await expect.poll(() => grid.cell(2, 2).textContent()).toContain('2024-03-05T10:00Z');
  expect(await grid.input().count()).toBe(0);
  expect(await grid.edits()).toMatchObject([
    ['edit', { value: '2024-03-05T10:00', force: false }],
    ['edit', { value: '2024-03-05T10:00Z', force: false }],
  ]);
});

it('leads with Tab through the offers to keeping the text, and back', async () => {
  await refuse(2, 2, '2024-03-05T10:00');
  const names: (string | null)[] = [];
  const focused = grid.page.locator(':focus');
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await grid.keys(key);
    names.push((await focused.textContent()) ?? null);
  }
  const offered = ['Use 2024-03-05T10:00+01:00', 'Use 2024-03-05T10:00Z', 'Keep anyway'];
  expect(names.map((name) => name?.trim())).toEqual([...offered, '', ...offered.slice(0, 2), offered[0]]);
  await grid.keys('Enter');
  await expect.poll(() => grid.cell(2, 2).textContent()).toContain('2024-03-05T10:00+01:00');
});

it('marks no option for a refused word, and Enter tries the word again', async () => {
  await refuse(2, 3, 'soms');
  expect(await grid.input().inputValue()).toBe('soms');
  expect(await grid.page.locator(CHOSEN).count()).toBe(0);
  expect(await grid.input().getAttribute('aria-activedescendant')).toBeNull();
  expect(await grid.page.getByRole('option', { name: 'soms' }).count()).toBe(0);
  await grid.keys('Enter');
  await expect
    .poll(() => grid.edits())
    .toMatchObject([
      ['edit', { value: 'soms' }],
      ['edit', { value: 'soms', force: false }],
    ]);
});

it('marks the option that a word of another language or the first letters mean', async () => {
  await grid.cell(2, 3).click();
  await grid.page.keyboard.type('Wekelijks');
  expect((await grid.page.locator('.is-chosen').allTextContents()).map((one) => one.trim())).toEqual([
    'weekly',
  ]);
  await grid.input().fill('mo');
  expect((await grid.page.locator('.is-chosen').allTextContents()).map((one) => one.trim())).toEqual([
    'monthly',
  ]);
  await grid.input().fill('Wöchentlich');
  await grid.keys('Enter');
  await expect.poll(() => grid.cell(2, 3).textContent()).toBe('weekly');
});

it('marks the option again once a refused word has become one', async () => {
  await refuse(2, 3, 'dag');
  await grid.input().fill('da');
  expect(await grid.page.locator('.is-chosen').count()).toBe(1);
  await grid.keys('Enter');
  await expect.poll(() => grid.cell(2, 3).textContent()).toBe('daily');
});

it('takes no key that is meant for another cell, however soon it is refused', async () => {
  for (const delay of [0, 2, 10, 50]) {
    await grid.cell(2, 2).click();
    for (const text of ['soon', '2024-05-06', '2024-05-07']) {
      await grid.page.keyboard.type(text, { delay });
      await grid.page.keyboard.press('Enter', { delay });
    }
    await expect.poll(() => grid.cell(4, 2).textContent()).toBe('2024-05-07');
    await expect.poll(() => grid.page.locator('.grid-cell.is-refused').textContent()).toBe('soon');
    expect(await grid.cell(3, 2).textContent()).toBe('2024-05-06');
    await grid.cell(2, 2).click();
    await grid.keys('Escape');
  }
});

it('gives up what was refused with Escape on its cell', async () => {
  const before = await grid.cell(2, 2).textContent();
  await grid.cell(2, 2).click();
  await grid.pause();
  await grid.page.keyboard.type('tomorrow');
  await grid.keys('Enter', 'ArrowUp');
  await grid.resume();
  await grid.page.locator('.grid-cell.is-refused').waitFor();
  await grid.keys('Escape');
  expect(await grid.cell(2, 2).textContent()).toBe(before);
  expect(await grid.mended()).toEqual([{ id: 2, column: 'lastmod' }]);
});
