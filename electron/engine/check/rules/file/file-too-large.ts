// Finds sitemaps that are, unpacked, larger than the protocol allows.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { MAX_BYTES_PER_SITEMAP } from '../../../../../shared/protocol/limits.ts';
import type { FileRule } from '../../rule-definition.ts';

export const fileTooLarge = {
  id: 'file-too-large',
  group: 'file',
  kind: 'file',
  asks: { 'sitemaps.org': 'error' },
  summary: 'File is larger than 50 MiB',
  source: 'https://www.sitemaps.org/protocol.html',
  check: ({ source: { format, bytes, location } }) =>
    format !== 'csv' && format !== 'xlsx' && bytes > MAX_BYTES_PER_SITEMAP
      ? reason('file-too-large', { location, bytes: bytes, max: MAX_BYTES_PER_SITEMAP })
      : null,
} as const satisfies FileRule;
