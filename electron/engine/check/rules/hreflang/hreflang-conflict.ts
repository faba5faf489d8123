// Finds rows that give one language code two different addresses.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const hreflangConflict = {
  id: 'hreflang-conflict',
  group: 'hreflang',
  kind: 'row',
  asks: { google: 'warning' },
  summary: 'One language has two URLs',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  check: ({ extensions: { alternates } }) => {
    const first = new Map<string, string>();
    for (const { hreflang, href } of alternates) {
      const code = hreflang.toLowerCase();
      const known = first.get(code);
      if (known !== undefined && known !== href) {
        return reason('hreflang-conflict', {
          version: quoted(hreflang),
          first: quoted(known),
          second: quoted(href),
        });
      }
      first.set(code, href);
    }
    return null;
  },
} as const satisfies RowRule;
