// Words the finding that an alternate is a row which is excluded. judge-links.ts decides.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import type { SetRule } from '../../rule-definition.ts';

export const hreflangTargetExcluded = {
  id: 'hreflang-target-excluded',
  group: 'hreflang',
  kind: 'set',
  asks: { mapwright: 'warning' },
  summary: 'A language version is left out of the export',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  word: ({ loc }) => reason('hreflang-target-excluded', { loc: quoted(loc) }),
} as const satisfies SetRule;
