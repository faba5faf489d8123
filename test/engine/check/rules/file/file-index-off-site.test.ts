// The rule file-index-off-site: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('file-index-off-site', () => {
  testFacts('file-index-off-site');
});
