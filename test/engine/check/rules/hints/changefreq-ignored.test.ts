// The rule changefreq-ignored: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('changefreq-ignored', () => {
  testFacts('changefreq-ignored');
});
