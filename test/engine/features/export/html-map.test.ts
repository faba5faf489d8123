// The site map for people: pages that hang together, and nothing in them that a row brought as markup.
import { describe, expect, it } from 'vitest';
import {
  htmlMap,
  LINKS_PER_PAGE,
  type MapLink,
  type MapPage,
} from '../../../../electron/engine/features/export/html-map.ts';

async function pagesOf(links: readonly MapLink[]): Promise<Map<string, MapPage>> {
  const batches = (async function* () {
    for (let i = 0; i < links.length; i += 700) yield links.slice(i, i + 700);
  })();
  const pages = new Map<string, MapPage>();
  for await (const page of htmlMap('e.com', batches)) pages.set(page.name, page);
  return pages;
}

const linksOf = (count: number, section = 'shop'): MapLink[] =>
  Array.from({ length: count }, (_, i) => ({ loc: `https://e.com/${section}/${i}`, lastmod: null, section }));

describe('htmlMap', () => {
  it('splits links into pages that lead to each other', async () => {
    const pages = await pagesOf([...linksOf(LINKS_PER_PAGE + 1), ...linksOf(LINKS_PER_PAGE, 'blog')]);
    expect([...pages.keys()].sort()).toEqual(['site-map-2.html', 'site-map-3.html', 'site-map.html']);
    expect([...pages.values()].reduce((sum, { urls }) => sum + urls, 0)).toBe(2 * LINKS_PER_PAGE + 1);
    const html = (name: string): string => pages.get(name)?.html.toString() ?? '';
    expect(html('site-map.html')).toContain('<a href="site-map-2.html">blog</a>');
    expect(html('site-map.html')).not.toContain('rel="prev"');
    expect(html('site-map-2.html')).toMatch(
      /rel="prev" href="site-map.html".*rel="next" href="site-map-3.html"/,
    );
    expect(html('site-map-3.html')).not.toContain('rel="next"');
  });

  it('is one page where the links fit, and none where there are none', async () => {
    expect([...(await pagesOf(linksOf(LINKS_PER_PAGE))).keys()]).toEqual(['site-map.html']);
    expect((await pagesOf([])).size).toBe(0);
  });

  it('has no heading for links of no section, but where they follow those of one', async () => {
    const headings = async (...sections: string[]): Promise<unknown[]> => {
      const links = sections.flatMap((section) => linksOf(2, section));
      const html = (await pagesOf(links)).get('site-map.html')?.html.toString() ?? '';
      return Array.from(html.matchAll(/<h2>([^<]*)/g), ([, text]) => text);
    };
    expect(await headings('sitemap')).toEqual([]);
    expect(await headings('sitemap', 'shop')).toEqual(['shop']);
    expect(await headings('shop', 'sitemap')).toEqual(['shop', 'Other pages']);
  });

  it('names the host of addresses on other hosts than its own', async () => {
    const locs = [
      'https://E.com:443/a%20b',
      'http://e.com/b',
      'https://shop.e.com/a%20b?c',
      'https://e.com:8080/',
    ];
    const links = locs.map((loc) => ({ loc, lastmod: null, section: 'shop' }));
    const html = (await pagesOf(links)).get('site-map.html')?.html.toString() ?? '';
    expect(Array.from(html.matchAll(/<a href[^>]*>([^<]*)/g), ([, text]) => text)).toEqual([
      '/a b',
      '/b',
      'https://shop.e.com/a b?c',
      'https://e.com:8080/',
    ]);
  });

  it('escapes addresses, and shows no text that runs backwards', async () => {
    const loc = 'https://e.com/"><script>%E2%80%AEa</script>?a=1&b';
    const page = (await pagesOf([{ loc, lastmod: '2024-01-02T00:00:00Z', section: 'a&b' }])).get(
      'site-map.html',
    );
    const html = page?.html.toString() ?? '';
    expect(html).not.toContain('<script');
    expect(html).not.toContain('\u202e');
    expect(html).toContain('<h2>a&amp;b</h2>');
    expect(html).toContain('<time>2024-01-02</time>');
  });
});
