// Finds sets in which a file can hold more news than Google takes of one sitemap.
import { MAX_NEWS_PER_SITEMAP } from '../../../../shared/protocol/limits.ts';
import type { ProjectRule } from '../rule.ts';

export const newsTooMany = {
  id: 'news-too-many',
  group: 'news',
  kind: 'project',
  asks: { google: 'warning' },
  summary: 'More than 1,000 news URLs in a sitemap',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap',
  check: ({ newsRows, settings: { maxUrls } }) =>
    newsRows > MAX_NEWS_PER_SITEMAP && maxUrls > MAX_NEWS_PER_SITEMAP
      ? `${String(newsRows)} rows have news, and a file may hold ${String(maxUrls)} URLs. Google takes at most ${String(MAX_NEWS_PER_SITEMAP)} news URLs in a sitemap: set the limit of a file to that for a news set.`
      : null,
} as const satisfies ProjectRule;
