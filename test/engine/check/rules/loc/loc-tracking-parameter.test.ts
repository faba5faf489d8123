// The rule loc-tracking-parameter: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-tracking-parameter', () => {
  testFixture('loc-tracking-parameter');
});
