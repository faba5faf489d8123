// Finds http addresses in a set for https, and the reverse, on the same host. Other hosts belong to loc-other-host.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { isOtherScheme, quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locOtherScheme = {
  id: 'loc-other-scheme',
  group: 'loc',
  kind: 'row',
  asks: { 'sitemaps.org': 'warning' },
  summary: 'URL has another scheme than the site',
  source: 'https://www.sitemaps.org/protocol.html#location',
  originOnly: true,
  check: ({ loc, url }, { site }) =>
    url && site !== null && isOtherScheme(url, site)
      ? reason('loc-other-scheme', {
          loc: quoted(loc),
          scheme: url.protocol,
          site,
          wanted: site.slice(0, site.indexOf(':')),
        })
      : null,
} as const satisfies RowRule;
