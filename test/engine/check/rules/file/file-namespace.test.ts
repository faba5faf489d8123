// The rule file-namespace: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('file-namespace', () => {
  testFacts('file-namespace');
});
