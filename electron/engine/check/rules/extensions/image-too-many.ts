// Finds rows with more images than Google takes for one page.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { MAX_IMAGES_PER_URL } from '../../../../../shared/protocol/limits.ts';
import type { RowRule } from '../../rule-definition.ts';

export const imageTooMany = {
  id: 'image-too-many',
  group: 'image',
  kind: 'row',
  asks: { google: 'error' },
  summary: 'More than 1,000 images',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps',
  check: ({ extensions: { images } }) =>
    images.length > MAX_IMAGES_PER_URL
      ? reason('image-too-many', { count: images.length, max: MAX_IMAGES_PER_URL })
      : null,
} as const satisfies RowRule;
