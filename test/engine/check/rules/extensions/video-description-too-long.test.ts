// The rule video-description-too-long: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('video-description-too-long', () => {
  testFixture('video-description-too-long');
});
