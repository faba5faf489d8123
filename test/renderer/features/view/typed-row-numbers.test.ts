import { expect, it } from 'vitest';
import { readRowNumbers } from '../../../../renderer/features/view/typed-row-numbers.ts';

it.each([
  ['7', 7, 7, false],
  [' 1,234,567 ', 1_234_567, 1_234_567, false],
  ['1.234.567', 1_234_567, 1_234_567, false],
  ['1 234', 1_234, 1_234, false],
  ['1’234', 1_234, 1_234, false],
  ['100:200', 100, 200, true],
  ['100-200', 100, 200, true],
  ['1.000 – 2.000', 1_000, 2_000, true],
  ['100—200', 100, 200, true],
  ['200:100', 100, 200, true],
  ['5:5', 5, 5, true],
])('%s', (text, from, to, isRange) => {
  expect(readRowNumbers(text)).toEqual({ from, to, isRange });
});

it.each(['', ' ', 'x', '0', '-5', '5:', ':5', '1:2:3', '1e3', '0:5', '9'.repeat(16)])(
  '%j is none',
  (text) => {
    expect(readRowNumbers(text)).toBeNull();
  },
);
