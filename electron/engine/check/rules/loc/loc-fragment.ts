// Finds addresses with a "#…" part, which crawlers drop. It never drops it itself.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locFragment = {
  id: 'loc-fragment',
  group: 'loc',
  kind: 'row',
  asks: { google: 'warning' },
  summary: 'URL has a fragment (#…)',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  check: ({ loc, url }) =>
    url && loc.includes('#')
      ? reason('loc-fragment', { loc: quoted(loc), fragment: quoted(loc.slice(loc.indexOf('#'))) })
      : null,
} as const satisfies RowRule;
