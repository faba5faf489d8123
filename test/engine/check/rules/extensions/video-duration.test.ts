// The rule video-duration: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('video-duration', () => {
  testFixture('video-duration');
});
