// The rule loc-not-absolute: its fixture, and what its message tells.
import { describe, expect, it } from 'vitest';
import { messageOf, testFixture } from '../../rule-cases.ts';

describe('loc-not-absolute', () => {
  testFixture('loc-not-absolute');

  it("suggests the site's own origin", () => {
    const message = messageOf('loc-not-absolute', { loc: '/a' }, { site: 'http://shop.example' });
    expect(message).toMatch(/“\/a”.*http:\/\/shop\.example\/page/);
  });
});
