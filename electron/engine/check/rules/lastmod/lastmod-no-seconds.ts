// Finds times of minutes, which W3C allows and the schema of sitemaps does not.
import { say } from '../../../../../shared/model/finding-texts.ts';
import { lastmodForm } from '../../../../../shared/protocol/lastmod.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule.ts';

export const lastmodNoSeconds = {
  id: 'lastmod-no-seconds',
  group: 'lastmod',
  kind: 'row',
  asks: { 'sitemaps.org': 'info' },
  summary: 'Last change has a time without seconds',
  source: 'https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd',
  check: ({ lastmod }) =>
    lastmod !== null && lastmodForm(lastmod) === 'minute'
      ? say('lastmod-no-seconds', { lastmod: quoted(lastmod) })
      : null,
} as const satisfies RowRule;
