// What the first characters of a file tell of its kind.
import { describe, expect, it } from 'vitest';
import { sniffContent } from '../../../../electron/engine/read/parse/sniff-content.ts';

const kindOf = (text: string, complete = true): string => sniffContent(text, { raw: text, complete }).kind;

describe('the kind of a content', () => {
  it('is told at once, however many comments stand side by side', () => {
    const comments = '<!-- note -->'.repeat(1_000);
    expect(kindOf(`<!DOCTYPE html>${comments}<p>Not found`)).toBe('html');
    expect(kindOf(`${comments}<html>${comments}`)).toBe('html');
    expect(kindOf(`<!DOCTYPE html>${comments}<urlset>`)).toBe('xml');
  });

  it.each([
    '<meta name="viewport"><style>p{}</style>',
    '<!-- blocked -->\n<div>Access denied</div>',
    '<script src=/a.js></script>',
    '<title>Just a moment…</title>',
  ])('is a page for a part of one: %s', (text) => {
    expect(kindOf(text)).toBe('html');
  });

  it('is XML for a sitemap behind a long comment, or behind what a script printed', () => {
    expect(kindOf('<!-- A license, of which only the beginning is here', false)).toBe('xml');
    expect(kindOf(`<br />${'<b>Warning</b> '.repeat(10)}`, false)).toBe('xml');
    expect(kindOf('<br /><b>Warning</b>: x<br /><urlset><url><loc>')).toBe('xml');
  });

  it.each(['{"urls": []}', '{}', '[{"url": 1}]', '[\n"https://example.com/"]', '[]', ")]}',\n[[1]]"])(
    'is JSON: %s',
    (text) => {
      expect(kindOf(text)).toBe('json');
    },
  );

  it.each(['[1] https://example.com/a\n', '{x} https://example.com/a\n'])('is no JSON: %s', (text) => {
    expect(kindOf(text)).not.toBe('json');
  });
});
