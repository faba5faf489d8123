// The rule plan-site-size: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('plan-site-size', () => {
  testFacts('plan-site-size');
});
