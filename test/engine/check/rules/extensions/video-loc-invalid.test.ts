// The rule video-loc-invalid: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('video-loc-invalid', () => {
  testFixture('video-loc-invalid');
});
