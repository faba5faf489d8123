// Words the finding that an alternate on the row's own host is no row of the project. judge-links.ts decides.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import type { SetRule } from '../../rule-definition.ts';

export const hreflangTargetMissing = {
  id: 'hreflang-target-missing',
  group: 'hreflang',
  kind: 'set',
  asks: { mapwright: 'info' },
  summary: 'A language version is not in the set',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  word: ({ loc }) => reason('hreflang-target-missing', { loc: quoted(loc) }),
} as const satisfies SetRule;
