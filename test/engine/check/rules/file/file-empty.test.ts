// The rule file-empty: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('file-empty', () => {
  testFacts('file-empty');
});
