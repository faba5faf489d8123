// The cases that every rule's test has: the fixture's findings, found fast over a batch and explained in words.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { inEnglish, type ErrorReason } from '../../../shared/contract/error-texts.ts';
import { explainRow, rulesOfRows as rulesIn } from '../../../electron/engine/check/check-batch.ts';
import { severityOf, standardParams } from '../../../electron/engine/check/rule-level.ts';
import { ruleOf } from '../../../electron/engine/check/rule-registry.ts';
import type { CheckContext, RowValues } from '../../../electron/engine/check/rule-definition.ts';
import { DEFAULT_CHECKS, type RuleId } from '../../../shared/model/rule.ts';
import { RuleSets } from '../../../electron/engine/rows/rule-sets.ts';
import { readRuleFixture } from './rule-fixture.ts';

/** What each row breaks by itself, as the names of the rules; set rules are never among them. */
export function rulesOfRows(rows: readonly RowValues[], context: CheckContext): RuleId[][] {
  return rulesIn(rows, context, new RuleSets());
}

export function testFixture(id: RuleId): void {
  const { context, rows } = readRuleFixture(id);
  const severity = severityOf(id, DEFAULT_CHECKS);

  it('has a fixture with and without the finding', () => {
    expect(rows.some(({ expected }) => expected.includes(id))).toBe(true);
    expect(rows.some(({ expected }) => !expected.includes(id))).toBe(true);
  });

  it('finds over a batch what the fixture expects, line by line', () => {
    const found = rulesOfRows(rows, context).map((rules, i) => ({ line: rows[i]?.line, rules }));
    const expected = rows.map((row) => ({
      line: row.line,
      rules: row.expected.filter((rule) => ruleOf(rule).kind === 'row'),
    }));
    expect(found).toEqual(expected);
  });

  it('explains each finding with its severity, place and value', () => {
    for (const row of rows) {
      const findings = explainRow({ ...row, problems: row.expected }, context);
      expect(findings.map(({ code }) => code)).toEqual(row.expected);
      for (const finding of findings.filter(({ code }) => code === id)) {
        expect(finding).toMatchObject({ severity, line: row.line, loc: row.loc });
        expect(inEnglish(finding.reason)).toMatch(/\.$/);
      }
    }
  });
}

/** The cases of a rule about files or the project: test/fixtures/rules/<id>.json, facts and whether they are a finding. */
export function testFacts(id: RuleId): void {
  const rule = ruleOf(id);
  const text = readFileSync(resolve('test/fixtures/rules', `${id}.json`), 'utf8');
  const cases = JSON.parse(text) as { name: string; facts: Record<string, unknown>; finds: string | null }[];

  it('has a fixture with and without the finding', () => {
    expect(new Set(cases.map(({ finds }) => finds === null)).size).toBe(2);
  });

  it.each(cases)('$name', ({ facts, finds }) => {
    if (rule.kind !== 'file' && rule.kind !== 'project')
      throw new Error(`${id} is not about files or projects.`);
    const check = rule.check as (facts: unknown, params: unknown) => ErrorReason | null;
    const completed = 'codes' in facts ? { ...facts, codes: new Set(facts['codes'] as string[]) } : facts;
    const reason = check(completed, standardParams(rule));
    if (finds === null) expect(reason).toBeNull();
    else expect(reason && inEnglish(reason)).toContain(finds);
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
  const found = findings.find(({ code }) => code === id);
  return found ? inEnglish(found.reason) : null;
}
