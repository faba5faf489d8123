// The rule hreflang-self-missing: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('hreflang-self-missing', () => {
  testFixture('hreflang-self-missing');
});
