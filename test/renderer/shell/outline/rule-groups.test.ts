// Entries of the outline are sorted by number, but never move while one points at them.
import { describe, expect, it } from 'vitest';
import { atTheirPlaces, ruleGroups } from '../../../../renderer/shell/outline/rule-groups.ts';
import type { Severity } from '../../../../shared/model/problem.ts';
import type { RuleCount, RuleId } from '../../../../shared/model/rule.ts';

function count(rule: RuleId, severity: Severity, rows: number): RuleCount {
  const flags = { filter: true, fixable: false, safe: false, blocking: false };
  return { rule, severity, summary: '', rows, ...flags };
}

const shown = (groups: ReturnType<typeof ruleGroups>): string[] =>
  groups.map(
    ({ severity, rules }) => `${severity}: ${rules.map(({ rule, rows }) => `${rule} ${rows}`).join(', ')}`,
  );

describe('the groups of rules', () => {
  const before = [
    count('loc-invalid', 'error', 2),
    count('loc-missing', 'error', 5),
    count('loc-duplicate', 'warning', 1),
    count('loc-fragment', 'warning', 0),
  ];

  it('are sorted by number, without rules that find nothing', () => {
    expect(shown(ruleGroups(before))).toEqual([
      'error: loc-missing 5, loc-invalid 2',
      'warning: loc-duplicate 1',
    ]);
    expect(ruleGroups([])).toEqual([]);
  });

  it('keep their places while they are held, with the new numbers', () => {
    const now = [
      count('loc-invalid', 'error', 9),
      count('loc-missing', 'error', 0),
      count('loc-too-long', 'error', 30),
      count('loc-fragment', 'warning', 4),
    ];
    expect(shown(atTheirPlaces(ruleGroups(before), now))).toEqual([
      'error: loc-missing 0, loc-invalid 9, loc-too-long 30',
      'warning: loc-duplicate 0, loc-fragment 4',
    ]);
  });
});
