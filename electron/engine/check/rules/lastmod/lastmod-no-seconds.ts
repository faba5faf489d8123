// Finds times of minutes, which W3C allows and the schema of sitemaps does not.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { lastmodForm } from '../../../../../shared/protocol/lastmod.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const lastmodNoSeconds = {
  id: 'lastmod-no-seconds',
  group: 'lastmod',
  kind: 'row',
  asks: { 'sitemaps.org': 'info' },
  summary: 'Last modified has a time without seconds',
  source: 'https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd',
  check: ({ lastmod }) =>
    lastmod !== null && lastmodForm(lastmod) === 'minute'
      ? reason('lastmod-no-seconds', { lastmod: quoted(lastmod) })
      : null,
} as const satisfies RowRule;
