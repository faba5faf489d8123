// Finds images whose address is relative or no web address. Whether an image is there is not asked.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { isPlainAddress } from '../../accept-ordinary.ts';
import { blankIn, locUrl, quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const imageLocInvalid = {
  id: 'image-loc-invalid',
  group: 'image',
  kind: 'row',
  asks: { google: 'warning' },
  summary: "Image with a URL that can't be used",
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps',
  check: ({ extensions: { images } }) => {
    const found = images.find(({ loc }) => loc !== '' && !isPlainAddress(loc) && locUrl(loc) === null);
    if (found === undefined) return null;
    const blank = blankIn(found.loc);
    const named = { address: quoted(found.loc) };
    return blank === null
      ? reason('image-loc-invalid', named)
      : reason('image-loc-blank', { ...named, ...blank });
  },
} as const satisfies RowRule;
