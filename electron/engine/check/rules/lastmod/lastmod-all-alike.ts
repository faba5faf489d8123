// Finds sets whose dates are those of the export, not of the pages.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { isMostlyAlike } from '../../mostly-alike.ts';
import type { ProjectRule } from '../../rule-definition.ts';

export const lastmodAllAlike = {
  id: 'lastmod-all-alike',
  group: 'lastmod',
  kind: 'project',
  asks: { google: 'warning' },
  summary: 'Nearly all pages have the same last modified',
  source:
    'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#additional-notes',
  params: { percent: { standard: 90, min: 51, max: 100 } },
  check: ({ lastmod }, { percent }) =>
    isMostlyAlike(lastmod, Number(percent))
      ? reason('lastmod-all-alike', {
          alike: lastmod.alike,
          rows: lastmod.rows,
          value: String(lastmod.value),
        })
      : null,
} as const satisfies ProjectRule;
