// The rule news-incomplete: its fixture, finding by finding, and what it says is missing.
import { describe, expect, it } from 'vitest';
import { explainRow } from '../../../../../electron/engine/check/check-batch.ts';
import { textParam } from '../../../../../shared/contract/error-texts.ts';
import { testFixture } from '../../rule-cases.ts';
import { readRuleFixture } from '../../rule-fixture.ts';

describe('news-incomplete', () => {
  testFixture('news-incomplete');

  it('names what is missing by its elements, which are the same in every language', () => {
    const { context, rows } = readRuleFixture('news-incomplete');
    const found = rows
      .flatMap((row) => explainRow({ ...row, problems: row.expected }, context))
      .filter(({ code }) => code === 'news-incomplete');
    expect(found).not.toEqual([]);
    for (const finding of found)
      expect(textParam(finding.reason, 'parts')).toMatch(/^news:[a-z_:/]+(, news:[a-z_:/]+)*$/);
  });
});
