import { expect, it } from 'vitest';
import { refusedCell, refusedPlaces } from '../../../renderer/composables/refused-cell.ts';
import type { ErrorData } from '../../../shared/contract/errors.ts';

const refused = (place: Record<string, string | number>): ErrorData => ({
  code: 'invalid-value',
  message: 'Nothing was pasted.',
  reason: { key: 'priority-invalid', params: { text: '9', ...place } },
});
const text = {
  t: (key: string, named: object = {}) => `${key} ${JSON.stringify(named)}`,
  plural: (key: string, n: number) => `${key} ${String(n)}`,
  number: (n: number) => n.toLocaleString('en'),
};

it('tells the place of a value, and how many others were refused with it', () => {
  expect(refusedCell(refused({}), text)).toMatch(/^reasons\.priority-invalid/);
  expect(refusedCell(refused({ row: 3, column: 'priority', count: 1 }), text)).toMatch(
    /^paste\.refusedAt .*3/,
  );
  const many = refusedCell(refused({ row: 3, column: 'priority', count: 1_200 }), text);
  expect(many).toMatch(/^paste\.refusedMany .*"1,200"/);
});

it('tells how many values of a paste were refused, and the first of them by their rows', () => {
  const first = [
    { row: 12, column: 'priority', message: 'No priority.' },
    { row: -1, column: 'loc', message: 'No address.' },
  ];
  const error = { ...refused({ row: 1, column: 'priority', count: 7 }), refused: { valid: 3, first } };
  expect(refusedCell(error, text)).toBe('paste.refusedSome 7');
  expect(refusedPlaces(error, text.t)).toEqual([
    expect.stringMatching(/^paste\.place .*12/),
    expect.stringMatching(/^paste\.placeNew .*No address/),
  ]);
});
