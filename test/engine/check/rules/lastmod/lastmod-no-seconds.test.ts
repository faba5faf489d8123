// The rule lastmod-no-seconds: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('lastmod-no-seconds', () => {
  testFixture('lastmod-no-seconds');
});
