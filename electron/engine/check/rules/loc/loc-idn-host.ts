// Finds hosts with letters outside ASCII, which a URI writes in punycode.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { hostOf, quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locIdnHost = {
  id: 'loc-idn-host',
  group: 'loc',
  kind: 'row',
  asks: { 'sitemaps.org': 'warning' },
  summary: 'Host is not in punycode',
  source: 'https://www.sitemaps.org/protocol.html#escaping',
  originOnly: true,
  check: ({ loc, url }) =>
    url && /[^\0-\x7f]/.test(hostOf(loc))
      ? reason('loc-idn-host', { loc: quoted(loc), host: quoted(url.host) })
      : null,
} as const satisfies RowRule;
