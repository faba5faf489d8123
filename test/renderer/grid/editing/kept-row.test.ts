// A row that was read again is the same object only where nothing in it changed.
import { expect, it } from 'vitest';
import { keptRow } from '../../../../renderer/grid/editing/kept-row.ts';

interface Row {
  readonly id: number;
  readonly text: string | null;
  readonly rules: readonly string[] | null;
}

const known: Row = { id: 1, text: 'a', rules: ['x', 'y'] };

it('keeps a row whose values are all the same, lists too', () => {
  expect(keptRow(known, { id: 1, text: 'a', rules: ['x', 'y'] })).toBe(known);
});

it.each<Row>([
  { id: 2, text: 'a', rules: ['x', 'y'] },
  { id: 1, text: 'b', rules: ['x', 'y'] },
  { id: 1, text: null, rules: ['x', 'y'] },
  { id: 1, text: 'a', rules: ['x'] },
  { id: 1, text: 'a', rules: ['y', 'x'] },
  { id: 1, text: 'a', rules: null },
])('takes the new row where anything changed: %j', (now) => {
  expect(keptRow(known, now)).toBe(now);
});

it('takes the new row where it has other fields, or was not known', () => {
  const more = { ...known, more: 1 };
  expect(keptRow<Row>(known, more)).toBe(more);
  expect(keptRow<Row>(more, known)).toBe(known);
  expect(keptRow(undefined, known)).toBe(known);
});
