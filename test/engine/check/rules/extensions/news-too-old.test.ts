// The rule news-too-old: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('news-too-old', () => {
  testFixture('news-too-old');
});
