// The rule loc-twin-query: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-twin-query', () => {
  testFixture('loc-twin-query');
});
