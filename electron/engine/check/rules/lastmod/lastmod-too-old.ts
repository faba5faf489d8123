// Finds lastmod values from before there were web sites, which are mostly a clock that was never set.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { lastmodForm } from '../../../../../shared/protocol/lastmod.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const lastmodTooOld = {
  id: 'lastmod-too-old',
  group: 'lastmod',
  kind: 'row',
  asks: { mapwright: 'warning' },
  summary: 'Last modified is too long ago to be true',
  source:
    'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#additional-notes',
  params: { year: { standard: 1995, min: 1, max: 9999 } },
  check: ({ lastmod }, _, { year }) =>
    lastmod !== null && lastmodForm(lastmod) !== null && Number(lastmod.slice(0, 4)) < Number(year)
      ? reason('lastmod-too-old', { lastmod: quoted(lastmod), year: String(year) })
      : null,
} as const satisfies RowRule;
