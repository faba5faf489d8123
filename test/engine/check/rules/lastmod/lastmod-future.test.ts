// The rule lastmod-future: its fixture, and what its message tells.
import { describe, expect, it } from 'vitest';
import { messageOf, testFixture } from '../../rule-cases.ts';

describe('lastmod-future', () => {
  testFixture('lastmod-future');

  it('leaves what is no date to lastmod-invalid', () => {
    expect(messageOf('lastmod-future', { lastmod: '9999-99-99' })).toBeNull();
    expect(messageOf('lastmod-future', { lastmod: '9999-12-31' })).toMatch(/in the future/);
  });
});
