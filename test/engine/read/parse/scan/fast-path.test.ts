// The fast path and the XML parser must find the same in every document, however it is cut into chunks.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAll } from '../xml/collect.ts';

/** Pieces of which documents are made: ordinary ones, odd ones, and torn ones. */
const PIECES = [
  '<url>',
  '</url>',
  '<url >',
  '</url >',
  '<url/>',
  '<url a="1">',
  '<Url>',
  '</Url>',
  '<loc>',
  '</loc>',
  '<loc >',
  '</Loc>',
  '<loc/>',
  '<lastmod>',
  '</lastmod>',
  '<changefreq>',
  '</changefreq>',
  '<priority>',
  '</priority>',
  '<image:image>',
  '</image:image>',
  '<image:loc>',
  '</image:loc>',
  '<x:url xmlns:x="http://www.sitemaps.org/schemas/sitemap/0.9">',
  '</x:url>',
  '<loc xmlns="urn:o">',
  'https://example.com/a',
  'https://example.com/é?a=1&amp;b=2',
  '2026-01-02',
  'daily',
  '0.5',
  ' ',
  '\n',
  '\r\n',
  '\t',
  '&amp;',
  '&lt;',
  '&#65;',
  '&#x1F600;',
  '&nbsp;',
  '&',
  '&a',
  ';',
  '\u00a0',
  '\ufeff',
  '日本',
  '😀',
  '\u0001',
  '>',
  ']]>',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '<?x',
  '?>',
  '<',
  '</',
  '</urlset>',
  '<urlset>',
  '"',
  "'",
  '<sitemap>',
  '</sitemap>',
  '<url>\n  <loc>https://example.com/b</loc>\n</url>\n',
  '<url><loc>https://example.com/c</loc><lastmod>2026</lastmod><priority>1</priority></url>',
  '<url><loc>https://example.com/d?x&amp;y</loc><changefreq>never</changefreq><lastmod> 2026-01 </lastmod></url>',
  '<url><loc>https://example.com/e</loc><loc>https://example.com/f</loc></url>',
  '<image:image>\n <image:loc>https://example.com/i.png?a&amp;b</image:loc>\n <image:title>é</image:title></image:image>',
  '<url><loc>https://example.com/g</loc><image:image><image:loc>x</image:loc><image:caption/></image:image></url>',
  '<url><loc>https://example.com/h</loc><xhtml:link rel="alternate" hreflang="de" href="https://example.com/?a&amp;b"/></url>',
  '<xhtml:link rel="alternate"\n  href="x" hreflang="en" />',
  '<xhtml:link rel="a" rel="b"/>',
  'xhtml:',
  'image:',
  'href="a&b"',
  '<url><loc>https://example.com/i</loc><news:news><news:publication><news:name>N</news:name></news:publication></news:news></url>',
  '<!-- <url><loc>https://example.com/hidden</loc></url> -->',
];
const ROOTS = [
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  '<urlset>\n',
  '<urlset xmlns="urn:other">',
  '<x:urlset xmlns:x="http://www.sitemaps.org/schemas/sitemap/0.9">',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="urn:other" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
];

/** With a prefix for all that is the sitemap's own, and for what stands for it. */
function prefixed(text: string): string {
  return text
    .replaceAll(/<(\/?)(?=urlset|url|loc|lastmod|changefreq|priority)/g, '<$1s-m:')
    .replace('xmlns=', 'xmlns:s-m=');
}

const document = fc
  .tuple(
    fc.constantFrom(...ROOTS),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }),
    fc.constantFrom('</urlset>', '', '</urlset>\n<!-- end -->', '</x:urlset>'),
  )
  .map(([root, pieces, end]) => root + pieces.join('') + end)
  .chain((text) => fc.constantFrom(text, text, prefixed(text)));
const chunkSizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 });

describe('fast path', () => {
  it('finds what the XML parser finds, for any document and chunks', async () => {
    await fc.assert(
      fc.asyncProperty(document, chunkSizes, async (text, chunks) => {
        const reference = await parseAll(text, { fast: false });
        expect(await parseAll(text, { fast: true })).toEqual(reference);
        expect(await parseAll(text, { fast: true, chunks })).toEqual(reference);
        expect(await parseAll(text, { fast: false, chunks })).toEqual(reference);
      }),
      { numRuns: 1_500 },
    );
  });

  it('agrees for documents of whole records with one odd thing put in anywhere', async () => {
    const record =
      '<url>\n<loc>https://example.com/a?b=1&amp;c=é</loc>\n<lastmod>2026-01-02</lastmod>\n</url>\n';
    const image = '<image:image>\n<image:loc>https://example.com/i?a&amp;b</image:loc>\n</image:image>\n';
    const link = '<xhtml:link rel="alternate" hreflang="de" href="https://example.com/?a&amp;b"/>\n';
    const rich = record.replace('</url>', `${image}${link}</url>`);
    const base = `${ROOTS[5] ?? ''}\n${(record + rich).repeat(2)}</urlset>\n`;
    const anything = fc.tuple(
      fc.constantFrom(base, prefixed(base)),
      fc.nat(base.length),
      fc.nat(6),
      fc.constantFrom(...PIECES, '<s-m:loc>', '</s-m:url>', ''),
    );
    await fc.assert(
      fc.asyncProperty(anything, chunkSizes, async ([whole, at, remove, piece], chunks) => {
        const text = whole.slice(0, at) + piece + whole.slice(at + remove);
        const reference = await parseAll(text, { fast: false });
        expect(await parseAll(text, { fast: true, chunks })).toEqual(reference);
      }),
      { numRuns: 1_500 },
    );
  });

  it('agrees where an attribute with two colons binds a prefix anew', async () => {
    const root = (ROOTS[5] ?? '').replace('xmlns:image=', 'xmlns:<image:image>=""xmlns:image=');
    const text = `${root}\n<url><loc>https://example.com/a</loc><image:image><image:loc>b</image:loc></image:image></url></urlset>`;
    expect(await parseAll(text, { fast: true })).toEqual(await parseAll(text, { fast: false }));
  });

  it('agrees at every border of a chunk inside a record', async () => {
    const text = `${ROOTS[0] ?? ''}<url><loc>https://example.com/é😀&amp;</loc></url>\r\n<url><loc>x</loc></url></urlset>`;
    const reference = await parseAll(text, { fast: false });
    expect(reference.entries).toHaveLength(2);
    const length = Buffer.byteLength(text);
    for (let at = 1; at < length; at++)
      expect(await parseAll(text, { chunks: [at, length] })).toEqual(reference);
  });
});

describe('cutting a file', () => {
  const addresses = [
    'https://example.com/a',
    'https://example.com/b?c=1&d=é',
    'https://example.com/long/path',
  ];
  const escaped = addresses.map((loc) => loc.replaceAll('&', '&amp;'));
  const records = escaped.map((loc) => `<url>\n <loc>${loc}</loc>\n <lastmod>2026-01-02</lastmod>\n</url>\n`);
  const xml = Buffer.from(`${ROOTS[0] ?? ''}\n${records.join('')}</urlset>`);

  it('anywhere yields whole addresses only, and is reported', async () => {
    for (let cut = 0; cut < xml.length; cut++) {
      for (const fast of [true, false]) {
        const { entries, problems } = await parseAll(xml.subarray(0, cut), { fast });
        expect(entries.map(({ loc }) => loc)).toEqual(addresses.slice(0, entries.length));
        expect(
          problems.some(({ severity }) => severity === 'error'),
          `cut at ${cut}`,
        ).toBe(true);
      }
    }
  });

  it('drops the last line of a text list that is known to be cut', async () => {
    const text = Buffer.from(`${addresses.join('\n')}\n`);
    for (let cut = 1; cut < text.length; cut++) {
      const { entries } = await parseAll(text.subarray(0, cut), { truncated: true });
      expect(entries.map(({ loc }) => loc)).toEqual(addresses.slice(0, entries.length));
    }
  });
});
