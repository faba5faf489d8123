// Finds sitemaps with more entries than the protocol allows.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { MAX_URLS_PER_SITEMAP } from '../../../../../shared/protocol/limits.ts';
import type { FileRule } from '../../rule-definition.ts';

export const fileTooManyUrls = {
  id: 'file-too-many-urls',
  group: 'file',
  kind: 'file',
  asks: { 'sitemaps.org': 'error' },
  summary: 'File has more than 50,000 URLs',
  source: 'https://www.sitemaps.org/protocol.html',
  check: ({ source: { format, entries, location } }) =>
    format !== 'csv' && format !== 'xlsx' && entries > MAX_URLS_PER_SITEMAP
      ? reason('file-too-many-urls', { location, entries: entries, max: MAX_URLS_PER_SITEMAP })
      : null,
} as const satisfies FileRule;
