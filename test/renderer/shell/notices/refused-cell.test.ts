import { expect, it } from 'vitest';
import { refusedCell, refusedLines, refusedPlaces } from '../../../../renderer/shell/notices/refused-cell.ts';
import { reason } from '../../../../shared/contract/error-texts.ts';
import type { ErrorData } from '../../../../shared/contract/errors.ts';

const why = reason('typed-priority-invalid', { text: '9' });
const refused = (place: Record<string, string | number>): ErrorData => ({
  code: 'invalid-value',
  message: 'Nothing was pasted.',
  reason: reason('block-refused', { why, ...place }),
});
const text = {
  t: (key: string, named: object = {}) => `${key} ${JSON.stringify(named)}`,
  plural: (key: string, n: number, named: object = {}) => `${key} ${String(n)} ${JSON.stringify(named)}`,
  number: (n: number) => n.toLocaleString('en'),
};

it('tells the place of a value, and how many others were refused with it', () => {
  const alone = { code: 'invalid-value', message: 'No.', reason: why } as const;
  expect(refusedCell(alone, text)).toMatch(/^reasons\.typed-priority-invalid/);
  expect(refusedCell(refused({ row: 3, field: 'priority', count: 1 }), text)).toMatch(
    /^paste\.refusedAt .*3.*reasons\.typed-priority-invalid/,
  );
  const many = refusedCell(refused({ row: 3, field: 'priority', count: 1_200 }), text);
  expect(many).toMatch(/^paste\.refusedMany .*"1,200"/);
});

it('tells how many values of a paste were refused, and the first of them by their rows', () => {
  const first = [
    { row: 12, column: 'priority', message: 'No priority.' },
    { row: 13, column: 'loc', message: 'No address.' },
  ];
  const error = { ...refused({ row: 1, field: 'priority', count: 7 }), refused: { valid: 3, first } };
  expect(refusedCell(error, text)).toMatch(/^paste\.refusedSome 7/);
  expect(refusedPlaces(error, text)).toEqual([
    expect.stringMatching(/^paste\.place .*12/),
    expect.stringMatching(/^paste\.place .*13.*No address/),
  ]);
});

it('names the rows that would be left out with valid values, and tells where there are more', () => {
  const error = refused({ row: 1, field: 'loc', count: 3 });
  expect(refusedLines(error, text)).toBeNull();
  const lines = (count: number) => ({
    ...error,
    refused: { valid: 1, first: [], lines: { count, first: [1_000, 1_002] } },
  });
  expect(refusedLines(lines(2), text)).toBe('paste.refusedLines 2 {"rows":"1,000, 1,002"}');
  expect(refusedLines(lines(3), text)).toMatch(/1,002, …/);
});
