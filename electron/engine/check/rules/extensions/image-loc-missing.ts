// Finds images whose image:loc is absent or empty.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { RowRule } from '../../rule-definition.ts';

export const imageLocMissing = {
  id: 'image-loc-missing',
  group: 'image',
  kind: 'row',
  asks: { google: 'error' },
  summary: 'Image without a URL',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps',
  check: ({ extensions: { images } }) => {
    const count = images.filter(({ loc }) => loc === '').length;
    return count === 0
      ? null
      : reason(count === 1 ? 'image-loc-missing' : 'image-loc-missing-more', { count });
  },
} as const satisfies RowRule;
