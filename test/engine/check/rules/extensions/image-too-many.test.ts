// The rule image-too-many: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('image-too-many', () => {
  testFixture('image-too-many');
});
