// Finds videos whose content_loc or player_loc is the page that they stand on.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { RowRule } from '../../rule-definition.ts';

export const videoLocIsPage = {
  id: 'video-loc-is-page',
  group: 'video',
  kind: 'row',
  withLoc: true,
  asks: { google: 'warning' },
  summary: 'Video has the URL of the page',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps',
  check: ({ loc, extensions: { videos } }) => {
    const found = ['content_loc', 'player_loc'].find((name) =>
      videos.some((video) => video[name]?.includes(loc)),
    );
    return found === undefined || loc === '' ? null : reason('video-loc-is-page', { found });
  },
} as const satisfies RowRule;
