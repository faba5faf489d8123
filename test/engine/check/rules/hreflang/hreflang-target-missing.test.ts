// The rule hreflang-target-missing: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('hreflang-target-missing', () => {
  testFixture('hreflang-target-missing');
});
