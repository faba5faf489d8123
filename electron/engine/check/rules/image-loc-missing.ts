// Finds images whose image:loc is absent or empty.
import type { RowRule } from '../rule.ts';

export const imageLocMissing = {
  id: 'image-loc-missing',
  group: 'image',
  kind: 'row',
  asks: { google: 'error' },
  summary: 'Image without an address',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps',
  check: ({ extensions: { images } }) => {
    const count = images.filter(({ loc }) => loc === '').length;
    return count === 0
      ? null
      : `${count === 1 ? 'An image has' : `${String(count)} images have`} no address (image:loc), which is the one part that counts. Add it, or remove the image.`;
  },
} as const satisfies RowRule;
