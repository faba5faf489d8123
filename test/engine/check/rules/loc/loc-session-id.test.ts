// The rule loc-session-id: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-session-id', () => {
  testFixture('loc-session-id');
});
