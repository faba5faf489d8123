// The rule loc-twin-origin: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-twin-origin', () => {
  testFixture('loc-twin-origin');
});
