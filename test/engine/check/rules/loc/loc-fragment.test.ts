// The rule loc-fragment: its fixture, and what its message tells.
import { describe, expect, it } from 'vitest';
import { messageOf, testFixture } from '../../rule-cases.ts';

describe('loc-fragment', () => {
  testFixture('loc-fragment');

  it('shows the fragment', () => {
    expect(messageOf('loc-fragment', { loc: 'https://example.com/a#b' })).toMatch(/“#b”/);
  });
});
