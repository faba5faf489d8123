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

/** Google's own of the time before sitemaps.org. Source: its announcement of the protocol 0.84, 2005. */
const LEGACY = /^http:\/\/www\.google\.com\/schemas\/sitemap\/0\.(?:84|9|90)$/;

const KNOWN =
  /^https?:\/\/(?:www\.)?(?:sitemaps\.org\/schemas\/sitemap\/0\.9|google\.com\/schemas\/sitemap\/0\.(?:84|9|90))\/?$/i;

/** True where search engines know the namespace: they compare it letter by letter. */
export function isExactSitemapNamespace(uri: string): boolean {
  return uri === SITEMAP_NS || LEGACY.test(uri);
}

const EXTENSION_VARIANT =
  /^\s*https?:\/\/(?:www\.)?google\.com\/schemas\/sitemap-(image|video|news)(?:\/[\d.]*)?\/?\s*$/i;
const XHTML_VARIANT = /^\s*https?:\/\/(?:www\.)?w3\.org\/1999\/xhtml\/?\s*$/i;

/** The extension that a namespace is meant to be, where it differs in scheme, version, case or a slash; null for all others. */
export function meantExtension(uri: string): ExtensionPrefix | null {
  const found = EXTENSION_VARIANT.exec(uri)?.[1]?.toLowerCase() ?? (XHTML_VARIANT.test(uri) ? 'xhtml' : '');
  const prefix = found as ExtensionPrefix;
  return found === '' || EXTENSION_NAMESPACES[prefix] === uri ? null : prefix;
}

/** True for the sitemap namespace, its legacy forms (http/https, trailing slash, Google 0.84/0.9/0.90), and none. */
export function isSitemapNamespace(uri: string): boolean {
  return uri === '' || KNOWN.test(uri);
}
