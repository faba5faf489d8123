// The rule plan-section-empty: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('plan-section-empty', () => {
  testFacts('plan-section-empty');
});
