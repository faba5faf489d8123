import { expect, it } from 'vitest';
import { emptiedBy } from '../../../../renderer/features/edit/emptied-by.ts';

const ranges = [
  { from: 0, to: 2 },
  { from: 5, to: 6 },
];
const cellsOf = (text: string, ...columns: string[]) =>
  columns.map((column) => ({ column, pattern: { kind: 'repeat' as const, values: [text] } }));

it('counts the URLs of all areas that are emptied, beside other columns, too', () => {
  expect(emptiedBy([{ ranges, cells: cellsOf('', 'loc', 'priority') }])).toBe(3);
  expect(emptiedBy([{ ranges, cells: cellsOf('', 'priority') }])).toBe(0);
});

it('is nothing where a cell gets a value', () => {
  expect(emptiedBy([{ ranges, cells: [...cellsOf('', 'loc'), ...cellsOf('0.5', 'priority')] }])).toBe(0);
  expect(emptiedBy([{ ranges, cells: [{ column: 'loc', pattern: { kind: 'column', from: 'loc' } }] }])).toBe(
    0,
  );
});
