// The rule lastmod-invalid: its fixture, and what its message tells.
import { describe, expect, it } from 'vitest';
import { messageOf, testFixture } from '../../rule-cases.ts';

describe('lastmod-invalid', () => {
  testFixture('lastmod-invalid');

  it('shows a form that is right', () => {
    expect(messageOf('lastmod-invalid', { lastmod: '1/2/2024' })).toMatch(/“1\/2\/2024”.*2025-01-31/);
  });
});
