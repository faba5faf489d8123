// Finds sitemaps without an entry. An index without one is not its business.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { FileRule } from '../../rule-definition.ts';

export const fileEmpty = {
  id: 'file-empty',
  group: 'file',
  kind: 'file',
  asks: { 'sitemaps.org': 'warning' },
  summary: 'File has no URL',
  source: 'https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd',
  check: ({ source: { location, format, entries } }) =>
    entries === 0 && (format === 'urlset' || format === 'text' || format === 'rss' || format === 'atom')
      ? reason('file-empty', { location })
      : null,
} as const satisfies FileRule;
