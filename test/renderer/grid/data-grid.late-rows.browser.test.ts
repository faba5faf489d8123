// While the rows of a changed list are on their way, what is done is meant for the rows that are seen, in a real browser.
import { describe, expect, it } from 'vitest';
import { ROWS, useGridPage } from './harness/grid-page.ts';

const grid = useGridPage('&bar');

async function entries(name: string): Promise<unknown[]> {
  return (await grid.log()).filter((entry) => Array.isArray(entry) && entry[0] === name);
}

describe('while the rows of before are drawn', () => {
  it('pastes at the row that the cursor was in', async () => {
    await grid.cell(5, 2).click();
    await grid.pause();
    await grid.remove(2);
    await grid.paste('2024-05-06\n2024-05-07');
    expect(await entries('paste')).toEqual([]);
    await grid.resume();
    await expect.poll(() => entries('paste')).toMatchObject([['paste', { ranges: [{ from: 2, to: 4 }] }]]);
  });

  it('presses the row that is seen', async () => {
    await grid.cell(5, 2).click();
    await grid.pause();
    await grid.remove(2);
    const seen = grid.page.locator('.grid-row', { hasText: 'item-9' }).locator('[aria-colindex="3"]');
    await seen.click();
    await grid.page.keyboard.type('2024-05-06');
    await grid.keys('Enter');
    await grid.resume();
    await expect.poll(() => entries('edit')).toMatchObject([['edit', { id: 9, value: '2024-05-06' }]]);
  });

  it('ticks the box that is seen', async () => {
    await grid.cell(5, 2).click();
    await grid.pause();
    await grid.remove(2);
    const seen = grid.page.locator('.grid-row', { hasText: 'item-9' }).getByRole('checkbox');
    const was = (await seen.getAttribute('aria-checked')) === 'true';
    await seen.click();
    await grid.resume();
    await expect
      .poll(() => entries('edit'))
      .toMatchObject([['edit', { id: 9, column: 'included', value: String(!was) }]]);
  });

  it('asks for the menu of the row that is seen', async () => {
    await grid.cell(5, 2).click();
    await grid.pause();
    await grid.remove(2);
    const seen = grid.page.locator('.grid-row', { hasText: 'item-9' }).locator('[aria-colindex="3"]');
    await seen.click({ button: 'right' });
    await grid.resume();
    await expect.poll(() => entries('menu')).toHaveLength(1);
    expect(await grid.active()).toEqual([7, 1]);
  });

  it('types into the row that the cursor was in, also where it is out of sight', async () => {
    await grid.cell(5, 2).click();
    await grid.page.mouse.wheel(0, 100_000);
    await grid.loaded();
    await grid.pause();
    await grid.remove(2);
    await grid.page.keyboard.type('2024-05-06');
    await grid.keys('Enter');
    await grid.resume();
    await expect.poll(() => entries('edit')).toMatchObject([['edit', { id: 5, value: '2024-05-06' }]]);
  });
});

it('keeps the line above the grid for the cell that it was pressed for, before the first key', async () => {
  await grid.cell(5, 2).click();
  await grid.bar().click();
  await grid.pause();
  await grid.otherPlace();
  await grid.keys('Control+a');
  await grid.page.keyboard.type('2024-05-06');
  await grid.resume();
  await grid.loaded();
  await grid.keys('Enter');
  expect(await entries('edit')).toMatchObject([['edit', { id: 5, value: '2024-05-06' }]]);
});

it('leaves the cursor with its row in another list that is shown from its start', async () => {
  await grid.cell(5, 2).click();
  await grid.otherPlace();
  await grid.remove(2);
  await grid.loaded();
  await expect.poll(() => grid.active()).toEqual([3, 2]);
  await grid.page.keyboard.type('2024-05-06');
  await grid.keys('Enter');
  expect(await entries('edit')).toMatchObject([['edit', { id: 5, value: '2024-05-06' }]]);
});

it('leaves the cursor with its row where list comes upon list before it is known where that stands', async () => {
  await grid.cell(9, 2).click();
  await grid.pause();
  await grid.remove(2);
  await grid.remove(5);
  await grid.otherPlace();
  await grid.resume();
  await expect.poll(() => grid.active()).toEqual([4, 2]);
  await grid.page.keyboard.type('2024-05-06');
  await grid.keys('Enter');
  expect(await entries('edit')).toMatchObject([['edit', { id: 9, value: '2024-05-06' }]]);
});

it('begins another list with its first row where nobody has chosen one', async () => {
  await grid.otherPlace();
  await grid.remove(2);
  await grid.loaded();
  expect((await grid.active())[0]).toBe(1);
});

it('says where nothing can be typed', async () => {
  await grid.cell(1, 5).click();
  await grid.page.keyboard.type('a');
  await grid.keys('Home');
  await grid.page.keyboard.type('b');
  expect(await entries('refused')).toEqual([
    ['refused', 'typedReadOnly', 'a'],
    ['refused', 'typedInBox', 'b'],
  ]);
});

it.each([
  ['a tick', 0, 'Space', /^(?:true|false)$/],
  ['the present day', 2, 'Control+;', /^\d{4}-\d{2}-\d{2}$/],
] as const)('takes %s for a row that is on its way', async (_, column, key, value) => {
  await grid.cell(5, column).click();
  await grid.pause();
  await grid.keys('Control+End');
  for (let to = 8; to > column; to--) await grid.keys('ArrowLeft');
  await grid.keys(key, 'ArrowUp');
  await grid.resume();
  await expect.poll(async () => (await entries('edit')).length).toBe(1);
  expect(await entries('edit')).toMatchObject([
    ['edit', { id: ROWS, value: expect.stringMatching(value) as string }],
  ]);
});
