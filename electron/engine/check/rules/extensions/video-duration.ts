// Finds durations that are no whole number of seconds, or out of Google's range.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { MAX_VIDEO_SECONDS } from '../../../../../shared/protocol/limits.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const videoDuration = {
  id: 'video-duration',
  group: 'video',
  kind: 'row',
  asks: { google: 'warning' },
  summary: 'Video duration is not from 1 to 28,800 seconds',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps',
  check: ({ extensions: { videos } }) => {
    const found = videos.flatMap(({ duration = [] }) => duration).find((text) => !isDuration(text));
    return found === undefined
      ? null
      : reason('video-duration', { found: quoted(found), max: MAX_VIDEO_SECONDS });
  },
} as const satisfies RowRule;

function isDuration(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_VIDEO_SECONDS;
}
