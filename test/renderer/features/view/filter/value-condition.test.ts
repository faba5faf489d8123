import { describe, expect, it } from 'vitest';
import {
  valueCondition,
  withCondition,
} from '../../../../../renderer/features/view/filter/value-condition.ts';
import type { Condition } from '../../../../../shared/model/rows/view-query.ts';

describe('the condition of values', () => {
  it('takes any of them, or none', () => {
    expect(valueCondition('changefreq', ['daily', null], false)).toEqual({
      kind: 'set',
      column: 'changefreq',
      values: ['daily', null],
    });
    expect(valueCondition('loc', ['https://a/'], true)).toEqual({
      kind: 'set',
      column: 'loc',
      values: ['https://a/'],
      not: true,
    });
  });

  it('says of an empty cell alone that it is empty, where that can be asked', () => {
    const empty = { kind: 'text', column: 'lastmod', operator: 'empty', value: '' };
    expect(valueCondition('lastmod', [null], false)).toEqual(empty);
    expect(valueCondition('lastmod', [null], true)).toEqual({ ...empty, operator: 'notEmpty' });
    expect(valueCondition('problems', [null], false)).toEqual({
      kind: 'set',
      column: 'problems',
      values: [null],
    });
  });

  it('names the line that decides about a crawler, not the verdict that follows from it', () => {
    const line = 'https://a 3: Disallow: /x';
    expect(valueCondition('robots:Googlebot', ['blocked', line], false)).toMatchObject({ values: [line] });
    expect(valueCondition('robots:Googlebot', ['allowed', 0, null], false)).toMatchObject({
      values: [0, null],
    });
  });
});

describe('the conditions with one more', () => {
  const daily: Condition = { kind: 'set', column: 'changefreq', values: ['daily', 'weekly'] };
  const included: Condition = { kind: 'included', value: true };

  it('have the narrower one in place of the wider', () => {
    const narrower: Condition = { kind: 'set', column: 'changefreq', values: ['daily'] };
    expect(withCondition([daily, included], narrower)).toEqual([narrower, included]);
    const other: Condition = { kind: 'set', column: 'changefreq', values: ['never'] };
    expect(withCondition([daily], other)).toEqual([daily, other]);
  });

  it('leave out one value after the other in one condition', () => {
    const not = (...values: string[]): Condition => ({
      kind: 'set',
      column: 'changefreq',
      values,
      not: true,
    });
    expect(withCondition([not('daily'), included], not('weekly', 'daily'))).toEqual([
      not('daily', 'weekly'),
      included,
    ]);
    expect(withCondition([daily], not('daily'))).toEqual([daily, not('daily')]);
  });

  it('keep both where a row can have several values', () => {
    const one: Condition = { kind: 'set', column: 'robots', values: ['a', 'b'] };
    const two: Condition = { kind: 'set', column: 'robots', values: ['a'] };
    expect(withCondition([one], two)).toEqual([one, two]);
  });

  it('stay as they are where they say it already', () => {
    const conditions = [daily, included];
    expect(withCondition(conditions, { ...daily })).toBe(conditions);
  });
});
