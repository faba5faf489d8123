// Finds files whose & or < stand as they are, which no strict XML reader takes.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { FileRule } from '../../rule-definition.ts';

export const fileUnescaped = {
  id: 'file-unescaped',
  group: 'file',
  kind: 'file',
  asks: { 'sitemaps.org': 'error' },
  summary: 'File has & or < that are not escaped',
  source: 'https://www.sitemaps.org/protocol.html#escaping',
  check: ({ source: { location }, codes }) =>
    codes.has('xml-bare-ampersand') || codes.has('xml-bare-less-than')
      ? reason('file-unescaped', { location })
      : null,
} as const satisfies FileRule;
