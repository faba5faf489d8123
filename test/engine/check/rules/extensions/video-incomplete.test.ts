// The rule video-incomplete: its fixture, finding by finding, and what it says is missing.
import { describe, expect, it } from 'vitest';
import { explainRow } from '../../../../../electron/engine/check/check-batch.ts';
import { textParam } from '../../../../../shared/contract/error-texts.ts';
import { testFixture } from '../../rule-cases.ts';
import { readRuleFixture } from '../../rule-fixture.ts';

describe('video-incomplete', () => {
  testFixture('video-incomplete');

  it('names what is missing by its elements, which are the same in every language', () => {
    const { context, rows } = readRuleFixture('video-incomplete');
    const found = rows
      .flatMap((row) => explainRow({ ...row, problems: row.expected }, context))
      .filter(({ code }) => code === 'video-incomplete');
    expect(found).not.toEqual([]);
    for (const finding of found)
      expect(textParam(finding.reason, 'parts')).toMatch(/^video:[a-z_:/]+(, video:[a-z_:/]+)*$/);
  });
});
