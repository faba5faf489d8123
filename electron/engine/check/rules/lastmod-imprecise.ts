// Finds lastmod values that name a year or a month only. It never completes one.
import { lastmodForm } from '../../../../shared/protocol/lastmod.ts';
import { quoted } from '../loc-url.ts';
import type { RowRule } from '../rule.ts';

export const lastmodImprecise = {
  id: 'lastmod-imprecise',
  group: 'lastmod',
  kind: 'row',
  asks: { 'sitemaps.org': 'warning' },
  summary: 'Last change names no day',
  source: 'https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd',
  check: ({ lastmod }) => {
    const form = lastmod === null ? null : lastmodForm(lastmod);
    return lastmod !== null && (form === 'year' || form === 'month')
      ? `The last change ${quoted(lastmod)} names only a ${form}. The schema of sitemaps asks for a day, so the date is left out of the export. Write the day, as in 2025-01-31, or clear it.`
      : null;
  },
} as const satisfies RowRule;
