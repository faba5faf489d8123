// Finds sitemaps that will soon be too large. Those that are belong to file-too-many-urls and file-too-large.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { MAX_BYTES_PER_SITEMAP, MAX_URLS_PER_SITEMAP } from '../../../../../shared/protocol/limits.ts';
import type { FileRule } from '../../rule-definition.ts';

export const fileNearLimit = {
  id: 'file-near-limit',
  group: 'file',
  kind: 'file',
  asks: { mapwright: 'info' },
  summary: 'File is nearly full',
  source: 'https://www.sitemaps.org/protocol.html',
  params: { percent: { standard: 95, min: 50, max: 100 } },
  check: ({ source: { format, entries, bytes, location } }, { percent }) => {
    const share = Math.max(entries / MAX_URLS_PER_SITEMAP, bytes / MAX_BYTES_PER_SITEMAP);
    return format !== 'csv' && format !== 'xlsx' && share <= 1 && share * 100 >= Number(percent)
      ? reason('file-near-limit', { location, share: Math.floor(share * 100) })
      : null;
  },
} as const satisfies FileRule;
