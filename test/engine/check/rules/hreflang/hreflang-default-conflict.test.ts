// The rule hreflang-default-conflict: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('hreflang-default-conflict', () => {
  testFixture('hreflang-default-conflict');
});
