// Finds news without publication name, language, date or title.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { RowRule } from '../../rule-definition.ts';

const PARTS = ['name', 'language', 'publication_date', 'title'] as const;

export const newsIncomplete = {
  id: 'news-incomplete',
  group: 'news',
  kind: 'row',
  asks: { google: 'error' },
  summary: 'News lacks a required part',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap',
  check: ({ extensions: { news } }) => {
    const missing = PARTS.filter((name) => news.some((item) => (item[name] ?? '') === ''));
    return missing.length === 0
      ? null
      : reason('news-incomplete', { parts: missing.map((name) => `news:${name}`).join(', ') });
  },
} as const satisfies RowRule;
