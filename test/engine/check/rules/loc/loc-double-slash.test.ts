// The rule loc-double-slash: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-double-slash', () => {
  testFixture('loc-double-slash');
});
