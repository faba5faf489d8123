// Words the finding that an earlier row differs from this one only so far as its id says. judge-twins.ts decides.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import type { SetRule } from '../../rule-definition.ts';

export const locTwinQuery = {
  id: 'loc-twin-query',
  group: 'loc',
  kind: 'set',
  asks: { mapwright: 'warning' },
  summary: 'An earlier row has the same URL with its parameters in another order',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  word: ({ loc }) => reason('loc-twin-query', { loc: quoted(loc) }),
} as const satisfies SetRule;
