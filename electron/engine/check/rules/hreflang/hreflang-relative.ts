// Finds alternates whose href is relative or no web address.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { isPlainAddress } from '../../accept-ordinary.ts';
import { blankIn, locUrl, quoted } from '../../loc-url.ts';
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
    if (found === undefined) return null;
    const named = { address: quoted(found.href), version: quoted(found.hreflang) };
    const blank = blankIn(found.href);
    return blank === null
      ? reason('hreflang-relative', named)
      : reason('hreflang-blank', { ...named, ...blank });
  },
} as const satisfies RowRule;
