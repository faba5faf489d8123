// Files made to cost time or memory, or to reach out of themselves, and what an import must say of each. It writes
// files and reads none.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createGzip } from 'node:zlib';

export interface HostileFile {
  readonly name: string;
  readonly what: string;
  readonly start: string;
  readonly unit: string;
  readonly times: number;
  readonly end: string;
  readonly gzip?: boolean;
  /** The links of the page are asked for. */
  readonly html?: boolean;
  /** The code that must be told, of an error or of a problem; null where the file is honest. */
  readonly code: string | null;
  /** Rows that must be there; absent where it does not matter. */
  readonly rows?: number;
}

const MEGABYTES = 1_000_000;
const HUNDRED = 100 * MEGABYTES;
const ROOT = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
const ENTRY = '<url><loc>https://example.com/first</loc></url>\n';
const AFTER = `${ENTRY.replace('first', 'last')}</urlset>`;
const LAUGHS = Array.from(
  { length: 10 },
  (_, i) => `<!ENTITY l${i} "${i === 0 ? 'ha' : `&l${i - 1};`.repeat(10)}">`,
).join('');

/** `secret` = a file that no import may read, `port` = where nobody may connect to. */
export function hostileFiles(secret: string, port: number): readonly HostileFile[] {
  const xml = (
    what: string,
    start: string,
    unit: string,
    bytes: number,
    end: string,
    code: string | null,
  ) => ({
    name: `${what.replace(/\W+/g, '-')}.xml`,
    what,
    start: ROOT + ENTRY + start,
    unit,
    times: Math.ceil(bytes / unit.length),
    end: end + AFTER,
    code,
  });
  const once = (what: string, doctype: string, loc: string, code: string): HostileFile => ({
    ...xml(what, '', ' ', 1, '', code),
    start: `<?xml version="1.0"?><!DOCTYPE urlset [${doctype}]>${ROOT}${ENTRY}<url><loc>${loc}</loc></url>`,
  });
  const list = (name: string, what: string, start: string, unit: string, end: string, code: string) => ({
    ...{ name, what, start, unit, end, code },
    times: Math.ceil(HUNDRED / unit.length),
  });
  const page = { html: true, start: '<html><body><a href="https://example.com/first">x</a>' };
  return [
    {
      ...{ name: 'zeros.gz', what: '1 GiB of zeros in gzip', start: '', unit: '\0', times: 2 ** 30, end: '' },
      ...{ gzip: true, code: 'too-large' },
    },
    {
      ...xml(
        'honest 45 MiB of 50,000 long entries in gzip',
        '',
        longEntry(),
        49_998 * longEntry().length,
        '',
        null,
      ),
      ...{ gzip: true, rows: 50_000 },
    },
    once('billion laughs', LAUGHS, 'https://example.com/&l9;', 'xml-unknown-entity'),
    once(
      'external entity of a file',
      `<!ENTITY x SYSTEM "file://${secret}">`,
      'https://example.com/&x;',
      'xml-unknown-entity',
    ),
    once(
      'external entity of the web',
      `<!ENTITY x SYSTEM "http://127.0.0.1:${port}/x">`,
      'https://example.com/&x;',
      'xml-unknown-entity',
    ),
    once(
      'parameter entity',
      `<!ENTITY % p SYSTEM "http://127.0.0.1:${port}/p"> %p;`,
      'https://example.com/&x;',
      'xml-unknown-entity',
    ),
    xml('1M levels of elements', '', '<a>', 3 * MEGABYTES, '</a>'.repeat(1_000), 'xml-too-deep'),
    xml(
      '1M levels within an entry',
      '<url><loc>https://example.com/x</loc>',
      '<a>',
      3 * MEGABYTES,
      '',
      'xml-too-deep',
    ),
    xml('100 MB address', '<url><loc>https://example.com/', 'a', HUNDRED, '</loc></url>', 'value-too-long'),
    xml('100 MB of text between elements', '', 'a', HUNDRED, '', 'xml-stray-text'),
    xml(
      '100 MB attribute',
      '<url><loc a="',
      'a',
      HUNDRED,
      '">https://example.com/x</loc></url>',
      'xml-malformed',
    ),
    xml('100 MB comment', '<!--', 'a ', HUNDRED, '-->', null),
    xml('100 MB of markup in a comment', '<!--', '<a>', HUNDRED, '-->', null),
    xml('100 MB CDATA', '<url><loc><![CDATA[', 'a', HUNDRED, ']]></loc></url>', 'value-too-long'),
    xml(
      '100 MB of markup in CDATA',
      '<url><loc><![CDATA[',
      '<a>',
      HUNDRED,
      ']]></loc></url>',
      'value-too-long',
    ),
    xml(
      '100 MB of extension text',
      '<url><loc>https://example.com/x</loc><x:a xmlns:x="urn:x">',
      'a',
      HUNDRED,
      '</x:a></url>',
      'extension-too-long',
    ),
    xml('100 MB tag name', '<', 'a', HUNDRED, '>', 'xml-malformed'),
    xml('100 MB processing instruction', '<?a ', 'a', HUNDRED, '?>', null),
    xml(
      '100 MB of character references',
      '<url><loc>https://example.com/',
      '&#65;',
      HUNDRED,
      '</loc></url>',
      'xml-no-content',
    ),
    xml(
      '100 MB of bare ampersands',
      '<url><loc>https://example.com/',
      '&',
      HUNDRED,
      '</loc></url>',
      'xml-bare-ampersand',
    ),
    xml('100 MB of white space', '', ' ', HUNDRED, '', null),
    xml('100 MB of attributes', '<url ', 'b="1" ', HUNDRED, '>', 'xml-malformed'),
    {
      ...xml('100 MB doctype', '', '<!ENTITY a "b">', HUNDRED, '', 'unreadable-source'),
      start: '<!DOCTYPE urlset [',
    },
    list(
      'line.txt',
      'list: 100 MB line',
      'https://example.com/first\nhttps://example.com/',
      'a',
      '\nhttps://example.com/last\n',
      'text-line-odd',
    ),
    list(
      'lines.txt',
      'list: 100 MB of short lines',
      'https://example.com/first\n',
      'x\n',
      '',
      'text-no-list',
    ),
    list(
      'line.csv',
      'table: 100 MB cell',
      'loc,lastmod\nhttps://example.com/first,\nhttps://example.com/',
      'a',
      ',2026-01-01\nhttps://example.com/last,\n',
      'csv-row-too-long',
    ),
    list(
      'quoted.csv',
      'table: 100 MB in quotes',
      'loc,lastmod\nhttps://example.com/first,\n"https://example.com/',
      'a',
      '",2026-01-01\nhttps://example.com/last,\n',
      'csv-row-too-long',
    ),
    list(
      'quotes.csv',
      'table: 100 MB of quotes',
      'loc,lastmod\nhttps://example.com/first,\n',
      '"',
      '\nhttps://example.com/last,\n',
      'csv-row-too-long',
    ),
    list(
      'commas.csv',
      'table: 100 MB of commas',
      'loc,lastmod\nhttps://example.com/first,\n',
      ',',
      '\nhttps://example.com/last,\n',
      'csv-row-too-long',
    ),
    list(
      'robots.txt',
      'robots.txt: 100 MB line',
      'User-agent: *\nSitemap: https://example.com/',
      'a',
      '\n',
      'sitemap-too-long',
    ),
    list(
      'robots-lines.txt',
      'robots.txt: 100 MB of short lines',
      'User-agent: *\n',
      'a:b\n',
      '',
      'robots-too-many-lines',
    ),
    {
      ...page,
      ...list('levels.html', 'page: 1M levels', '', '<a>', '', 'html-no-content'),
      ...page,
      times: MEGABYTES,
    },
    {
      ...list('attribute.html', 'page: 100 MB attribute', '', 'a', '">x</a></body></html>', 'value-too-long'),
      ...page,
      start: `${page.start}<a href="https://example.com/`,
    },
    {
      ...list('comment.html', 'page: 100 MB comment', '', '- ', '--></body></html>', 'none'),
      ...page,
      start: `${page.start}<!--`,
      code: null,
    },
    {
      ...list('script.html', 'page: 100 MB script', '', '</', '</script></body></html>', 'none'),
      ...page,
      start: `${page.start}<script>`,
      code: null,
    },
    { ...list('less.html', 'page: 100 MB of <', '', '<', '</body></html>', 'html-no-content'), ...page },
    { ...list('entity.html', 'page: 100 MB of &', '', '&', '</body></html>', 'none'), ...page, code: null },
    { ...list('text.html', 'page: 100 MB text', '', 'a', '</body></html>', 'none'), ...page, code: null },
    {
      ...list('tags.html', 'page: 100 MB of tags', '', '<b x=y>', '</body></html>', 'html-no-content'),
      ...page,
    },
    {
      ...list(
        'attributes.html',
        'page: 100 MB of attributes',
        '',
        ' x=y',
        '></body></html>',
        'html-no-content',
      ),
      ...page,
      start: `${page.start}<a`,
    },
  ];
}

/** An entry of about 940 bytes that packs very well. */
function longEntry(): string {
  return `<url><loc>https://example.com/${'a-long-path/'.repeat(70)}</loc></url>\n`;
}

/** Writes it to the path. */
export async function writeHostile(
  path: string,
  { start, unit, times, end, gzip }: HostileFile,
): Promise<void> {
  const file = createWriteStream(path);
  const closed = new Promise<void>((resolve) => {
    file.once('close', () => {
      resolve();
    });
  });
  const into = gzip === true ? createGzip({ level: 9 }) : file;
  if (into !== file) into.pipe(file);
  const many = Math.max(1, Math.min(times, Math.ceil(1_048_576 / unit.length)));
  const chunk = Buffer.from(unit.repeat(many));
  const put = async (bytes: string | Buffer) => {
    if (!into.write(bytes)) await once(into, 'drain');
  };
  await put(start);
  for (let left = times; left > 0; left -= many)
    await put(left >= many ? chunk : Buffer.from(unit.repeat(left)));
  into.end(end);
  await closed;
}
