// The rule lastmod-too-old: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('lastmod-too-old', () => {
  testFixture('lastmod-too-old');
});
