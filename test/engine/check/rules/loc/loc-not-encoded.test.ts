// The rule loc-not-encoded: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-not-encoded', () => {
  testFixture('loc-not-encoded');
});
