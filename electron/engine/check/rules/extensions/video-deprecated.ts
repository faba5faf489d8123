// Finds parts of videos that Google dropped in 2022.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { RowRule } from '../../rule-definition.ts';

const DEPRECATED = ['category', 'gallery_loc', 'price', 'tvshow'];
const ATTRIBUTES = ['allow_embed', 'autoplay'].map((name) => ({
  name,
  pattern: new RegExp(`<video:player_loc[^<>]*\\s${name}=`),
}));

export const videoDeprecated = {
  id: 'video-deprecated',
  group: 'video',
  kind: 'row',
  asks: { google: 'info' },
  summary: 'Video with parts that no longer count',
  source: 'https://developers.google.com/search/blog/2022/05/spring-cleaning-sitemap-extensions',
  check: ({ ext, extensions: { videos } }) => {
    if (videos.length === 0) return null;
    const tags = DEPRECATED.filter((name) => videos.some((video) => video[name] !== undefined));
    const attributes = ATTRIBUTES.filter(({ pattern }) => pattern.test(ext ?? ''));
    const found = [...tags.map((name) => `video:${name}`), ...attributes.map(({ name }) => name)];
    return found.length === 0 ? null : reason('video-deprecated', { parts: found.join(', ') });
  },
} as const satisfies RowRule;
