// Finds rows with alternates among which the row's own address is not, or only as the x-default though it is of a language.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { isDefaultAlone } from '../../languages/code-by-address.ts';
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
  check: ({ loc, extensions: { alternates } }) => {
    if (loc === '' || alternates.length === 0) return null;
    if (alternates.every(({ href }) => href !== loc))
      return reason('hreflang-self-missing', { loc: quoted(loc) });
    return isDefaultAlone(loc, alternates) ? reason('hreflang-self-default', { loc: quoted(loc) }) : null;
  },
} as const satisfies RowRule;
