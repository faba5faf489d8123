// checkBatch's fast path against the rules themselves, over addresses put together from awkward parts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainRow } from '../../../electron/engine/check/check-batch.ts';
import { RULES } from '../../../electron/engine/check/rule-registry.ts';
import { RULE_IDS } from '../../../shared/model/rule.ts';
import { changefreq, context, lastmod, loc, priority } from './awkward-values.ts';
import { rulesOfRows } from './rule-cases.ts';

describe('checkBatch', () => {
  it('flags exactly the rows that the rules find', () => {
    const row = fc.record({ loc, lastmod, changefreq, priority });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), context, (rows, checked) => {
        const explained = rows.map((one) => explainRow(one, checked).map(({ code }) => code));
        expect(rulesOfRows(rows, checked)).toEqual(explained);
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives no flags for no rows', () => {
    expect(rulesOfRows([], { site: null, scope: null, now: 0 })).toEqual([]);
  });
});

describe('the rule registry', () => {
  it('has the rules in the order of their flag bits, each with its source', () => {
    expect(RULES.map(({ id }) => id)).toEqual([...RULE_IDS]);
    for (const { source, summary } of RULES) {
      expect(URL.canParse(source)).toBe(true);
      expect(summary).not.toMatch(/\.$/);
    }
  });
});
