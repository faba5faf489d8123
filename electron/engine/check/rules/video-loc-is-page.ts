// Finds videos whose content_loc or player_loc is the page that they stand on.
import type { RowRule } from '../rule.ts';

export const videoLocIsPage = {
  id: 'video-loc-is-page',
  group: 'video',
  kind: 'row',
  asks: { google: 'warning' },
  summary: 'Video has the address of the page',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps',
  check: ({ loc, extensions: { videos } }) => {
    const found = ['content_loc', 'player_loc'].find((name) =>
      videos.some((video) => video[name]?.includes(loc)),
    );
    return found === undefined || loc === ''
      ? null
      : `The ${found} of a video is the address of the page itself. Give the address of the video file or of its player.`;
  },
} as const satisfies RowRule;
