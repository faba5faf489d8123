// Which pasted texts are tables.
import { expect, it } from 'vitest';
import { isTableText } from '../../../../renderer/features/table/table-text.ts';

const A = 'https://a.example/';

it.each([
  ['tabs and a head', 'Path\tTitle\n/a\tA\n/b\tB\n'],
  ['tabs and no head', `${A}\tfoo\t12\n${A}2\tbar\t13`],
  ['line ends of Windows, an empty line at the end', 'Path\tTitle\r\n/a\tA\r\n\r\n'],
  ['commas', 'path,priority\n/a,0.5\n/b,0.6\n'],
  ['semicolons and quotes', 'Ziel;Was\n"/a;b";Eins\n/c;Zwei'],
  ['commas after URLs, with columns that are known', `${A},2024-01-02,0.4\n${A}2,2024-01-03,0.6\n`],
  ['more lines than are looked at', `path\ttitle\n${'/a\tA\n'.repeat(100_000)}`],
])('takes a text with %s for a table', (_, text) => {
  expect(isTableText(text)).toBe(true);
});

it.each([
  ['nothing', ''],
  ['a list of URLs', `${A}\n${A}2\n`],
  ['a list of URLs with commas', `${A}a,b\n${A}c,d\n`],
  ['one line', 'hello\tworld'],
  ['a text', 'Dear all,\n\nthe sitemap is late, sorry, really.\n\nBye\n'],
  ['a sitemap', `<urlset><url>\n\t<loc>${A}</loc>\n</url></urlset>`],
  ['lines of one column', 'a\nb\n'],
])('takes none for a table: %s', (_, text) => {
  expect(isTableText(text)).toBe(false);
});
