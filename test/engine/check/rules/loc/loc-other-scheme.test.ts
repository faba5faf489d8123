// The rule loc-other-scheme: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-other-scheme', () => {
  testFixture('loc-other-scheme');
});
