// The XML namespaces of sitemaps and their extensions. Which of them to accept or to write; no parsing.

/** The namespace to write. Source: sitemaps.org/protocol.html. */
export const SITEMAP_NS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The prefixes that Mapwright writes for the extensions it knows. Source: Google's extension pages; W3C for xhtml. */
export const EXTENSION_NAMESPACES = {
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
  video: 'http://www.google.com/schemas/sitemap-video/1.1',
  news: 'http://www.google.com/schemas/sitemap-news/0.9',
  xhtml: 'http://www.w3.org/1999/xhtml',
} as const;

export type ExtensionPrefix = keyof typeof EXTENSION_NAMESPACES;

const KNOWN =
  /^https?:\/\/(?:www\.)?(?:sitemaps\.org\/schemas\/sitemap\/0\.9|google\.com\/schemas\/sitemap\/0\.(?:84|9|90))\/?$/i;

/** True for the sitemap namespace, its legacy forms (http/https, trailing slash, Google 0.84/0.9/0.90), and none. */
export function isSitemapNamespace(uri: string): boolean {
  return uri === '' || KNOWN.test(uri);
}
