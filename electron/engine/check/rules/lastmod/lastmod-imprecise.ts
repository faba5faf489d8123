// Finds lastmod values that name a year or a month only. It never completes one.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { lastmodForm } from '../../../../../shared/protocol/lastmod.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const lastmodImprecise = {
  id: 'lastmod-imprecise',
  group: 'lastmod',
  kind: 'row',
  asks: { 'sitemaps.org': 'warning' },
  summary: 'Last modified has no day',
  source: 'https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd',
  check: ({ lastmod }) => {
    const form = lastmod === null ? null : lastmodForm(lastmod);
    return lastmod !== null && (form === 'year' || form === 'month')
      ? reason(form === 'year' ? 'lastmod-imprecise' : 'lastmod-imprecise-month', {
          lastmod: quoted(lastmod),
        })
      : null;
  },
} as const satisfies RowRule;
