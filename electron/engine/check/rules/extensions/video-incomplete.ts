// Finds videos without thumbnail, title, description, or a URL of the video or its player.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { VideoEntry } from '../../../../../shared/model/rows/extensions.ts';
import type { RowRule } from '../../rule-definition.ts';

export const videoIncomplete = {
  id: 'video-incomplete',
  group: 'video',
  kind: 'row',
  asks: { google: 'error' },
  summary: 'Video lacks a required part',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps',
  check: ({ extensions: { videos } }) => {
    const missing = new Set(videos.flatMap(missingParts));
    return missing.size === 0 ? null : reason('video-incomplete', { parts: [...missing].join(', ') });
  },
} as const satisfies RowRule;

function missingParts(video: VideoEntry): string[] {
  const has = (name: string): boolean => video[name]?.some((text) => text !== '') ?? false;
  const missing = ['thumbnail_loc', 'title', 'description'].filter((name) => !has(name));
  if (!has('content_loc') && !has('player_loc')) missing.push('content_loc/player_loc');
  return missing.map((name) => `video:${name}`);
}
