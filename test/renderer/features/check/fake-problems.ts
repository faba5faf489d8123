// The problem that the made project of window tests has. Data only.
import type { RuleCount } from '../../../../shared/model/rule.ts';

export const FAKE_PROBLEM: RuleCount = {
  rule: 'loc-duplicate',
  severity: 'error',
  summary: 'Duplicate',
  rows: 1,
  filter: true,
  fixable: true,
  safe: true,
  blocking: true,
};
