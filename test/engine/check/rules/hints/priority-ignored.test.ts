// The rule priority-ignored: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('priority-ignored', () => {
  testFacts('priority-ignored');
});
