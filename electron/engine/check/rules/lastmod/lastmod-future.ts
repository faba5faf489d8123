// Finds lastmod values that have not come yet. "Today" in any time zone is not the future.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { isFuture } from '../../future.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const lastmodFuture = {
  id: 'lastmod-future',
  group: 'lastmod',
  kind: 'row',
  asks: { google: 'warning' },
  summary: 'Last modified is in the future',
  source:
    'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#additional-notes',
  check: ({ lastmod }, { now }) =>
    lastmod !== null && isFuture(lastmod, now)
      ? reason('lastmod-future', { lastmod: quoted(lastmod) })
      : null,
} as const satisfies RowRule;
