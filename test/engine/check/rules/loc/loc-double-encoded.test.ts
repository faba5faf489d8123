// The rule loc-double-encoded: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-double-encoded', () => {
  testFixture('loc-double-encoded');
});
