// Finds videos whose expiry is past. It gives a day until its end in every time zone.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { isOlder } from '../../future.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const videoExpired = {
  id: 'video-expired',
  group: 'video',
  kind: 'row',
  asks: { google: 'warning' },
  summary: 'Video has expired',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps',
  check: ({ extensions: { videos } }, { now }) => {
    const dates = videos.flatMap(({ expiration_date: given = [] }) => given);
    const found = dates.find((date) => isOlder(date, now, 0));
    return found === undefined ? null : reason('video-expired', { date: quoted(found) });
  },
} as const satisfies RowRule;
