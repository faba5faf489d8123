// The fields of images, alternates, videos and news: which there are, which are required, what they may hold.
// Plain facts; judging values is for extension-problems.ts. Sources: developers.google.com/search/docs, the pages on
// image, video and news sitemaps and on localized versions, and their schemas.
import type { ExtensionKind } from '../../../shared/model/rows/extension-item.ts';

export type FieldForm =
  'url' | 'text' | 'date' | 'integer' | 'decimal' | 'yesNo' | 'language' | 'countries' | 'platforms';

export interface FieldSpec {
  readonly name: string;
  readonly form: FieldForm;
  readonly required?: true;
  /** Search engines no longer read it. */
  readonly deprecated?: true;
  /** May stand more than once, at most so often. */
  readonly most?: number;
  /** Characters at most. */
  readonly length?: number;
  readonly min?: number;
  readonly max?: number;
  /** A long text. */
  readonly lines?: true;
  /** Attributes with the values that are allowed; none = any text. */
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
  /** An attribute without which the field says nothing. */
  readonly needs?: string;
}

const text = (name: string, more: Omit<FieldSpec, 'name' | 'form'> = {}): FieldSpec => ({
  name,
  form: 'text',
  ...more,
});

/** Where a video may be seen, or may not. */
const RELATIONSHIP = {
  attributes: { relationship: ['allow', 'deny'] },
  needs: 'relationship',
} as const satisfies Partial<FieldSpec>;

/** In the order in which an editor shows them and a new element is written. */
export const EXTENSION_FIELDS: Readonly<Record<ExtensionKind, readonly FieldSpec[]>> = {
  image: [
    { name: 'loc', form: 'url', required: true },
    text('title', { deprecated: true }),
    text('caption', { deprecated: true, lines: true }),
    text('geo_location', { deprecated: true }),
    { name: 'license', form: 'url', deprecated: true },
  ],
  alternate: [
    { name: 'hreflang', form: 'language', required: true },
    { name: 'href', form: 'url', required: true },
  ],
  video: [
    { name: 'thumbnail_loc', form: 'url', required: true },
    text('title', { required: true }),
    text('description', { required: true, length: 2_048, lines: true }),
    { name: 'content_loc', form: 'url' },
    {
      name: 'player_loc',
      form: 'url',
      attributes: { allow_embed: ['yes', 'no'], autoplay: [] },
    },
    { name: 'duration', form: 'integer', min: 1, max: 28_800 },
    { name: 'publication_date', form: 'date' },
    { name: 'expiration_date', form: 'date' },
    { name: 'rating', form: 'decimal', min: 0, max: 5 },
    { name: 'view_count', form: 'integer', min: 0 },
    { name: 'family_friendly', form: 'yesNo' },
    { name: 'restriction', form: 'countries', ...RELATIONSHIP },
    { name: 'platform', form: 'platforms', ...RELATIONSHIP },
    { name: 'requires_subscription', form: 'yesNo' },
    text('uploader', { length: 255, attributes: { info: [] } }),
    { name: 'live', form: 'yesNo' },
    text('tag', { most: 32 }),
    text('category', { deprecated: true, length: 256 }),
    { name: 'gallery_loc', form: 'url', deprecated: true, attributes: { title: [] } },
    { name: 'price', form: 'decimal', min: 0, deprecated: true, most: 100, attributes: { currency: [] } },
  ],
  news: [
    text('publication.name', { required: true }),
    { name: 'publication.language', form: 'language', required: true },
    { name: 'publication_date', form: 'date', required: true },
    text('title', { required: true, lines: true }),
    text('access', { deprecated: true }),
    text('genres', { deprecated: true }),
    text('keywords', { deprecated: true }),
    text('stock_tickers', { deprecated: true }),
  ],
};

/** Elements of a kind that one URL may have. Source: the pages named above; null = no limit is named. */
export const ITEMS_AT_MOST: Readonly<Record<ExtensionKind, number | null>> = {
  image: 1_000,
  alternate: null,
  video: null,
  news: 1,
};
