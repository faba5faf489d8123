// Finds sitemaps with pages that changed after the day that their index gives for the file.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import type { FileRule } from '../../rule-definition.ts';

export const fileStaleLastmod = {
  id: 'file-stale-lastmod',
  group: 'file',
  kind: 'file',
  asks: { 'sitemaps.org': 'warning' },
  summary: 'Index says that a sitemap is older than its pages',
  source: 'https://www.sitemaps.org/protocol.html#sitemapIndex_lastmod',
  check: ({ source: { location }, listed, newest }) =>
    listed !== null && newest !== null && listed.slice(0, 10) < newest.slice(0, listed.length)
      ? reason('file-stale-lastmod', { location, listed: quoted(listed), newest: quoted(newest) })
      : null,
} as const satisfies FileRule;
