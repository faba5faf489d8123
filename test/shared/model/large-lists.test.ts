import { expect, it } from 'vitest';
import { append, largest, smallest } from '../../../shared/model/large-lists.ts';

const MANY = Array.from({ length: 500_000 }, (_, i) => i);

it('takes more items than a call takes arguments', () => {
  const list = [-1];
  append(list, MANY);
  expect(list.length).toBe(500_001);
  expect(largest(MANY)).toBe(499_999);
  expect(smallest(MANY)).toBe(0);
});

it('has an answer for nothing', () => {
  expect([largest([]), largest([], 1), smallest([])]).toEqual([-Infinity, 1, Infinity]);
});
