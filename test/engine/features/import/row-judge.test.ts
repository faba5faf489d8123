// What a reading thread says of rows is what the project's own check says of them, whatever numbers its sets have.
import { describe, expect, it } from 'vitest';
import { RuleSets, ruleMask } from '../../../../electron/engine/rows/rule-sets.ts';
import { checkBatch } from '../../../../electron/engine/check/check-batch.ts';
import { numbersIn, RowJudge } from '../../../../electron/engine/features/import/row-judge.ts';
import { readExtensions } from '../../../../electron/engine/read/parse/xml/read-extensions.ts';

const LOCS = ['https://e.com/a', 'https://other.com/b', 'https://e.com/a b', 'https://e.com/c#d', 'nothing'];
const batch = {
  count: LOCS.length,
  loc: LOCS,
  hash: LOCS.map((_, i) => i),
  lastmod: ['2024-01-01', 'soon', null, null, null],
  changefreq: [1, null, 'often', null, null],
  priority: [0.5, null, null, '7', null],
  ext: [null, '<image:image/>', null, null, null],
  line: LOCS.map((_, i) => i + 1),
};
const rules = { site: null, scope: null, now: Date.UTC(2025, 0, 1) };

describe('RowJudge', () => {
  it('gives the numbers of the project that asks', () => {
    const verdicts = new RowJudge(rules).judge(batch);
    expect(verdicts.site).toBe('https://e.com');
    const known = new RuleSets();
    known.idOf(ruleMask('loc-too-long'));
    const numbers = numbersIn(known, verdicts);
    expect(numbers).toEqual(checkBatch(batch, { ...rules, site: 'https://e.com', readExtensions }, known));
    expect(new Set(numbers).size).toBe(LOCS.length);
  });

  it('judges later rows by the site of the first', () => {
    const judge = new RowJudge(rules);
    judge.judge(batch);
    const later = judge.judge({ ...batch, loc: LOCS.map((_, i) => `https://other.com/${i}`) });
    expect(later.site).toBe('https://e.com');
    expect(later.numbers.every((number) => number !== 0)).toBe(true);
  });
});
