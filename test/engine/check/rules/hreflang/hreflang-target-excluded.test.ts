// The rule hreflang-target-excluded: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('hreflang-target-excluded', () => {
  testFixture('hreflang-target-excluded');
});
