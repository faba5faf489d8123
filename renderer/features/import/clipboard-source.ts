// Tells what a text of the clipboard is as a source: XML, addresses of sitemaps, or a list of URLs. It imports nothing.
import { EXTENSION_NAMESPACES, SITEMAP_NS } from '../../../shared/protocol/namespaces.ts';

const XML = /^\s*\uFEFF?<(?:\?xml\s|(?:[\w.-]+:)?(?:urlset|url|sitemapindex|rss|feed|rdf)[\s>])/i;
const ADDRESS = /^https?:\/\/\S+$/i;

/** <url> elements that were taken out of their sitemap. */
const FRAGMENT = /^\s*\uFEFF?<url[\s>]/i;

/** A sitemap of <url> elements that were copied out of one; any other text as it is. */
export function asSource(text: string): string {
  if (!FRAGMENT.test(text)) return text;
  const names = Object.entries(EXTENSION_NAMESPACES).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  return `<urlset xmlns="${SITEMAP_NS}"${names.join('')}>${text}</urlset>`;
}

/** True for a sitemap, an index, a feed, or <url> elements. */
export function isXmlSource(text: string): boolean {
  return XML.test(text);
}

/** True for one address a line and nothing else. */
export function isAddressList(text: string): boolean {
  const lines = linesOf(text);
  return lines.length > 0 && lines.every((line) => ADDRESS.test(line));
}

/**
 * The addresses to be fetched: where each line is a site, or looks like a sitemap or a robots.txt. null for anything
 * else, such as a list of pages.
 */
export function sitemapAddresses(text: string): string[] | null {
  if (!isAddressList(text)) return null;
  const lines = linesOf(text);
  return lines.every(looksLikeSitemap) ? lines : null;
}

function looksLikeSitemap(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  return (
    (url.pathname === '/' && url.search === '') || /(?:\.xml|\.gz|\.txt|\.rss|\.atom)$/i.test(url.pathname)
  );
}

function linesOf(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
