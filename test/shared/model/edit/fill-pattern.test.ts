import { describe, expect, it } from 'vitest';
import {
  addMonths,
  nthFillText,
  readDateText,
  writeDateText,
  type FillPattern,
} from '../../../../shared/model/edit/fill-pattern.ts';

const first = (pattern: FillPattern, count = 4): string[] =>
  Array.from({ length: count }, (_, n) => nthFillText(pattern, n));

describe('a pattern', () => {
  it('repeats values in turn', () => {
    expect(first({ kind: 'repeat', values: ['a', 'b'] })).toEqual(['a', 'b', 'a', 'b']);
  });

  it('counts without binary noise', () => {
    expect(first({ kind: 'number', start: 0.1, step: 0.1, decimals: 1 })).toEqual([
      '0.1',
      '0.2',
      '0.3',
      '0.4',
    ]);
  });

  it('goes on with a counter at the end of a text, with its leading zeros', () => {
    const pattern: FillPattern = { kind: 'counter', before: 'page-', start: 8, step: 1, digits: 2 };
    expect(first(pattern)).toEqual(['page-08', 'page-09', 'page-10', 'page-11']);
  });

  it('moves dates by days over the end of February', () => {
    expect(first({ kind: 'date', start: '2024-02-28', step: 1, unit: 'day' })).toEqual([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
      '2024-03-02',
    ]);
  });

  it('moves month ends to month ends, and back to the 31st', () => {
    expect(first({ kind: 'date', start: '2024-01-31', step: 1, unit: 'month' })).toEqual([
      '2024-01-31',
      '2024-02-29',
      '2024-03-31',
      '2024-04-30',
    ]);
  });

  it('keeps the form of a date-time, its decimals and its zone', () => {
    const start = '2024-05-31T23:59:59.50+02:00';
    expect(first({ kind: 'date', start, step: -1, unit: 'day' }, 2)).toEqual([
      start,
      '2024-05-30T23:59:59.50+02:00',
    ]);
    expect(first({ kind: 'date', start: '2024-05-31T10:00Z', step: 1_800_000, unit: 'ms' }, 2)).toEqual([
      '2024-05-31T10:00Z',
      '2024-05-31T10:30Z',
    ]);
  });

  it('stays at its start where the years would leave four digits', () => {
    expect(first({ kind: 'date', start: '9999-12-31', step: 1, unit: 'day' }, 2)).toEqual([
      '9999-12-31',
      '9999-12-31',
    ]);
  });
});

describe('a date text', () => {
  it.each([
    '2024',
    '2024-05',
    '2024-05-31',
    '2024-05-31T10:00Z',
    '2024-05-31T10:00:01-05:00',
    '2024-05-31T10:00:01.250Z',
  ])('%s is written as it was read', (text) => {
    const date = readDateText(text);
    expect(date && writeDateText(date)).toBe(text);
  });

  it.each(['2024-02-30', '2024-13-01', '31.05.2024', 'soon', ''])('"%s" is none', (text) => {
    expect(readDateText(text)).toBeNull();
  });

  it('moved by months and back is the same where the day exists', () => {
    const ms = Date.UTC(2024, 4, 15, 7, 30);
    expect(addMonths(addMonths(ms, 11), -11)).toBe(ms);
  });
});
