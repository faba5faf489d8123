// Finds lastmod values that lack nothing but their time zone. It never assumes one.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { lacksZone } from '../../lacks-zone.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const lastmodNoZone = {
  id: 'lastmod-no-zone',
  group: 'lastmod',
  kind: 'row',
  asks: { 'sitemaps.org': 'error' },
  summary: 'Last modified has a time without a time zone',
  source: 'https://www.w3.org/TR/NOTE-datetime',
  check: ({ lastmod }) =>
    lastmod !== null && lacksZone(lastmod) ? reason('lastmod-no-zone', { lastmod: quoted(lastmod) }) : null,
} as const satisfies RowRule;
