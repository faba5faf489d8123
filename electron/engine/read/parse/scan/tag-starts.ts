// Tells what a < begins (a tag of a sitemap, any other markup, or nothing, so that it is text), and how comments and
// declarations stand. It reads no tag.
import { stripEnd } from '../../../../../shared/protocol/strip-ends.ts';

/** Every < that begins no tag, comment or the like. */
const BARE_LESS_THAN = /(?:<(?![A-Za-z_:!?/\u0080-\uffff]))+/y;

/** What may follow <! outside of a document type; sax takes the square of the time for anything else. */
const DECLARATION_START = /<!(?:--|\[CDATA\[|DOCTYPE)/iy;

/** A < that begins a name, and no > before the next <. */
const LESS_THAN_IN_VALUE = /<[A-Za-z_:\u0080-\uffff][^<>]*</y;

/** A tag that no attribute has in its value, so that the quote before it must have been forgotten. */
const SITEMAP_TAG = /<\/?(?:[\w.-]+:)?(?:urlset|url|loc|sitemapindex|sitemap|channel|item|entry)[\s/>]/iy;

/** True where such a tag begins. */
export function isSitemapTag(text: string, at: number): boolean {
  SITEMAP_TAG.lastIndex = at;
  return SITEMAP_TAG.test(text);
}

/** How many < from here on are text; `inValue`: also one before letters that another tag follows, as in "a<b</loc>". */
export function bareLessThan(text: string, at: number, inValue: boolean): number {
  BARE_LESS_THAN.lastIndex = at;
  const bare = BARE_LESS_THAN.exec(text)?.[0].length ?? 0;
  if (bare === 0 && text.startsWith('<!', at) && !beginsDeclaration(text, at)) return 2;
  if (bare > 0 || !inValue || isSitemapTag(text, at)) return bare;
  LESS_THAN_IN_VALUE.lastIndex = at;
  return LESS_THAN_IN_VALUE.test(text) ? 1 : 0;
}

function beginsDeclaration(text: string, at: number): boolean {
  DECLARATION_START.lastIndex = at;
  return DECLARATION_START.test(text);
}

/** Values that hold nothing but text: what looks like a tag that does not end in it is a part of it. */
export function isTextValue(name: string | undefined): boolean {
  return name !== undefined && /^(?:[\w.-]+:)?(?:loc|lastmod|changefreq|priority|link|guid)$/i.test(name);
}

/** True where a comment ends in more than two hyphens; it begins at `open`. */
export function endsInHyphens(part: string, open: number): boolean {
  return part.endsWith('--->') && (open === 0 || (part.startsWith('<!--') && part.length >= open + 4));
}

/** The comment with two hyphens at its end. */
export function withPlainEnd(part: string): string {
  if (!part.endsWith('--->')) return part;
  const isEmpty = part.startsWith('<!--') && /^<!-*>$/.test(part);
  return stripEnd(part.slice(0, -1), /-/) + (isEmpty ? '---->' : '-->');
}

/** Any 1.x is read as 1.0. Source: w3.org/TR/xml, section 2.8. */
const DECLARATION =
  /^\s*version\s*=\s*(?:"1\.\d+"|'1\.\d+')(?:\s+encoding\s*=\s*(?:"[a-z][\w.-]*"|'[a-z][\w.-]*'))?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*$/i;

/** True for an XML declaration's text that is not as XML has it. */
export function isOddDeclaration(body: string): boolean {
  return !DECLARATION.test(body);
}
