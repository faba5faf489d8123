// Finds lastmod values that are no W3C date-time. A time without a zone belongs to lastmod-no-zone. It never guesses.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { lastmodForm } from '../../../../../shared/protocol/lastmod.ts';
import { lacksZone } from '../../lacks-zone.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const lastmodInvalid = {
  id: 'lastmod-invalid',
  group: 'lastmod',
  kind: 'row',
  asks: { 'sitemaps.org': 'error' },
  summary: 'Last modified is not a valid date',
  source: 'https://www.w3.org/TR/NOTE-datetime',
  check: ({ lastmod }) =>
    lastmod !== null && lastmodForm(lastmod) === null && !lacksZone(lastmod)
      ? reason('lastmod-invalid', { lastmod: quoted(lastmod) })
      : null,
} as const satisfies RowRule;
