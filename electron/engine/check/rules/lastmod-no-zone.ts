// Finds lastmod values that lack nothing but their time zone. It never assumes one.
import { lacksZone } from '../lacks-zone.ts';
import { quoted } from '../loc-url.ts';
import type { RowRule } from '../rule.ts';

export const lastmodNoZone = {
  id: 'lastmod-no-zone',
  group: 'lastmod',
  kind: 'row',
  asks: { 'sitemaps.org': 'error' },
  summary: 'Last change has a time without a time zone',
  source: 'https://www.w3.org/TR/NOTE-datetime',
  check: ({ lastmod }) =>
    lastmod !== null && lacksZone(lastmod)
      ? `The last change ${quoted(lastmod)} has a time but no time zone, so it is left out of the export. Add Z for UTC or an offset such as +01:00, or write the day alone.`
      : null,
} as const satisfies RowRule;
