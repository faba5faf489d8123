// The rule loc-host-case: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-host-case', () => {
  testFixture('loc-host-case');
});
