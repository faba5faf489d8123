// The numeric limits of the sitemaps protocol, one constant a fact. Nothing here decides what to do about them.

/** URLs in one sitemap. Source: sitemaps.org/protocol.html, "Sitemap file requirements". */
export const MAX_URLS_PER_SITEMAP = 50_000;

/** Bytes in one sitemap or index, uncompressed (50 MiB since 2016). Source: sitemaps.org/protocol.html. */
export const MAX_BYTES_PER_SITEMAP = 52_428_800;

/** Sitemaps listed in one index. Source: sitemaps.org/protocol.html, "Using Sitemap index files". */
export const MAX_SITEMAPS_PER_INDEX = 50_000;

/** Longest loc to write: the prose says "less than 2,048 characters". Source: sitemaps.org/protocol.html. */
export const MAX_LOC_LENGTH = 2_047;
