// Extension fragments: written losslessly in one canonical form, and read into typed values.
import { describe, expect, it } from 'vitest';
import {
  countExtensions,
  readExtensions,
} from '../../../../../electron/engine/read/parse/xml/read-extensions.ts';
import { parseAll } from './collect.ts';

const ROOT =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:my="urn:my">';

async function extOf(children: string, root = ROOT): Promise<string | null> {
  const { entries } = await parseAll(`${root}<url><loc>https://example.com/</loc>${children}</url></urlset>`);
  return entries[0]?.ext ?? null;
}

describe('extension fragments', () => {
  it.each([
    [
      '<image:image>\n <image:loc>https://a/?x&amp;y</image:loc>\n</image:image>',
      '<image:image><image:loc>https://a/?x&amp;y</image:loc></image:image>',
    ],
    [
      '<i:image xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"><i:loc>x</i:loc></i:image>',
      '<image:image><image:loc>x</image:loc></image:image>',
    ],
    [
      '<image xmlns="http://www.google.com/schemas/sitemap-image/1.1"><loc>x</loc></image>',
      '<image:image><image:loc>x</image:loc></image:image>',
    ],
    [
      '<my:a my:b="1" c="&quot;&lt;&#10;">t<!-- no --><![CDATA[<&]]></my:a>',
      '<my:a xmlns:my="urn:my" my:b="1" c="&quot;&lt;&#10;">t&lt;&amp;</my:a>',
    ],
    [
      '<PageMap xmlns="urn:p"><DataObject type="d"><Attribute name="n">v</Attribute></DataObject></PageMap>',
      '<PageMap xmlns="urn:p"><DataObject type="d"><Attribute name="n">v</Attribute></DataObject></PageMap>',
    ],
    [
      '<image:x xmlns:image="urn:other"><image:y/></image:x>',
      '<image:x xmlns:image="urn:other"><image:y/></image:x>',
    ],
    ['<unknown>1</unknown>', '<unknown>1</unknown>'],
    [
      '<a xmlns="urn:a"><b xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/></a>',
      '<a xmlns="urn:a"><b xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/></a>',
    ],
    [
      '<my:a xml:lang="de"> mixed <my:b/> text </my:a>',
      '<my:a xmlns:my="urn:my" xml:lang="de"> mixed <my:b/> text </my:a>',
    ],
    [
      '<xhtml:link rel="alternate"\n hreflang="de" href="https://a/?x&amp;y"/>',
      '<xhtml:link rel="alternate" hreflang="de" href="https://a/?x&amp;y"/>',
    ],
    // A tag in which one prefix would come to mean two namespaces.
    [
      '<note xmlns="urn:n" xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9" s:by="A">x</note>',
      '<note xmlns="urn:n" xmlns:sitemap="http://www.sitemaps.org/schemas/sitemap/0.9" sitemap:by="A">x</note>',
    ],
    [
      '<s:note xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9" s:by="A" by="B">x</s:note>',
      '<note xmlns:sitemap="http://www.sitemaps.org/schemas/sitemap/0.9" sitemap:by="A" by="B">x</note>',
    ],
    [
      '<image:note xmlns:image="urn:n" xmlns:i="http://www.google.com/schemas/sitemap-image/1.1" image:a="1" i:a="2"/>',
      '<image:note xmlns:image="urn:n" xmlns:image_="http://www.google.com/schemas/sitemap-image/1.1" image:a="1" image_:a="2"/>',
    ],
    [
      '<i:image xmlns:image="urn:n" xmlns:i="http://www.google.com/schemas/sitemap-image/1.1" image:by="A"><i:loc>x</i:loc></i:image>',
      '<image:image xmlns:image_="urn:n" image_:by="A"><image:loc>x</image:loc></image:image>',
    ],
    [
      '<video:price xmlns:video="https://www.google.com/schemas/sitemap-video/1.1" video:currency="EUR">1</video:price>',
      '<video:price video:currency="EUR">1</video:price>',
    ],
    // Names that XML does not allow.
    ['<my:a :xmlns="urn:x"/>', '<my:a xmlns:my="urn:my"/>'],
    ['<my:a :b="1" my:9="2"/>', '<my:a xmlns:my="urn:my" b="1"/>'],
    ['<my:a><x:b xmlns:x="http://www.w3.org/2000/xmlns/">t</x:b></my:a>', '<my:a xmlns:my="urn:my">t</my:a>'],
  ])('%s', async (children, fragment) => {
    expect(await extOf(children)).toBe(fragment);
    // The fragment read again is the same fragment: writing it loses nothing.
    expect(await extOf(fragment)).toBe(fragment);
  });

  it('keeps what follows a prefix that nobody declared', async () => {
    expect(await extOf('<image:image><image:loc>x</image:loc></image:image><zz:a/>', '<urlset>')).toBe(
      '<image:image><image:loc>x</image:loc></image:image><zz:a xmlns:zz="zz"/>',
    );
  });

  it('keeps a fragment with its own entry', async () => {
    const { entries } = await parseAll(
      `${ROOT}<url><loc>a</loc><my:x/></url><url><loc>b</loc></url><url><my:y/><loc>c</loc></url></urlset>`,
    );
    expect(entries.map(({ ext }) => ext)).toEqual([
      '<my:x xmlns:my="urn:my"/>',
      null,
      '<my:y xmlns:my="urn:my"/>',
    ]);
  });
});

describe('readExtensions', () => {
  it('reads all known vocabularies and passes over the others', () => {
    const ext =
      '<image:image><image:loc> https://i/1 </image:loc><image:title>T &amp; t</image:title></image:image><x xmlns="urn:x"><image:image><image:loc>no</image:loc></image:image></x>' +
      '<video:video><video:tag>a</video:tag><video:tag>b</video:tag></video:video>' +
      '<news:news><news:publication><news:name>N</news:name><news:language>en</news:language></news:publication><news:title>T</news:title></news:news>' +
      '<xhtml:link rel="alternate" hreflang="de" href="https://d/"/><xhtml:link rel="canonical" href="https://c/"/>';
    expect(readExtensions(ext)).toEqual({
      images: [{ loc: 'https://i/1', title: 'T & t' }],
      videos: [{ tag: ['a', 'b'] }],
      news: [{ name: 'N', language: 'en', title: 'T' }],
      alternates: [{ hreflang: 'de', href: 'https://d/' }],
    });
    expect(countExtensions(ext)).toEqual({ images: 1, videos: 1, news: 1, alternates: 1 });
  });

  it('finds nothing in nothing', () => {
    expect(readExtensions(null)).toEqual({ images: [], videos: [], news: [], alternates: [] });
  });
});
