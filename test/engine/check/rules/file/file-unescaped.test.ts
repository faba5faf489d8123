// The rule file-unescaped: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('file-unescaped', () => {
  testFacts('file-unescaped');
});
