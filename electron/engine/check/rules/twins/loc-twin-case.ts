// Words the finding that an earlier row differs from this one only so far as its id says. judge-twins.ts decides.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import type { SetRule } from '../../rule-definition.ts';

export const locTwinCase = {
  id: 'loc-twin-case',
  group: 'loc',
  kind: 'set',
  asks: { mapwright: 'info' },
  summary: 'An earlier row has the same URL in other letter case',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  word: ({ loc }) => reason('loc-twin-case', { loc: quoted(loc) }),
} as const satisfies SetRule;
