// The rule loc-default-port: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-default-port', () => {
  testFixture('loc-default-port');
});
