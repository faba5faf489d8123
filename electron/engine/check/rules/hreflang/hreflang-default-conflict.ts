// Words the finding that two rows which list each other name different x-defaults. judge-links.ts decides.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import type { SetRule } from '../../rule-definition.ts';

export const hreflangDefaultConflict = {
  id: 'hreflang-default-conflict',
  group: 'hreflang',
  kind: 'set',
  asks: { google: 'warning' },
  summary: 'Language versions disagree about x-default',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  word: ({ loc }) => reason('hreflang-default-conflict', { loc: quoted(loc) }),
} as const satisfies SetRule;
