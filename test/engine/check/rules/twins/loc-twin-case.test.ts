// The rule loc-twin-case: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-twin-case', () => {
  testFixture('loc-twin-case');
});
