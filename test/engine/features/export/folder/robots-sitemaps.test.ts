// The Sitemap lines of a robots.txt: they name what is wanted, and every other byte stays.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withSitemapLines } from '../../../../../electron/engine/features/export/folder/robots-sitemaps.ts';
import { robotsLines } from '../../../../../shared/protocol/robots-lines.ts';
import { decodeRobots } from '../../../../../electron/engine/read/parse/text/decode-robots.ts';

const A = 'https://example.com/a.xml';
const B = 'https://example.com/b.xml';

function changed(text: string, urls: readonly string[], isOurs?: (url: string) => boolean): string {
  return Buffer.from(withSitemapLines(Buffer.from(text), urls, isOurs)).toString('utf8');
}

/** The lines that are none of sitemaps, with their ends but for the last of the file. */
function others(bytes: Uint8Array): string[] {
  const lines = Buffer.from(bytes)
    .toString('latin1')
    .split(/(?<=\n|\r(?!\n))/)
    // What stands behind an address outlives its line.
    .filter((line) => [...robotsLines(line)][0]?.key !== 'sitemap' && !line.startsWith('# here'));
  const last = lines.pop();
  return last === undefined ? lines : [...lines, last.replace(/[\r\n]+$/, '')].filter((line) => line !== '');
}

function sitemaps(bytes: Uint8Array): string[] {
  return [...robotsLines(decodeRobots(bytes))].flatMap((r) => (r.key === 'sitemap' ? [r.value] : []));
}

const CASES: readonly (readonly [what: string, before: string, urls: readonly string[], after: string])[] = [
  ['writes them into an empty file', '', [A], `Sitemap: ${A}\n`],
  [
    'adds them at the end',
    'User-agent: *\nDisallow: /x\n',
    [A],
    `User-agent: *\nDisallow: /x\nSitemap: ${A}\n`,
  ],
  ['keeps a missing last line end', 'Disallow: /x', [A, B], `Disallow: /x\nSitemap: ${A}\nSitemap: ${B}`],
  ['takes the line ends of the file', 'Allow: /\r\n', [A], `Allow: /\r\nSitemap: ${A}\r\n`],
  [
    'replaces in place',
    `# top\nSitemap: https://example.com/old.xml # main\nUser-agent: *\n`,
    [A],
    `# top\nSitemap: ${A} # main\nUser-agent: *\n`,
  ],
  [
    'keeps the comments of lines that go',
    `Sitemap: https://example.com/1.xml\t# one\r\nSitemap: ${B} # two\r\nSitemap: https://example.com/3.xml #3\r\n`,
    [B, A],
    `Sitemap: ${A}\t# one\r\n#3\r\nSitemap: ${B} # two\r\n`,
  ],
  [
    'keeps a line that names it in another way',
    `SITE-MAP:HTTPS://EXAMPLE.com/a.xml #x\n`,
    [A],
    `SITE-MAP:HTTPS://EXAMPLE.com/a.xml #x\n`,
  ],
  [
    'adds behind the last',
    `Sitemap: ${A}\nUser-agent: *\n`,
    [A, B],
    `Sitemap: ${A}\nSitemap: ${B}\nUser-agent: *\n`,
  ],
  [
    'removes what is no more',
    `Sitemap: ${A}\nSitemap: ${B}\nUser-agent: *\n`,
    [B],
    `Sitemap: ${B}\nUser-agent: *\n`,
  ],
  ['removes all', `User-agent: *\nSitemap: ${A}`, [], 'User-agent: *\n'],
  ['names each once', `Sitemap: ${A}\nSitemap: ${A}\n`, [A], `Sitemap: ${A}\n`],
  [
    'keeps a byte order mark first',
    '\ufeffSitemap: https://example.com/old.xml\n',
    [A],
    `\ufeffSitemap: ${A}\n`,
  ],
];

describe('withSitemapLines', () => {
  it.each(CASES)('%s', (_, before, urls, after) => {
    expect(changed(before, urls)).toBe(after);
  });

  it('leaves sitemaps alone that are not of the export', () => {
    const before = 'Sitemap: https://example.com/old.xml\nSitemap: https://cdn.example.net/news.xml\n';
    const after = changed(before, [A], (url) => url.startsWith('https://example.com/'));
    expect(after).toBe(`Sitemap: ${A}\nSitemap: https://cdn.example.net/news.xml\n`);
  });

  it('puts them where search engines still read', () => {
    const long = `User-agent: *\n${'Disallow: /some/long/path\n'.repeat(25_000)}`;
    expect(changed(long, [A])).toBe(`Sitemap: ${A}\n${long}`);
    expect(changed(`${long}Sitemap: ${A}\n`, [A])).toBe(`Sitemap: ${A}\n${long}`);
  });

  it('knows UTF-16, and an address beyond ASCII', () => {
    const url = 'https://example.com/karte-ü.xml';
    const before = Buffer.from('\ufeffDisallow: /ä\r\n', 'utf16le');
    const after = Buffer.from(withSitemapLines(before, [url])).toString('utf16le');
    expect(after).toBe(`\ufeffDisallow: /ä\r\nSitemap: ${url}\r\n`);
    expect(withSitemapLines(Buffer.from(`Sitemap: ${url}\n`), [url])).toEqual(
      Buffer.from(`Sitemap: ${url}\n`),
    );
  });

  it('names exactly the wanted, keeps every other byte, and changes nothing when done again', () => {
    const line = fc.constantFrom(
      Buffer.from('User-agent: *'),
      Buffer.from('Disallow: /x # y'),
      Buffer.from(''),
      Buffer.from([0x23, 0xff, 0xfe, 0x80]),
      Buffer.from(`Sitemap: ${A}`),
      Buffer.from(` sitemap : ${B} # here`),
      Buffer.from('Sitemap https://example.com/c.xml'),
    );
    const end = fc.constantFrom('\n', '\r\n', '\r');
    const file = fc
      .tuple(fc.array(fc.tuple(line, end)), fc.option(line, { nil: Buffer.from('') }))
      .map(([lines, last]) => Buffer.concat([...lines.flatMap(([l, e]) => [l, Buffer.from(e)]), last]));
    const urls = fc.uniqueArray(
      fc.constantFrom(A, B, 'https://example.com/c.xml', 'https://example.com/d.xml'),
    );
    fc.assert(
      fc.property(file, urls, (before, wanted) => {
        const after = withSitemapLines(before, wanted);
        expect(sitemaps(after).sort()).toEqual(wanted.toSorted());
        expect(others(after)).toEqual(others(before));
        expect(withSitemapLines(after, wanted)).toEqual(after);
      }),
    );
  });
});
