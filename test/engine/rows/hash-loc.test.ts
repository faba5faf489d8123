// The address hash: stable, in range, well spread.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLoc } from '../../../electron/engine/rows/fold-loc.ts';
import { hashAddress, hashLoc } from '../../../electron/engine/rows/hash-loc.ts';

describe('hashLoc', () => {
  it('is the same for equal texts, however they were made', () => {
    const sliced = 'xhttps://example.com/page?q=1'.slice(1);
    expect(hashLoc(sliced)).toBe(hashLoc(['https://example.com', '/page?q=1'].join('')));
  });

  it('keeps its values, as project files hold them', () => {
    expect([hashLoc(''), hashLoc('https://example.com/')]).toMatchInlineSnapshot(`
      [
        15216031280547,
        8189618734867462,
      ]
    `);
  });

  it('is that of the folded form, which begins with no scheme', () => {
    const piece = fc.constantFrom(
      ...['example.com', '/', '//', '/index.html', '/Index.PHP', '/default.aspx', '?', '#', '&', '&&', 'a=1'],
      ...['B=2', ':80', ':443', ':8080', ':', 'é', '😀', '%20', '?b&a', '?a=1&a=0', 'c'],
    );
    const address = fc.tuple(fc.constantFrom('http://', 'https://', 'HTTP://'), fc.array(piece));
    fc.assert(
      fc.property(address, ([scheme, pieces]) => {
        const loc = scheme + pieces.join('');
        expect(hashLoc(loc)).toBe(hashLoc(foldLoc(loc)));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is never that of bytes behind an address', () => {
    const urls = [
      'https',
      'http:',
      'https:/',
      'https://',
      'https://a/%',
      'https://a/%C',
      'https://a/?',
      'https://a',
    ];
    for (const url of urls) {
      const inBytes = Buffer.from(`${url}://example.com/C3%A9`);
      const copy = Buffer.alloc(url.length + 2);
      const found = hashAddress(inBytes, 0, url.length, copy, 1);
      if (found >= 0) {
        expect(found).toBe(hashLoc(url));
        expect(copy.toString()).toBe(`\0${url}\0`);
      }
      hashLoc('https://example.com/%C3%A9');
      const after = hashLoc(url);
      hashLoc('x'.repeat(100));
      expect(hashLoc(url)).toBe(after);
    }
  });

  it('gives 53-bit integers without collisions among 200,000 like addresses', () => {
    const seen = new Set<number>();
    for (let i = 0; i < 200_000; i++) {
      const hash = hashLoc(`https://www.example.com/shop/product-${i}.html`);
      expect(Number.isSafeInteger(hash) && hash >= 0).toBe(true);
      seen.add(hash);
    }
    expect(seen.size).toBe(200_000);
  });

  it('uses its high bits as well as its low ones', () => {
    const high = new Set<number>();
    for (let i = 0; i < 2_000; i++) high.add(Math.floor(hashLoc(`https://a.example/${i}`) / 2 ** 32));
    expect(high.size).toBeGreaterThan(1_990);
  });
});
