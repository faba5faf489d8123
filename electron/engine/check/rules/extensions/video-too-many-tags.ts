// Finds videos with more tags than Google reads.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { MAX_VIDEO_TAGS } from '../../../../../shared/protocol/limits.ts';
import type { RowRule } from '../../rule-definition.ts';
import { largest } from '../../../../../shared/model/large-lists.ts';

export const videoTooManyTags = {
  id: 'video-too-many-tags',
  group: 'video',
  kind: 'row',
  asks: { google: 'warning' },
  summary: 'Video has more than 32 tags',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps',
  check: ({ extensions: { videos } }) => {
    const most = largest(
      videos.map(({ tag = [] }) => tag.length),
      0,
    );
    return most <= MAX_VIDEO_TAGS
      ? null
      : reason('video-too-many-tags', { count: most, max: MAX_VIDEO_TAGS });
  },
} as const satisfies RowRule;
