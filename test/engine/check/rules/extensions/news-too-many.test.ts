// The rule news-too-many: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('news-too-many', () => {
  testFacts('news-too-many');
});
