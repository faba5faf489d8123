// Finds sets in which a file can hold more news than Google takes of one sitemap.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { MAX_NEWS_PER_SITEMAP } from '../../../../../shared/protocol/limits.ts';
import type { ProjectRule } from '../../rule-definition.ts';

export const newsTooMany = {
  id: 'news-too-many',
  group: 'news',
  kind: 'project',
  asks: { google: 'warning' },
  summary: 'More than 1,000 news URLs in a sitemap',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap',
  check: ({ newsRows, settings: { maxUrls } }) =>
    newsRows > MAX_NEWS_PER_SITEMAP && maxUrls > MAX_NEWS_PER_SITEMAP
      ? reason('news-too-many', { rows: newsRows, maxUrls: maxUrls, max: MAX_NEWS_PER_SITEMAP })
      : null,
} as const satisfies ProjectRule;
