// Words the finding that two rows which list each other name different x-defaults. judge-links.ts decides.
import { quoted } from '../loc-url.ts';
import type { SetRule } from '../rule.ts';

export const hreflangDefaultConflict = {
  id: 'hreflang-default-conflict',
  group: 'hreflang',
  kind: 'set',
  asks: { google: 'warning' },
  summary: 'Language versions disagree about x-default',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  word: ({ loc }) =>
    `A language version of ${quoted(loc)} names another x-default than this row. All versions have to name the same one.`,
} as const satisfies SetRule;
