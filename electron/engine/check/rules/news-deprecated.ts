// Finds parts of news that Google no longer reads.
import type { RowRule } from '../rule.ts';

const DEPRECATED = ['access', 'genres', 'keywords', 'stock_tickers', 'geo_locations'] as const;

export const newsDeprecated = {
  id: 'news-deprecated',
  group: 'news',
  kind: 'row',
  asks: { google: 'info' },
  summary: 'News with parts that no longer count',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap',
  check: ({ ext, extensions: { news } }) => {
    if (news.length === 0 || !ext) return null;
    const found = DEPRECATED.filter((name) => new RegExp(`<news:${name}[\\s/>]`).test(ext));
    return found.length === 0
      ? null
      : `The news has ${found.map((name) => `news:${name}`).join(', ')}, which Google no longer reads. They do no harm; without them the file is smaller.`;
  },
} as const satisfies RowRule;
