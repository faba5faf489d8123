// The rule loc-invalid: its fixture, and what its message tells.
import { describe, expect, it } from 'vitest';
import { messageOf, testFixture } from '../../rule-cases.ts';

describe('loc-invalid', () => {
  testFixture('loc-invalid');

  it('names the character', () => {
    expect(messageOf('loc-invalid', { loc: 'https://example.com/\0' })).toMatch(
      /“https:\/\/example\.com\/U\+0000”.*U\+0000/,
    );
  });

  it('finds what XML can not hold', () => {
    for (const bad of ['\ud800', '\udc00', '\ufffe', '\uffff', '\u0007', '\u007f']) {
      expect(messageOf('loc-invalid', { loc: `https://example.com/${bad}` })).not.toBeNull();
    }
    expect(messageOf('loc-invalid', { loc: 'https://example.com/\u{1f600}' })).toBeNull();
  });

  it('finds what is shorter than the schema lets it be', () => {
    expect(messageOf('loc-invalid', { loc: 'http://e.cd' })).toMatch(/“http:\/\/e\.cd”.* 11 .* 12/);
    expect(messageOf('loc-invalid', { loc: 'http://e.cd/' })).toBeNull();
  });

  it('names a scheme that is not of the web', () => {
    expect(messageOf('loc-invalid', { loc: 'ftp://example.com/' })).toMatch(/begins with “ftp:”/);
  });
});
