// The rule video-loc-is-page: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('video-loc-is-page', () => {
  testFixture('video-loc-is-page');
});
