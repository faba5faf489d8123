// Finds alternates whose href is relative or no web address.
import { locUrl, quoted } from '../loc-url.ts';
import type { RowRule } from '../rule.ts';

export const hreflangRelative = {
  id: 'hreflang-relative',
  group: 'hreflang',
  kind: 'row',
  asks: { google: 'error' },
  summary: 'Language version with an address that can not be used',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  check: ({ extensions: { alternates } }) => {
    const found = alternates.find(({ href }) => locUrl(href) === null);
    return found === undefined
      ? null
      : `The address ${quoted(found.href)} of the version ${quoted(found.hreflang)} is not an absolute web address. Write it with https:// and its host.`;
  },
} as const satisfies RowRule;
