// The rule loc-double-escaped: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-double-escaped', () => {
  testFixture('loc-double-escaped');
});
