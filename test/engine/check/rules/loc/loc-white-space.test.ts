// The rule loc-white-space: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-white-space', () => {
  testFixture('loc-white-space');
});
