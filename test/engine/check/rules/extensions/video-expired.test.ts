// The rule video-expired: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('video-expired', () => {
  testFixture('video-expired');
});
