// The rule loc-other-host: its fixture, and what its message tells.
import { describe, expect, it } from 'vitest';
import { messageOf, testFixture } from '../rule-cases.ts';

describe('loc-other-host', () => {
  testFixture('loc-other-host');

  it('names both origins', () => {
    const message = messageOf(
      'loc-other-host',
      { loc: 'http://example.com/a' },
      { site: 'https://example.com' },
    );
    expect(message).toMatch(/is on http:\/\/example\.com, but this set is for https:\/\/example\.com\./);
  });

  it('is silent while the site is unknown', () => {
    expect(messageOf('loc-other-host', { loc: 'http://example.com/a' })).toBeNull();
  });
});
