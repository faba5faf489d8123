// The rule loc-twin-spelling: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-twin-spelling', () => {
  testFixture('loc-twin-spelling');
});
