// The rule news-date-invalid: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('news-date-invalid', () => {
  testFixture('news-date-invalid');
});
