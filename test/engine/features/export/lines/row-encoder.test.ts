// Rows to the bytes of sitemaps: the right XML, the right byte counts, and everything that is left out counted.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  RowEncoder,
  type EncodedFile,
  type Placing,
} from '../../../../../electron/engine/features/export/lines/row-encoder.ts';
import { rowXml } from '../../../../../electron/engine/features/export/row-xml.ts';
import { frameBytes } from '../../../../../electron/engine/features/export/lines/xml-frame.ts';
import type { RuleId } from '../../../../../shared/model/rule.ts';
import { ruleMask, RuleSets } from '../../../../../electron/engine/rows/rule-sets.ts';
import { batchOf, manyRows, type TestRow } from '../folder/row-batch.ts';

interface Encoded extends Omit<EncodedFile, 'xml' | 'next' | 'release'> {
  readonly xml: string;
}

/** Begins a new file after every `perFile` rows. */
function everyRows(perFile: number): Placing {
  let rows = 0;
  return { place: () => rows++ % perFile === 0, placeAll: () => null };
}

function encode(
  rows: readonly TestRow[],
  placing: Placing = everyRows(Infinity),
): { files: Encoded[]; encoder: RowEncoder } {
  const encoder = new RowEncoder(placing);
  const files: Encoded[] = [];
  const take = ({ xml, release, next: _, ...file }: EncodedFile): void => {
    files.push({ ...file, xml: xml.toString('utf8') });
    release();
  };
  for (const file of encoder.encode(batchOf(rows))) take(file);
  const last = encoder.end();
  if (last) take(last);
  return { files, encoder };
}

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

describe('RowEncoder', () => {
  it('writes one URL a line, in the order of the schema', () => {
    const row = {
      loc: 'https://e.com/?a=1&b="<é>\'',
      lastmod: '2024-01-02T03:04Z',
      changefreq: 3,
      priority: 1,
    };
    const { files } = encode([row, { loc: 'https://e.com/' }]);
    expect(files[0]?.xml).toBe(
      `${HEAD}>\n<url><loc>https://e.com/?a=1&amp;b=&quot;&lt;é&gt;&apos;</loc><lastmod>2024-01-02T03:04:00Z</lastmod>` +
        '<changefreq>weekly</changefreq><priority>1.0</priority></url>\n<url><loc>https://e.com/</loc></url>\n</urlset>\n',
    );
  });

  it('writes extensions as they are and declares exactly their namespaces, file by file', () => {
    const image = '<image:image><image:loc>https://e.com/a.jpg</image:loc></image:image>';
    const own = '<x:y xmlns:x="urn:x" xhtml:z="1">news: &amp; ü</x:y>';
    const { files } = encode(
      [
        { loc: 'https://e.com/1', ext: image },
        { loc: 'https://e.com/2', ext: own },
        { loc: 'https://e.com/3' },
      ],
      everyRows(1),
    );
    expect(files.map(({ xml }) => xml.split('\n')[1])).toEqual([
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
      expect.stringContaining(' xmlns:xhtml="http://www.w3.org/1999/xhtml">'),
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ]);
    expect(files[0]?.xml).toContain(`</loc>${image}</url>`);
    expect(files[1]?.xml).toContain(`</loc>${own}</url>`);
  });

  it('tells the plan the exact bytes, whatever the characters, and agrees with rowXml', () => {
    const row = fc.record({
      loc: fc.oneof(fc.webUrl(), fc.string({ unit: 'grapheme' }), fc.constant('https://e.com/ä&😀')),
      lastmod: fc.option(fc.constantFrom('2024-01-01', '2024', 'x', '2024-05-06T07:08:09+01:00')),
      changefreq: fc.option(fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constant('often'))),
      priority: fc.option(fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant('9'))),
      ext: fc.option(
        fc.constantFrom('<image:image/>', '<video:video>😀ü</video:video>', '<a xmlns="urn:a"> xhtml:</a>'),
      ),
    });
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 100 }),
        fc.integer({ min: 1, max: 40 }),
        (rows, perFile) => {
          const counted: { bytes: number; namespaces: number }[] = [];
          const start = everyRows(perFile);
          const place: Placing['place'] = (bytes, namespaces, loc) => {
            const begins = start.place(bytes, namespaces, loc);
            if (begins) counted.push({ bytes: 0, namespaces: 0 });
            const file = counted.at(-1);
            if (file) [file.bytes, file.namespaces] = [file.bytes + bytes, file.namespaces | namespaces];
            return begins;
          };
          const { files } = encode(rows, { ...start, place });
          expect(files.map(({ xml }) => Buffer.byteLength(xml))).toEqual(
            counted.map(({ bytes, namespaces }) => bytes + frameBytes(namespaces)),
          );
          const lines = files
            .flatMap(({ xml }) => xml.slice(xml.indexOf('<url>'), -'</urlset>\n'.length))
            .join('');
          const holdable = rows.filter(
            ({ loc }) => !/(?![\t\n\r\u007f-\u009f])[\p{Cc}\ufffe\uffff]/u.test(loc),
          );
          expect(lines).toBe(holdable.map((one) => `${rowXml(one)}\n`).join(''));
          expect(files.reduce((sum, { urls }) => sum + urls, 0)).toBe(holdable.length);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('reuses the memory of released files without mixing them up', () => {
    const rows = manyRows(1_000);
    const { files } = encode(rows, everyRows(300));
    expect(files.map(({ urls }) => urls)).toEqual([300, 300, 300, 100]);
    files.forEach(({ xml }, i) => {
      const expected = rows
        .slice(i * 300, i * 300 + 300)
        .map((row) => rowXml({ lastmod: null, changefreq: null, priority: null, ext: null, ...row }));
      expect(xml).toBe(`${HEAD}>\n${expected.join('\n')}\n</urlset>\n`);
    });
  });

  it('counts what it leaves out: rows by their first blocking finding, values by theirs', () => {
    const sets = new RuleSets();
    const flag = (...rules: readonly RuleId[]): number => sets.idOf(ruleMask(...rules));
    const loc = 'https://example.com/';
    const { files, encoder } = encode([
      { loc, included: false, issues: flag('loc-duplicate') },
      { loc: '', issues: flag('loc-missing', 'loc-duplicate') },
      { loc, issues: flag('loc-duplicate', 'loc-fragment') },
      { loc, issues: flag('loc-duplicate') },
      { loc: 'https://example.com/\u0007' },
      {
        loc,
        issues: flag('loc-other-host', 'lastmod-invalid'),
        lastmod: 'x',
        changefreq: 'often',
        priority: '2',
      },
      { loc, lastmod: '2024-05' },
    ]);
    expect(files.map(({ urls }) => urls)).toEqual([2]);
    expect([...encoder.leftOut, ...(files[0]?.leftOut ?? [])]).toEqual([
      { reason: 'excluded', what: 'url', count: 1 },
      { reason: 'loc-missing', what: 'url', count: 1 },
      { reason: 'loc-duplicate', what: 'url', count: 2 },
      { reason: 'loc-invalid', what: 'url', count: 1 },
      { reason: 'lastmod-invalid', what: 'lastmod', count: 1 },
      { reason: 'changefreq-invalid', what: 'changefreq', count: 1 },
      { reason: 'priority-invalid', what: 'priority', count: 1 },
      { reason: 'lastmod-imprecise', what: 'lastmod', count: 1 },
    ]);
    expect(files[0]?.xml).toBe(
      `${HEAD}>\n${'<url><loc>https://example.com/</loc></url>\n'.repeat(2)}</urlset>\n`,
    );
  });

  it('has no file without rows', () => {
    expect(encode([]).files).toEqual([]);
    expect(encode([{ loc: 'https://example.com/', included: false }]).files).toEqual([]);
  });
});
