// Finds files in another encoding than they say, or with bytes that are none of it.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { FileRule } from '../../rule-definition.ts';

export const fileEncoding = {
  id: 'file-encoding',
  group: 'file',
  kind: 'file',
  asks: { 'sitemaps.org': 'error' },
  summary: 'File is not in valid UTF-8',
  source: 'https://www.sitemaps.org/protocol.html',
  check: ({ source: { location }, codes }) =>
    ['encoding-mismatch', 'encoding-invalid', 'encoding-unknown'].some((code) => codes.has(code))
      ? reason('file-encoding', { location })
      : null,
} as const satisfies FileRule;
