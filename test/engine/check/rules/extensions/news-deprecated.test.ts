// The rule news-deprecated: its cases, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('news-deprecated', () => {
  testFixture('news-deprecated');
});
