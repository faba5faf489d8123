// Finds image captions, titles, places and licences, which Google dropped in 2022.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { RowRule } from '../../rule-definition.ts';

const DEPRECATED = ['caption', 'title', 'geo_location', 'license'] as const;

export const imageDeprecated = {
  id: 'image-deprecated',
  group: 'image',
  kind: 'row',
  asks: { google: 'info' },
  summary: 'Image with parts that no longer count',
  source: 'https://developers.google.com/search/blog/2022/05/spring-cleaning-sitemap-extensions',
  check: ({ extensions: { images } }) => {
    const found = DEPRECATED.filter((name) => images.some((image) => image[name] !== undefined));
    return found.length === 0
      ? null
      : reason('image-deprecated', { parts: found.map((name) => `image:${name}`).join(', ') });
  },
} as const satisfies RowRule;
