// The rule image-deprecated: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('image-deprecated', () => {
  testFixture('image-deprecated');
});
