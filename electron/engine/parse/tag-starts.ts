// Tells what a < begins: a tag of a sitemap, any other markup, or nothing, so that it is text. It reads no tag.

/** Every < that begins no tag, comment or the like. */
const BARE_LESS_THAN = /(?:<(?![A-Za-z_:!?/\u0080-\uffff]))+/y;

/** A tag that no attribute has in its value, so that the quote before it must have been forgotten. */
const SITEMAP_TAG = /<\/?(?:[\w.-]+:)?(?:urlset|url|loc|sitemapindex|sitemap|channel|item|entry)[\s/>]/iy;

/** True where such a tag begins. */
export function isSitemapTag(text: string, at: number): boolean {
  SITEMAP_TAG.lastIndex = at;
  return SITEMAP_TAG.test(text);
}

/** How many < from here on are text. */
export function bareLessThan(text: string, at: number): number {
  BARE_LESS_THAN.lastIndex = at;
  return BARE_LESS_THAN.exec(text)?.[0].length ?? 0;
}
