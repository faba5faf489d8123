// The rule loc-bad-escape: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-bad-escape', () => {
  testFixture('loc-bad-escape');
});
