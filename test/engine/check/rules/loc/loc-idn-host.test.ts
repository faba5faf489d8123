// The rule loc-idn-host: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('loc-idn-host', () => {
  testFixture('loc-idn-host');
});
