// The rule loc-twin-slash: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-twin-slash', () => {
  testFixture('loc-twin-slash');
});
