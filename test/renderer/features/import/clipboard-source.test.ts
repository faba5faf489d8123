// What a text of the clipboard is as a source.
import { describe, expect, it } from 'vitest';
import {
  asSource,
  isAddressList,
  isXmlSource,
  sitemapAddresses,
} from '../../../../renderer/features/import/clipboard-source.ts';

describe('the clipboard', () => {
  it.each([
    ['<?xml version="1.0"?><urlset/>', true],
    ['  <sm:urlset xmlns:sm="x">', true],
    ['<feed xmlns="http://www.w3.org/2005/Atom">', true],
    ['<url><loc>https://e.com/</loc></url>', true],
    ['<urls>', false],
    ['<p>text</p>', false],
    ['https://e.com/', false],
  ])('tells XML sources: %s', (text, xml) => {
    expect(isXmlSource(text)).toBe(xml);
  });

  it('makes a sitemap of copied <url> elements, with the names of their extensions, and of nothing else', () => {
    const fragment = '<url><loc>https://e.com/</loc><image:image/></url><url/>';
    expect(asSource(fragment)).toMatch(/^<urlset xmlns="[^"]+" xmlns:image="[^"]+".*><url>.*<\/urlset>$/);
    expect(asSource(fragment)).toContain(fragment);
    expect(asSource('<urlset/>')).toBe('<urlset/>');
  });

  it('takes lines of addresses for a list, and nothing else', () => {
    expect(isAddressList('https://e.com/a\r\n\n http://e.com/b ')).toBe(true);
    expect(isAddressList('https://e.com/a\tb')).toBe(false);
    expect(isAddressList('see https://e.com')).toBe(false);
    expect(isAddressList('')).toBe(false);
  });

  it('fetches sites and sitemaps, and imports pages as they are', () => {
    expect(sitemapAddresses('https://e.com\nhttps://e.com/sitemap.xml.gz')).toEqual([
      'https://e.com',
      'https://e.com/sitemap.xml.gz',
    ]);
    expect(sitemapAddresses('https://e.com/robots.txt')).toHaveLength(1);
    expect(sitemapAddresses('https://e.com/page')).toBeNull();
    expect(sitemapAddresses('https://e.com/sitemap.xml\nhttps://e.com/page')).toBeNull();
  });
});
