// Indexes: within both limits, in order, with addresses that are right for every name.
import { describe, expect, it } from 'vitest';
import { addressOf, indexParts } from '../../../../../electron/engine/features/export/lines/index-xml.ts';

const form = {
  indent: false,
  schemaLocation: false,
  styleSheet: null,
  maxSitemaps: 50_000,
  maxBytes: 52_428_800,
};
const entries = Array.from({ length: 5 }, (_, i) => ({
  path: `a b/${i}.xml`,
  lastmod: i === 2 ? '2024-01-01' : null,
}));

describe('indexParts', () => {
  it('begins another index where the number or the bytes of one are used up', () => {
    const whole = indexParts('https://e.com/', entries, form);
    expect(whole.map(({ sitemaps }) => sitemaps)).toEqual([5]);
    expect(whole[0]?.xml.toString()).toContain(
      '<loc>https://e.com/a%20b/2.xml</loc><lastmod>2024-01-01</lastmod>',
    );
    const few = indexParts('https://e.com/', entries, { ...form, maxSitemaps: 2 });
    expect(few.map(({ sitemaps }) => sitemaps)).toEqual([2, 2, 1]);
    const maxBytes = (whole[0]?.xml.length ?? 0) - 1;
    const small = indexParts('https://e.com/', entries, { ...form, maxBytes });
    expect(small.map(({ sitemaps }) => sitemaps)).toEqual([4, 1]);
    for (const { xml } of small) expect(xml.length).toBeLessThanOrEqual(maxBytes);
  });

  it('refuses a sitemap that fits in no index, naming it', () => {
    const [one] = indexParts('https://e.com/', entries.slice(0, 1), form);
    const bytes = one?.xml.length ?? 0;
    const refused = { ...form, maxBytes: bytes - 1 };
    expect(indexParts('https://e.com/', entries.slice(0, 1), { ...form, maxBytes: bytes })).toHaveLength(1);
    expect(() => indexParts('https://e.com/', entries.slice(0, 1), refused)).toThrow(
      `https://e.com/a%20b/0.xml alone has ${bytes} bytes, more than the limit of ${bytes - 1} bytes`,
    );
  });

  it('writes one element a line where that is asked', () => {
    const xml = indexParts('https://e.com/', entries.slice(2, 3), {
      ...form,
      indent: true,
    })[0]?.xml.toString();
    expect(xml).toContain(
      '\n  <sitemap>\n    <loc>https://e.com/a%20b/2.xml</loc>\n    <lastmod>2024-01-01</lastmod>\n  </sitemap>\n',
    );
  });
});

describe('addressOf', () => {
  it('escapes what a path can not hold, but not its slashes', () => {
    expect(addressOf('https://e.com/m/', 'a/ü?.xml')).toBe('https://e.com/m/a/%C3%BC%3F.xml');
  });
});
