// Finds sitemaps with more entries than the protocol allows.
import { MAX_URLS_PER_SITEMAP } from '../../../../shared/protocol/limits.ts';
import type { FileRule } from '../rule.ts';

export const fileTooManyUrls = {
  id: 'file-too-many-urls',
  group: 'file',
  kind: 'file',
  asks: { 'sitemaps.org': 'error' },
  summary: 'File has more than 50,000 URLs',
  source: 'https://www.sitemaps.org/protocol.html',
  check: ({ source: { format, entries, location } }) =>
    format !== 'csv' && entries > MAX_URLS_PER_SITEMAP
      ? `${location} has ${String(entries)} URLs; a sitemap takes at most ${String(MAX_URLS_PER_SITEMAP)}, and readers drop the rest. An export splits them.`
      : null,
} as const satisfies FileRule;
