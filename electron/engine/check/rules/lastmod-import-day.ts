// Finds sets whose dates are those of the day on which they were fetched.
import { isMostlyAlike } from '../mostly-alike.ts';
import type { ProjectRule } from '../rule.ts';

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
      ? `${String(day.alike)} of ${String(day.rows)} dates are of ${String(day.value)}, the day of the import: the site writes today's date for every page. Give each page the date on which it last changed, or clear them.`
      : null,
} as const satisfies ProjectRule;
