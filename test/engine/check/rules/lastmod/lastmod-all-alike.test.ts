// The rule lastmod-all-alike: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('lastmod-all-alike', () => {
  testFacts('lastmod-all-alike');
});
