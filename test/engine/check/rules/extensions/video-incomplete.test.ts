// The rule video-incomplete: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('video-incomplete', () => {
  testFixture('video-incomplete');
});
