// Finds sets whose dates are those of the day on which they were fetched.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { isMostlyAlike } from '../../mostly-alike.ts';
import type { ProjectRule } from '../../rule-definition.ts';

export const lastmodImportDay = {
  id: 'lastmod-import-day',
  group: 'lastmod',
  kind: 'project',
  asks: { google: 'warning' },
  summary: 'Nearly all pages changed on the day of the import',
  source:
    'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#additional-notes',
  params: { percent: { standard: 90, min: 51, max: 100 } },
  check: ({ day, importDays }, { percent }) =>
    isMostlyAlike(day, Number(percent)) && importDays.includes(String(day.value))
      ? reason('lastmod-import-day', { alike: day.alike, rows: day.rows, value: String(day.value) })
      : null,
} as const satisfies ProjectRule;
