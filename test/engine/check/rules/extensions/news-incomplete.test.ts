// The rule news-incomplete: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('news-incomplete', () => {
  testFixture('news-incomplete');
});
