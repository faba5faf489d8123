// Tells that the set carries values which two large search engines don't read.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { ProjectRule } from '../../rule-definition.ts';

export const changefreqIgnored = {
  id: 'changefreq-ignored',
  group: 'changefreq',
  kind: 'project',
  asks: { google: 'info', bing: 'info' },
  summary: 'Google and Bing ignore the change frequency',
  source:
    'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#additional-notes',
  check: ({ changefreq }) =>
    changefreq.rows > 0 ? reason('changefreq-ignored', { rows: changefreq.rows }) : null,
} as const satisfies ProjectRule;
