// Finds addresses whose scheme, host or port is not that of the site. It says nothing about the path.
import { quoted } from '../loc-url.ts';
import type { Rule } from '../rule.ts';

export const locOtherHost = {
  id: 'loc-other-host',
  severity: 'warning',
  profile: 'sitemaps.org',
  summary: 'Address is on another host, scheme or port',
  source: 'https://www.sitemaps.org/protocol.html#location',
  kind: 'row',
  check: ({ loc, url }, { site }) =>
    url && site !== null && url.origin !== site
      ? `${quoted(loc)} is on ${url.origin}, but this set is for ${site}. Search engines ignore it unless that host's robots.txt names this sitemap. Correct the address, or move it to a set for ${url.origin}.`
      : null,
} as const satisfies Rule;
