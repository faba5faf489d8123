// The rule image-loc-missing: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('image-loc-missing', () => {
  testFixture('image-loc-missing');
});
