// Finds rows with alternates among which the row's own address is not.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const hreflangSelfMissing = {
  id: 'hreflang-self-missing',
  group: 'hreflang',
  kind: 'row',
  withLoc: true,
  asks: { google: 'warning' },
  summary: 'Language versions do not list the page itself',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  check: ({ loc, extensions: { alternates } }) =>
    loc !== '' && alternates.length > 0 && alternates.every(({ href }) => href !== loc)
      ? reason('hreflang-self-missing', { loc: quoted(loc) })
      : null,
} as const satisfies RowRule;
