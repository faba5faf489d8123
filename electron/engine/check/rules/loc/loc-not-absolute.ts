// Finds addresses that don't say how to fetch them, such as "/page" or "www.example.com".
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { hasScheme, quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locNotAbsolute = {
  id: 'loc-not-absolute',
  group: 'loc',
  kind: 'row',
  asks: { 'sitemaps.org': 'error' },
  summary: 'URL is not absolute',
  source: 'https://www.sitemaps.org/protocol.html#locdef',
  check: ({ loc }, { site }) => {
    if (loc === '' || hasScheme(loc)) return null;
    const example = site ?? 'https://example.com';
    return reason('loc-not-absolute', { loc: quoted(loc), example });
  },
} as const satisfies RowRule;
