// The rule video-deprecated: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('video-deprecated', () => {
  testFixture('video-deprecated');
});
