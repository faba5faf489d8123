// The cases that every rule's test has: the fixture's findings, found fast over a batch and explained in words.
import { expect, it } from 'vitest';
import { checkBatch, explainRow } from '../../../electron/engine/check/check-batch.ts';
import { RULES } from '../../../electron/engine/check/rule-registry.ts';
import type { CheckContext, RowValues } from '../../../electron/engine/check/rule.ts';
import { RULE_IDS, type RuleId } from '../../../shared/model/rule.ts';
import { readRuleFixture } from './rule-fixture.ts';

/** Flags of rows as the names of the rules, loc-duplicate never among them. */
export function rulesOfRows(rows: readonly RowValues[], context: CheckContext): RuleId[][] {
  const columns = {
    count: rows.length,
    loc: rows.map(({ loc }) => loc),
    lastmod: rows.map(({ lastmod }) => lastmod),
    changefreq: rows.map(({ changefreq }) => changefreq),
    priority: rows.map(({ priority }) => priority),
    ext: rows.map(() => null),
  };
  return checkBatch(columns, context).map((flags) => RULE_IDS.filter((_, bit) => flags & (1 << bit)));
}

export function testFixture(id: RuleId): void {
  const { context, rows } = readRuleFixture(id);
  const rule = RULES[RULE_IDS.indexOf(id)];

  it('has a fixture with and without the finding', () => {
    expect(rows.some(({ expected }) => expected.includes(id))).toBe(true);
    expect(rows.some(({ expected }) => expected.length === 0)).toBe(true);
  });

  it('finds over a batch what the fixture expects, line by line', () => {
    const found = rulesOfRows(rows, context).map((rules, i) => ({ line: rows[i]?.line, rules }));
    const expected = rows.map((row) => ({
      line: row.line,
      rules: row.expected.filter((rule_) => rule_ !== 'loc-duplicate'),
    }));
    expect(found).toEqual(expected);
  });

  it('explains each finding with its severity, place and value', () => {
    for (const row of rows) {
      const findings = explainRow({ ...row, problems: row.expected }, context);
      expect(findings.map(({ code }) => code)).toEqual(row.expected);
      for (const finding of findings.filter(({ code }) => code === id)) {
        expect(finding).toMatchObject({ severity: rule?.severity, line: row.line, loc: row.loc });
        expect(finding.message).toMatch(/\.$/);
      }
    }
  });
}

/** The message of one rule for a row, or null; the row is otherwise without fault. */
export function messageOf(
  id: RuleId,
  row: Partial<RowValues>,
  context: Partial<CheckContext> = {},
): string | null {
  const findings = explainRow(
    { loc: 'https://example.com/', lastmod: null, changefreq: null, priority: null, problems: [id], ...row },
    { site: null, scope: null, now: Date.UTC(2025, 5, 15, 12), ...context },
  );
  return findings.find(({ code }) => code === id)?.message ?? null;
}
