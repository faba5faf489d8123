// Finds a % without two hexadecimal digits behind it.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locBadEscape = {
  id: 'loc-bad-escape',
  group: 'loc',
  kind: 'row',
  asks: { 'sitemaps.org': 'warning' },
  summary: 'URL has a % that encodes nothing',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-2.1',
  check: ({ loc, url }) => {
    const at = url ? loc.search(/%(?![0-9a-f]{2})/i) : -1;
    return at < 0 ? null : reason('loc-bad-escape', { loc: quoted(loc), at: at + 1 });
  },
} as const satisfies RowRule;
