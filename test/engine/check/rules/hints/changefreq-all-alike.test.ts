// The rule changefreq-all-alike: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('changefreq-all-alike', () => {
  testFacts('changefreq-all-alike');
});
