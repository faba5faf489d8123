// The rule loc-out-of-scope: its fixture, and what its message tells.
import { describe, expect, it } from 'vitest';
import { messageOf, testFixture } from '../../rule-cases.ts';

describe('loc-out-of-scope', () => {
  testFixture('loc-out-of-scope');

  it('names the directory', () => {
    const scope = 'https://example.com/shop/map.xml';
    expect(messageOf('loc-out-of-scope', {}, { scope })).toMatch(/not in https:\/\/example\.com\/shop\/,/);
  });

  it('is silent without a scope', () => {
    expect(messageOf('loc-out-of-scope', {})).toBeNull();
  });
});
