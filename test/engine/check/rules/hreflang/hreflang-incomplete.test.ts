// The rule hreflang-incomplete: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('hreflang-incomplete', () => {
  testFixture('hreflang-incomplete');
});
