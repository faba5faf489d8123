// The rule lastmod-no-zone: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('lastmod-no-zone', () => {
  testFixture('lastmod-no-zone');
});
