// The rule loc-credentials: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-credentials', () => {
  testFixture('loc-credentials');
});
