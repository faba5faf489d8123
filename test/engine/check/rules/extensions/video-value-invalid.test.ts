// The rule video-value-invalid: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('video-value-invalid', () => {
  testFixture('video-value-invalid');
});
