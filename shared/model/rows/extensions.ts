// Typed views of a row's extension fragment. Reading them never changes the fragment, which stays the truth.

export interface ImageEntry {
  readonly loc: string;
  readonly caption?: string;
  readonly title?: string;
  readonly geo_location?: string;
  readonly license?: string;
}

export interface AlternateEntry {
  readonly hreflang: string;
  readonly href: string;
}

/**
 * Child elements by local name; a repeated element (tag, player_loc, …) has several values. An attribute that counts stands
 * beside them as "restriction@relationship", in the order of its elements, '' where one lacks it.
 */
export type VideoEntry = Readonly<Record<string, readonly string[]>>;

export interface NewsEntry {
  readonly name?: string;
  readonly language?: string;
  readonly publication_date?: string;
  readonly title?: string;
}

export interface Extensions {
  readonly images: readonly ImageEntry[];
  readonly videos: readonly VideoEntry[];
  readonly news: readonly NewsEntry[];
  readonly alternates: readonly AlternateEntry[];
}
