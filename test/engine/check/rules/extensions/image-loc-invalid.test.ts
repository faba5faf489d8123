// The rule image-loc-invalid: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('image-loc-invalid', () => {
  testFixture('image-loc-invalid');
});
