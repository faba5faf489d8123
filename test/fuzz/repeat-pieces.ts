// Texts that repeat a piece of a grammar to a size, for readers whose time would grow faster than their input. The same
// number always makes the same text.
import { SITEMAP_NS } from '../../shared/protocol/namespaces.ts';
import type { Random } from './make-input.ts';

const ROOT = `<urlset xmlns="${SITEMAP_NS}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">`;

/** What makes a reader take the text for its own, up to where something can be repeated. */
const BEGINNINGS: readonly string[] = [
  '',
  ROOT,
  `${ROOT}<url><loc>https://e.test/`,
  `${ROOT}<url><loc>https://e.test/</loc><lastmod>`,
  `${ROOT}<url><loc>https://e.test/</loc>`,
  `${ROOT}<url><loc>https://e.test/</loc><image:image><image:loc>`,
  `${ROOT}<url><loc>https://e.test/</loc><x:y z="`,
  `${ROOT}<!--`,
  `<?xml version="1.0"`,
  '<!DOCTYPE html>',
  '<!DOCTYPE html><html><head><base href="/a/"></head><body><a href="',
  '<html><body>',
  '<rss version="2.0"><channel><item><link>https://e.test/</link><pubDate>',
  '<feed xmlns="http://www.w3.org/2005/Atom"><entry><link href="https://e.test/a',
  'User-agent: *\nDisallow: ',
  'User-agent: *\nDisallow: /a\nSitemap',
  'https://e.test/a\n',
  'https://e.test/',
  'loc,lastmod,priority,images,hreflang:de\nhttps://e.test/a,',
  'loc;lastmod\n"https://e.test/a";"',
  '<table><tr><td ',
  '#',
  '<style>.a{',
];

const PIECES: readonly string[] = [
  ...[
    '<!--',
    '-->',
    '<!-- a -->',
    '<!---->',
    '--',
    '<!-- note --><!--',
    '<![CDATA[',
    ']]>',
    ']]',
    '<?',
    '?>',
    '<?x ?>',
  ],
  ...[
    '<',
    '>',
    '/',
    '/>',
    '</',
    '<a',
    '<a>',
    '</a>',
    '<a/>',
    '<a ',
    '<a b="',
    "<a b='",
    '<a "',
    '<url>',
    '</url>',
  ],
  ...[
    '<url/>',
    '</urlset>',
    '<loc>',
    '</loc>',
    '<url><loc>',
    '<image:image>',
    '<image:loc',
    '<xhtml:link ',
    '<x:y>',
  ],
  ...[
    '<item>',
    '<link>',
    '<entry>',
    '<table>',
    '<tr>',
    '<td>',
    '<style>',
    '<script>',
    '<meta ',
    '<meta charset=',
    '<base ',
  ],
  ...[
    '<!DOCTYPE',
    '<!DOCTYPE a [',
    '<!ENTITY a "b">',
    '<!',
    '<!a',
    'xmlns:a="b" ',
    'a="b" ',
    "a='",
    'a=',
    '=',
    '"',
    "'",
    '""',
  ],
  ...['&', '&amp;', '&a;', '&#65;', '&#', '&#x', ';', '[', ']', '(', ')', '{', '}', '.a{', '\\', '|'],
  ...[
    ' ',
    '\t',
    '\n',
    '\r',
    '\r\n',
    ' \n',
    '\n ',
    '\u00a0',
    '\u200b',
    '\0',
    '\u0001',
    '\ufeff',
    '\ufffd',
    '\v',
  ],
  ...[
    'a',
    'A',
    '0',
    '00',
    '1.',
    '-',
    '--',
    '-0',
    '+',
    '.',
    ',',
    ',"',
    '","',
    '"\n',
    '"a',
    'a"',
    '",',
    ';"',
    ',\n',
    '\t"',
  ],
  ...[
    '*',
    '*a',
    '/*',
    '*$',
    '$',
    '#',
    '#\n',
    '\n#',
    ':',
    'a:',
    'a:b\n',
    'Allow: /\n',
    'Disallow: /*a*\n',
    'User-agent: a\n',
  ],
  ...[
    'Sitemap: a\n',
    'Sitemap: https://e.test/a\n',
    'https://',
    'https://e.test/a ',
    'https://e.test/a,',
    'http://a\n',
  ],
  ...[
    '%',
    '%41',
    '?',
    '?a=b',
    '&a=b',
    '/a',
    '//',
    '../',
    '@',
    'é',
    '日',
    '😀',
    '\ud800',
    '2026-01-02',
    'T00:00',
    '1 Jan 2026 ',
  ],
];

const ENDINGS: readonly string[] = ['', '\0', '>', '"', '</loc></url></urlset>', '\nhttps://e.test/b\n', 'x'];

export interface Repeated {
  readonly beginning: string;
  readonly pieces: readonly string[];
  readonly ending: string;
}

/** How many inputs have each beginning with each piece; behind them come random ones of several pieces. */
export const ORDERED = BEGINNINGS.length * PIECES.length;

/** What the input of a number repeats. */
export function repeatedOf(number: number, random: Random): Repeated {
  const ending = ENDINGS[random(ENDINGS.length)] ?? '';
  const beginning =
    BEGINNINGS[number < ORDERED ? number % BEGINNINGS.length : random(BEGINNINGS.length)] ?? '';
  if (number < ORDERED)
    return { beginning, pieces: [PIECES[Math.floor(number / BEGINNINGS.length)] ?? ''], ending };
  return {
    beginning,
    pieces: Array.from({ length: 2 + random(3) }, () => PIECES[random(PIECES.length)] ?? ''),
    ending,
  };
}

/** The text, with so many characters. */
export function textOf({ beginning, pieces, ending }: Repeated, characters: number): string {
  const piece = pieces.join('');
  const times = Math.max(1, Math.ceil((characters - beginning.length - ending.length) / piece.length));
  return beginning + piece.repeat(times) + ending;
}
