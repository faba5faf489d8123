// Words the finding that an earlier row differs from this one only so far as its id says. judge-twins.ts decides.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import type { SetRule } from '../../rule-definition.ts';

export const locTwinIndex = {
  id: 'loc-twin-index',
  group: 'loc',
  kind: 'set',
  asks: { mapwright: 'warning' },
  summary: 'An earlier row has the same URL with or without its index file',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  word: ({ loc }) => reason('loc-twin-index', { loc: quoted(loc) }),
} as const satisfies SetRule;
