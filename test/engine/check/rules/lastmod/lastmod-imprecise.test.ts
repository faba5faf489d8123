// The rule lastmod-imprecise: its fixture, and what its message tells.
import { describe, expect, it } from 'vitest';
import { messageOf, testFixture } from '../../rule-cases.ts';

describe('lastmod-imprecise', () => {
  testFixture('lastmod-imprecise');

  it('tells what is missing and shows a form that is right', () => {
    expect(messageOf('lastmod-imprecise', { lastmod: '2024' })).toMatch(/“2024” has only a year.*2025-01-31/);
    expect(messageOf('lastmod-imprecise', { lastmod: '2024-05' })).toMatch(/“2024-05” has only a month/);
  });
});
