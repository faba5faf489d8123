// The rule hreflang-relative: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('hreflang-relative', () => {
  testFixture('hreflang-relative');
});
