// Finds sitemaps without an entry. An index without one is not its business.
import type { FileRule } from '../rule.ts';

export const fileEmpty = {
  id: 'file-empty',
  group: 'file',
  kind: 'file',
  asks: { 'sitemaps.org': 'warning' },
  summary: 'File has no URL',
  source: 'https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd',
  check: ({ source: { location, format, entries } }) =>
    entries === 0 && (format === 'urlset' || format === 'text' || format === 'rss' || format === 'atom')
      ? `${location} has no URL. An empty sitemap is not valid by the schema: leave it out of the index.`
      : null,
} as const satisfies FileRule;
