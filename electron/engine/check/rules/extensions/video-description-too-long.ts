// Finds video descriptions beyond Google's length. It counts characters.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { MAX_VIDEO_DESCRIPTION } from '../../../../../shared/protocol/limits.ts';
import type { RowRule } from '../../rule-definition.ts';
import { largest } from '../../../../../shared/model/large-lists.ts';

export const videoDescriptionTooLong = {
  id: 'video-description-too-long',
  group: 'video',
  kind: 'row',
  asks: { google: 'warning' },
  summary: 'Video description is too long',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps',
  check: ({ extensions: { videos } }) => {
    const most = largest(
      videos.flatMap(({ description = [] }) => description.map((text) => text.length)),
      0,
    );
    return most <= MAX_VIDEO_DESCRIPTION
      ? null
      : reason('video-description-too-long', { count: most, max: MAX_VIDEO_DESCRIPTION });
  },
} as const satisfies RowRule;
