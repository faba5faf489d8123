import { expect, it } from 'vitest';
import { refusedCell } from '../../../renderer/composables/refused-cell.ts';
import type { ErrorData } from '../../../shared/contract/errors.ts';

const refused = (place: Record<string, string | number>): ErrorData => ({
  code: 'invalid-value',
  message: 'Nothing was pasted.',
  reason: { key: 'priority-invalid', params: { text: '9', ...place } },
});
const text = {
  t: (key: string, named: object = {}) => `${key} ${JSON.stringify(named)}`,
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
