// The rule file-near-limit: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('file-near-limit', () => {
  testFacts('file-near-limit');
});
