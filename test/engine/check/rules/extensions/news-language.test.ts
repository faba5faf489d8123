// The rule news-language: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('news-language', () => {
  testFixture('news-language');
});
