// The rule plan-section-orphaned: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('plan-section-orphaned', () => {
  testFacts('plan-section-orphaned');
});
