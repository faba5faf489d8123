// The rule plan-mixed-schemes: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('plan-mixed-schemes', () => {
  testFacts('plan-mixed-schemes');
});
