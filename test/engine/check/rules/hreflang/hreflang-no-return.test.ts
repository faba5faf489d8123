// The rule hreflang-no-return: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('hreflang-no-return', () => {
  testFixture('hreflang-no-return');
});
