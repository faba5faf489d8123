// The rule priority-all-alike: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('priority-all-alike', () => {
  testFacts('priority-all-alike');
});
