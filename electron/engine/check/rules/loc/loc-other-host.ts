// Finds addresses whose host or port is not that of the site. It says nothing about the path.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { isOtherScheme, quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locOtherHost = {
  id: 'loc-other-host',
  group: 'loc',
  kind: 'row',
  asks: { 'sitemaps.org': 'warning' },
  summary: 'URL is on another host or port',
  source: 'https://www.sitemaps.org/protocol.html#location',
  params: { hosts: { standard: [] } },
  originOnly: true,
  check: ({ loc, url }, { site }, { hosts = [] }) => {
    if (!url || site === null || url.origin === site || isOtherScheme(url, site)) return null;
    if (Array.isArray(hosts) && hosts.includes(url.host)) return null;
    return reason('loc-other-host', { loc: quoted(loc), origin: url.origin, site });
  },
} as const satisfies RowRule;
