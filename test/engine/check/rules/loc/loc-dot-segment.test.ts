// The rule loc-dot-segment: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-dot-segment', () => {
  testFixture('loc-dot-segment');
});
