// The rule file-stale-lastmod: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('file-stale-lastmod', () => {
  testFacts('file-stale-lastmod');
});
