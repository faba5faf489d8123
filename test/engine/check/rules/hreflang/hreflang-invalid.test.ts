// The rule hreflang-invalid: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('hreflang-invalid', () => {
  testFixture('hreflang-invalid');
});
