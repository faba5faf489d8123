// The rule plan-too-many-sitemaps: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('plan-too-many-sitemaps', () => {
  testFacts('plan-too-many-sitemaps');
});
