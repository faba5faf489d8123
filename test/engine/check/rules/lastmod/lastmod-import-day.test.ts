// The rule lastmod-import-day: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('lastmod-import-day', () => {
  testFacts('lastmod-import-day');
});
