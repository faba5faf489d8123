// Words the finding that a row lacks a language that a version which it lists has. judge-links.ts decides.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import type { SetRule } from '../../rule-definition.ts';

export const hreflangIncomplete = {
  id: 'hreflang-incomplete',
  group: 'hreflang',
  kind: 'set',
  asks: { google: 'warning' },
  summary: 'A page lists fewer languages than its versions',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  word: ({ loc }) => reason('hreflang-incomplete', { loc: quoted(loc) }),
} as const satisfies SetRule;
