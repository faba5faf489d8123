// Words the finding that a row which is listed here does not list this one. judge-links.ts decides.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import type { SetRule } from '../../rule-definition.ts';

export const hreflangNoReturn = {
  id: 'hreflang-no-return',
  group: 'hreflang',
  kind: 'set',
  asks: { google: 'warning' },
  summary: 'A language version does not link back',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  word: ({ loc }) => reason('hreflang-no-return', { loc: quoted(loc) }),
} as const satisfies SetRule;
