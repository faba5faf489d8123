// Finds indexes with entries on another host than they are on themselves.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { FileRule } from '../../rule-definition.ts';

export const fileIndexOffSite = {
  id: 'file-index-off-site',
  group: 'file',
  kind: 'file',
  asks: { 'sitemaps.org': 'warning', google: 'warning' },
  summary: 'Index lists a sitemap of another host',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps',
  check: ({ source: { location, format }, codes }) =>
    format === 'index' && codes.has('sitemap-cross-host')
      ? reason('file-index-off-site', { location })
      : null,
} as const satisfies FileRule;
