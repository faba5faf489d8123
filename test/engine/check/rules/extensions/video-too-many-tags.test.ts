// The rule video-too-many-tags: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('video-too-many-tags', () => {
  testFixture('video-too-many-tags');
});
