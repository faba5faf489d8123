// The numeric limits of the sitemaps protocol, one constant a fact. Nothing here decides what to do about them.

/** URLs in one sitemap. Source: sitemaps.org/protocol.html, "Sitemap file requirements". */
export const MAX_URLS_PER_SITEMAP = 50_000;

/** Bytes in one sitemap or index, uncompressed (50 MiB since 2016). Source: sitemaps.org/protocol.html. */
export const MAX_BYTES_PER_SITEMAP = 52_428_800;

/** Sitemaps listed in one index. Source: sitemaps.org/protocol.html, "Using Sitemap index files". */
export const MAX_SITEMAPS_PER_INDEX = 50_000;

/** Index files of one site. Source: Google, "Manage your sitemaps with a sitemap index file". */
export const MAX_INDEXES_PER_SITE = 500;

/** Longest loc to write: the prose says "less than 2,048 characters". Source: sitemaps.org/protocol.html. */
export const MAX_LOC_LENGTH = 2_047;

/** Shortest loc that the schema lets through. Source: sitemaps.org/schemas/sitemap/0.9/sitemap.xsd. */
export const MIN_LOC_LENGTH = 12;

/** Images of one URL. Source: Google, "Image sitemaps". */
export const MAX_IMAGES_PER_URL = 1_000;

/** News URLs in one sitemap. Source: Google, "News sitemaps". */
export const MAX_NEWS_PER_SITEMAP = 1_000;

/** Days that news may be old. Source: Google, "News sitemaps". */
export const MAX_NEWS_DAYS = 2;

/** Addresses in one submission. Source: indexnow.org/documentation. */
export const MAX_INDEXNOW_URLS = 10_000;

/** Longest duration of a video. Source: Google, "Video sitemaps". */
export const MAX_VIDEO_SECONDS = 28_800;

/** Of 0.0. Source: Google, "Video sitemaps". */
export const MAX_VIDEO_RATING = 5;

/** Tags of one video. Source: Google, "Video sitemaps". */
export const MAX_VIDEO_TAGS = 32;

/** Characters of a video's description. Source: Google, "Video sitemaps". */
export const MAX_VIDEO_DESCRIPTION = 2_048;
