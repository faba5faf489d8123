// Finds image captions, titles, places and licences, which Google dropped in 2022.
import type { RowRule } from '../rule.ts';

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
      : `The images have ${found.map((name) => `image:${name}`).join(', ')}, which Google has not read since 2022. They do no harm; without them the file is smaller.`;
  },
} as const satisfies RowRule;
