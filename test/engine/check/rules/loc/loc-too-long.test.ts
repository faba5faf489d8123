// The rule loc-too-long: its fixture, and what its message tells.
import { describe, expect, it } from 'vitest';
import { messageOf, testFixture } from '../../rule-cases.ts';

describe('loc-too-long', () => {
  testFixture('loc-too-long');

  it('tells the length and cuts the value', () => {
    const message = messageOf('loc-too-long', { loc: `https://example.com/${'a'.repeat(5_000)}` }) ?? '';
    expect(message).toMatch(/5,020 characters.*at most 2,047/);
    expect(message.length).toBeLessThan(300);
  });
});
