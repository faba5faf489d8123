// Finds hosts with letters outside ASCII, which a URI writes in punycode.
import { hostOf, quoted } from '../loc-url.ts';
import type { RowRule } from '../rule.ts';

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
      ? `The host of ${quoted(loc)} has letters outside ASCII. Not every reader converts them: write ${quoted(url.host)}.`
      : null,
} as const satisfies RowRule;
