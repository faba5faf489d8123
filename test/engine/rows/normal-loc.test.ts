// Equivalent spellings of an address have one normal spelling, and addresses that are not equivalent have two.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashLoc } from '../../../electron/engine/rows/hash-loc.ts';
import { normalLoc } from '../../../electron/engine/rows/normal-loc.ts';

const at = (rest: string): string => `https://www.example.com${rest}`;

describe('normalLoc', () => {
  it.each([
    ['/%c3%a4', '/%C3%A4'],
    ['/ä', '/%C3%A4'],
    ['/日本?q=語#章', '/%E6%97%A5%E6%9C%AC?q=%E8%AA%9E#%E7%AB%A0'],
    ['/a%2Db%7e%41', '/a-b~A'],
    ['/a%2fb', '/a%2Fb'],
    ['/a%2', '/a%2'],
    ['/ä%zz', '/%C3%A4%zz'],
    ['/a/./b/../c', '/a/c'],
    ['/a/%2E%2e/c/..', '/'],
    ['/a/.', '/a/'],
    ['/.well-known/a..b/...', '/.well-known/a..b/...'],
    ['/?a=/../b', '/?a=/../b'],
    ['', '/'],
    ['?a', '/?a'],
    ['#ä', '/#%C3%A4'],
    ['/a/', '/a/'],
    ['/A', '/A'],
    ['/"ä|', '/"%C3%A4|'],
    ['/\ud800', '/%EF%BF%BD'],
  ])('%j becomes %j', (rest, normal) => {
    expect(normalLoc(at(rest))).toBe(at(normal));
  });

  it.each([
    ['HTTPS://WWW.Example.com:443/a', 'https://www.example.com/a'],
    ['http://example.com:80', 'http://example.com/'],
    ['http://example.com:/a', 'http://example.com/a'],
    ['http://example.com:443/a', 'http://example.com:443/a'],
    ['https://bücher.example/a', 'https://xn--bcher-kva.example/a'],
    ['https://A:B@Example.com/', 'https://A:B@example.com/'],
    ['/ä', '/ä'],
    ['ftp://example.com/ä', 'ftp://example.com/ä'],
    ['https://', 'https://'],
  ])('%s becomes %s', (loc, normal) => {
    expect(normalLoc(loc)).toBe(normal);
  });

  it('is its own normal spelling, and has the hash of all spellings', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '/a',
        'B',
        'é',
        '😀',
        '%c3%A9',
        '%2D',
        '%2f',
        '%',
        '.',
        '..',
        '/./',
        '/../',
        '?',
        '#',
        '&',
        '"',
        '|',
        '%7E',
      ],
    );
    const origin = fc.constantFrom('https://example.com', 'HTTP://Example.com:80', 'https://bücher.example');
    fc.assert(
      fc.property(origin, fc.array(piece), (start, pieces) => {
        const loc = `${start}/${pieces.join('')}`;
        const normal = normalLoc(loc);
        expect(normalLoc(normal)).toBe(normal);
        expect(hashLoc(normal)).toBe(hashLoc(loc));
      }),
      { numRuns: 3_000 },
    );
  });
});
