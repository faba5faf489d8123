// Finds alternates whose href is relative or no web address.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { isPlainAddress } from '../../accept-ordinary.ts';
import { locUrl, quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const hreflangRelative = {
  id: 'hreflang-relative',
  group: 'hreflang',
  kind: 'row',
  asks: { google: 'error' },
  summary: "Language version with a URL that can't be used",
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  check: ({ extensions: { alternates } }) => {
    const found = alternates.find(({ href }) => !isPlainAddress(href) && locUrl(href) === null);
    return found === undefined
      ? null
      : reason('hreflang-relative', { address: quoted(found.href), version: quoted(found.hreflang) });
  },
} as const satisfies RowRule;
