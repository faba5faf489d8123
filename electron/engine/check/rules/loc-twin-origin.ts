// Words the finding that an earlier row differs from this one only so far as its id says. judge-twins.ts decides.
import { quoted } from '../loc-url.ts';
import type { SetRule } from '../rule.ts';

export const locTwinOrigin = {
  id: 'loc-twin-origin',
  group: 'loc',
  kind: 'set',
  asks: { mapwright: 'warning' },
  summary: 'An earlier row has the same address under another scheme, port or spelling of the host',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  word: ({ loc }) =>
    `${quoted(loc)} stands in an earlier row under another scheme, with or without its port, or with other letter case in the host. Keep the one that the server answers without a redirect.`,
} as const satisfies SetRule;
