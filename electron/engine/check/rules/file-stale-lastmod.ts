// Finds sitemaps with pages that changed after the day that their index gives for the file.
import { quoted } from '../loc-url.ts';
import type { FileRule } from '../rule.ts';

export const fileStaleLastmod = {
  id: 'file-stale-lastmod',
  group: 'file',
  kind: 'file',
  asks: { 'sitemaps.org': 'warning' },
  summary: 'Index says that a sitemap is older than its pages',
  source: 'https://www.sitemaps.org/protocol.html#sitemapIndex_lastmod',
  check: ({ source: { location }, listed, newest }) =>
    listed !== null && newest !== null && listed.slice(0, 10) < newest.slice(0, listed.length)
      ? `The index says that ${location} last changed on ${quoted(listed)}, but a page in it changed on ${quoted(newest)}. Crawlers that go by the index miss that. An export writes the right day.`
      : null,
} as const satisfies FileRule;
