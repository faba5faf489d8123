// The rule plan-empty: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('plan-empty', () => {
  testFacts('plan-empty');
});
