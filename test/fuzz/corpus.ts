// What the fuzzer starts from: all conformance cases and fixtures, and the words that matter to the readers.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Bytes of a seed at most, so that most inputs take no time. */
const MAX_SEED_BYTES = 3_000;
const FOLDERS = ['../conformance/cases', '../fixtures'];

/** The seeds in a fixed order; packed ones also unpacked, long ones by their beginning. */
export function loadCorpus(): Buffer[] {
  return FOLDERS.flatMap((folder) => filesIn(join(import.meta.dirname, folder))).flatMap((path) => {
    const bytes = readFileSync(path);
    const seeds = [bytes.subarray(0, MAX_SEED_BYTES)];
    try {
      if (bytes[0] === 0x1f) seeds.push(gunzipSync(bytes).subarray(0, MAX_SEED_BYTES));
    } catch {
      // Damaged on purpose; the packed bytes are seed enough.
    }
    return seeds;
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : path.endsWith('.json') ? [] : [path]));
}

/** What the formats are made of. */
export const TOKENS: readonly string[] = [
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ...[
    '</urlset>',
    '<url>',
    '</url>',
    '<url/>',
    '<loc>',
    '</loc>',
    '<loc/>',
    '<Loc>',
    '<lastmod>',
    '</lastmod>',
  ],
  ...['<priority>0.5</priority>', '<changefreq>', '<sitemapindex>', '<sitemap>', '</sitemap>', '<s:url>'],
  ...[
    '<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9">',
    '<s:url><s:loc>https://e.test/</s:loc></s:url>',
    '</s:url>',
  ],
  ...['<rss version="2.0">', '<channel>', '<item>', '</item>', '<link>', '</link>', '<pubDate>', '<guid>'],
  ...[
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    '<entry>',
    '</entry>',
    '<link href="/a"/>',
    ' xml:base="http://e/"',
  ],
  ...[
    ' xmlns=""',
    ' xmlns:x="urn:x"',
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
    '<x:y>',
  ],
  ...[
    '<image:image><image:loc>a</image:loc></image:image>',
    '<image:loc>',
    '</image:image>',
    '<video:video>',
  ],
  '<xhtml:link rel="alternate" hreflang="de" href="https://e.example/"/>',
  ...[
    '<!--',
    '-->',
    '--',
    '<![CDATA[',
    ']]>',
    ']]',
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?x',
    '?>',
    '<!',
  ],
  ...[
    '<!DOCTYPE a [',
    ']>',
    '<!ENTITY a "b">',
    '&amp;',
    '&lt;',
    '&a;',
    '&#0;',
    '&#x41;',
    '&#xD800;',
    '&',
    '&#',
    ';',
  ],
  ...[
    '<',
    '>',
    '/',
    '"',
    "'",
    '=',
    '</',
    '/>',
    ' ',
    '\n',
    '\r',
    '\r\n',
    '\t',
    '\0',
    '\ufeff',
    '\u00a0',
    '\ufffd',
  ],
  ...[
    'https://example.com/a',
    'http://',
    'https://\n',
    'User-agent: *\n',
    'Sitemap: ',
    'Disallow: /*a$\n',
    'Allow: ',
  ],
  ...[
    'encoding="utf-16"',
    'encoding="shift_jis"',
    'encoding="gb18030"',
    'é',
    '日',
    '😀',
    '\u0001',
    '2026-01-02',
    '#',
  ],
  ...['constructor', '__proto__', '<__proto__>', ' __proto__="a"', '<constructor:toString>'],
];
