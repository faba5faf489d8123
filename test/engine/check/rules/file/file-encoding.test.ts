// The rule file-encoding: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('file-encoding', () => {
  testFacts('file-encoding');
});
