// The rule hreflang-conflict: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('hreflang-conflict', () => {
  testFixture('hreflang-conflict');
});
