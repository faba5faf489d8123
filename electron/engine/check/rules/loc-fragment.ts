// Finds addresses with a "#…" part, which crawlers drop. It never drops it itself.
import { quoted } from '../loc-url.ts';
import type { RowRule } from '../rule.ts';

export const locFragment = {
  id: 'loc-fragment',
  group: 'loc',
  kind: 'row',
  asks: { google: 'warning' },
  summary: 'Address has a fragment (#…)',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  check: ({ loc, url }) =>
    url && loc.includes('#')
      ? `${quoted(loc)} has a fragment (${quoted(loc.slice(loc.indexOf('#')))}). Crawlers ignore it, so the page without it is meant. Remove the # and what follows.`
      : null,
} as const satisfies RowRule;
