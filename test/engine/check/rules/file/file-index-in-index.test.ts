// The rule file-index-in-index: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('file-index-in-index', () => {
  testFacts('file-index-in-index');
});
