import { describe, expect, it } from 'vitest';
import { shownAddress, shownValue, withoutSecrets } from '../../../../shared/model/import/without-secrets.ts';

describe('a text without secrets', () => {
  it.each([
    ['https://me:pw@e.com/a', 'https://e.com/a'],
    ['https://token@e.com/a', 'https://e.com/a'],
    ['"https://me:p@w@e.com" and http://you:pw@f.com/x.', '"https://e.com" and http://f.com/x.'],
    ['http://me:p/w@e.com/a', 'http://e.com/a'],
    ['http://me:p"w@e.com/a', 'http://e.com/a'],
    ['http://me:p w@e.com/a then http://f.com/@b', 'http://e.com/a then http://f.com/@b'],
    ['http:\\\\me:pw@e.com', 'http:\\\\e.com'],
    ['/home/x/http:/me:pw@e.com/a', '/home/x/http:/e.com/a'],
    ['HTTP:me:pw@e.com', 'HTTP:e.com'],
    ['socks5://me:pw@proxy:1080', 'socks5://proxy:1080'],
    ['http://me:pw@[::1]:80/a@b', 'http://[::1]:80/a@b'],
    ['http://http://me:pw@e.com', 'http://http://e.com'],
  ])('%s → %s', (text, expected) => {
    expect(withoutSecrets(text)).toBe(expected);
  });

  it.each([
    'https://e.com/@me',
    'https://e.com:8080/@me:x@y',
    'https://e.com?mail=me@e.com',
    'https://[::1]:80/a@b',
    'Write to me@e.com: it helps.',
    'Read https://e.com: ask me@e.com.',
    'C:\\Users\\me@work\\a.xml',
    'mailto:me@e.com',
  ])('leaves %s as it is', (text) => {
    expect(withoutSecrets(text)).toBe(text);
  });

  it('takes no longer for long texts than they are long', () => {
    for (const piece of ['http:', 'http://a:', 'a+', '@', 'http://@', 'a:/']) {
      const text = `${piece.repeat(300_000 / piece.length)}@`;
      const before = performance.now();
      withoutSecrets(text);
      expect(performance.now() - before, piece).toBeLessThan(1_000);
    }
  });
});

describe('an address as it was typed', () => {
  it.each([
    [' https://me:p w"@e.com/a b', ' https://e.com/a b'],
    ['http://me:12 3@e.com', 'http://e.com'],
    ['file.xml', 'file.xml'],
    ['me@e.com', 'me@e.com'],
  ])('%s → %s', (text, expected) => {
    expect(shownAddress(text)).toBe(expected);
  });
});

describe('data without secrets', () => {
  it('is masked in all its texts, however deep', () => {
    const problem = { message: 'http://a:b@c', reason: { params: { list: ['http://a:b@c', 1, null] } } };
    expect(shownValue(problem)).toEqual({
      message: 'http://c',
      reason: { params: { list: ['http://c', 1, null] } },
    });
    const nothing: unknown = undefined;
    expect(shownValue(nothing)).toBe(undefined);
  });
});
