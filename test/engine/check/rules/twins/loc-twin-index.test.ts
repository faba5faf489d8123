// The rule loc-twin-index: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-twin-index', () => {
  testFixture('loc-twin-index');
});
