// Finds parts of news that Google no longer reads.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { RowRule } from '../../rule-definition.ts';

const DEPRECATED = ['access', 'genres', 'keywords', 'stock_tickers', 'geo_locations'].map((name) => ({
  name,
  pattern: new RegExp(`<news:${name}[\\s/>]`),
}));

export const newsDeprecated = {
  id: 'news-deprecated',
  group: 'news',
  kind: 'row',
  asks: { google: 'info' },
  summary: 'News with parts that no longer count',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap',
  check: ({ ext, extensions: { news } }) => {
    if (news.length === 0 || !ext) return null;
    const found = DEPRECATED.filter(({ pattern }) => pattern.test(ext));
    return found.length === 0
      ? null
      : reason('news-deprecated', { parts: found.map(({ name }) => `news:${name}`).join(', ') });
  },
} as const satisfies RowRule;
