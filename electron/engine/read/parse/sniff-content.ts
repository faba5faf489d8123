// Tells from the first characters what kind of text a file is. Names and extensions never count.
import { looksLikeTable } from './table/csv-dialect.ts';

export type ContentKind = 'xml' | 'html' | 'json' | 'robots' | 'text' | 'csv' | 'empty' | 'unknown';

export interface Sniffed {
  readonly kind: ContentKind;
  /** Characters before the content proper: white space, or junk before an XML document. */
  readonly skip: number;
}

/** Characters that a decision needs at most. */
export const SNIFF_CHARACTERS = 16_384;

const XML_START = /<(?:\?xml\s|!--|!doctype\s|[a-z_][\w.-]*(?::[\w.-]+)?[\s>/])/i;
const SITEMAP_START = /<(?:\?xml\s|(?:[\w.-]+:)?(?:urlset|sitemapindex|rss|feed|rdf)[\s>])/i;
const HTML_START = /^<(?:!doctype\s+html|(?:html|head|body)[\s>])/i;
/** A sitemap or feed that a template gave the document type of a page. */
const MISNAMED = /^<(?:[\w.-]+:)?(?:urlset|sitemapindex|rss|feed|rdf)[\s>]/i;
const HTML_DOCTYPE = /^<!doctype\s+html[^>]*>/i;
/** A declaration without its second question mark: what follows would be taken for a part of it. */
const OPEN_DECLARATION = /^(<\?xml\s[^<>?]*>)\s*</i;
/** What scripts print before a document when they fail; no sitemap begins so. */
const PRINTED = /^<(?:a|b|br|center|div|font|hr|i|p|pre|script|span|strong|style|table)[\s>/]/i;
/** Elements that only pages have: a part of one begins so. */
const PAGE_PART =
  /^<(?:a|abbr|article|aside|b|base|blockquote|br|button|canvas|center|div|dl|em|font|footer|form|h[1-6]|header|hr|i|iframe|img|input|label|li|link|main|meta|nav|noscript|ol|p|pre|script|section|select|small|span|strong|style|table|tbody|td|textarea|title|tr|u|ul)[\s>/]/i;
/** An element of a sitemap or a feed, wherever it stands. */
const SITEMAP_ANYWHERE =
  /<(?:[\w.-]+:)?(?:urlset|sitemapindex|rss|feed|rdf|url|sitemap|loc|channel|item|entry)[\s>]/i;
/** How JSON begins: an object with a name, or a list of objects, lists or texts; scripts print a guard before it. */
const JSON_START = /^(?:\)\]\}',?\s*)?(?:\{\s*(?:"(?:[^"\\]|\\.)*"\s*:|\})|\[\s*(?:[{"\]]|\[\s*["\d[]))/;
const ROBOTS_LINE =
  /^[ \t]*(?:user-?\s?agent|dis+al+o?w|disallaw|diasllow|allow|site-?map|crawl-delay|host|clean-param)[ \t]*:/im;
/** The same without the colon, which people forget: only where it can hardly be anything else. */
const BARE_ROBOTS_LINE = /^[ \t]*(?:user-?agent[ \t]+[\w*.-]+|(?:dis)?allow[ \t]+\/\S*)[ \t]*$/im;
const ADDRESS_LINE =
  /^[ \t]*(?:[-*+>\u2022\u2013\u2014\u00b7][ \t]+|\(?\d{1,7}[.):][ \t]*)?["'<]?https?:\/\/\S/im;
const HTML_ANYWHERE = /<(?:html|head|body|!doctype html)[\s>]/i;

/** Characters that are looked at where the first ones tell nothing, as in a file that begins with long comments. */
const LONG_SNIFF_CHARACTERS = 1_048_576;

/** True where more of the text could tell more. */
export function isUndecided({ kind }: Sniffed, characters: number): boolean {
  return (kind === 'unknown' || kind === 'empty') && characters < LONG_SNIFF_CHARACTERS;
}

/**
 * The kind of the text that begins so. `whole` has the same characters with their own line ends, for tables, and
 * tells whether they are the whole text.
 */
export function sniffContent(
  head: string,
  whole: { readonly raw: string; readonly complete: boolean } = { raw: head, complete: true },
): Sniffed {
  const skip = head.search(/[^\s\uFEFF\0\x1a]/);
  if (skip < 0) return { kind: /[\0\x1a]/.test(head) ? 'unknown' : 'empty', skip: 0 };
  const text = head.slice(skip);
  const markup = text.startsWith('<') ? sniffMarkup(text, skip, whole.complete) : null;
  if (markup) return markup;
  if (isBinary(text)) return { kind: 'unknown', skip: 0 };
  if (JSON_START.test(text)) return { kind: 'json', skip };
  if (looksLikeTable(whole.raw, whole.complete)) return { kind: 'csv', skip: 0 };
  const xml = SITEMAP_START.exec(text);
  const address = ADDRESS_LINE.exec(text.replace(CONTROL, ' '))?.index ?? text.length;
  if (xml && xml.index < address) return { kind: 'xml', skip: skip + xml.index };
  if (whole.complete && hasOnlyComments(text)) return { kind: 'robots', skip: 0 };
  return sniffLines(text.replace(CONTROL, ' '), skip, address);
}

/** The kind of a text that begins with markup; null where that is none. */
function sniffMarkup(text: string, skip: number, complete: boolean): Sniffed | null {
  const bare = text.slice(placeBehind(COMMENTS_AND_INSTRUCTIONS, text));
  if (HTML_START.test(bare) && !isMisnamed(bare)) return { kind: 'html', skip };
  const printed = PRINTED.test(text) ? SITEMAP_START.exec(text) : null;
  if (printed) return { kind: 'xml', skip: skip + printed.index };
  // A sitemap may follow behind all that a script printed.
  const isPart = PAGE_PART.test(bare) && (complete || !PRINTED.test(bare));
  if (isPart && !SITEMAP_ANYWHERE.test(bare)) return { kind: 'html', skip };
  if (!XML_START.test(text)) return null;
  return { kind: 'xml', skip: skip + (OPEN_DECLARATION.exec(text)?.[1]?.length ?? 0) };
}

/** Characters that no text has, but that editors, tapes and broken copies leave in some. */
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f]/g;
/** So many places with such characters, and such a part of the text, mean that it is none. */
const MIN_BINARY_PLACES = 5;
const BINARY_PART = 0.02;

/** True for what holds zeros and too many other control characters for a text; padding counts once, or not. */
function isBinary(text: string): boolean {
  if (!text.includes('\0') || /^https?:\/\//i.test(text)) return false;
  const odd = text.match(/[\0-\x08\x0b\x0c\x0e-\x1f\uFFFF]/g)?.length ?? 0;
  const places = text.match(/(?:\0(?=[^\0\n])|[\x01-\x08\x0b\x0c\x0e-\x1f\uFFFF])/g)?.length ?? 0;
  return places >= MIN_BINARY_PLACES && places > (text.length - odd) * BINARY_PART;
}

/** The kind where pages are wanted: a part of a page is one too, if it is not the beginning of a sitemap or feed. */
export function kindOfPage({ kind, skip }: Sniffed, head: string): ContentKind {
  if (kind !== 'xml') return kind;
  const text = head.slice(skip);
  const bare = text.slice(placeBehind(COMMENTS_AND_DECLARATIONS, text));
  return /^<(?:[\w.-]+:)?(?:urlset|sitemapindex|url|sitemap|rss|feed|rdf|entry)[\s>]/i.test(bare)
    ? kind
    : 'html';
}

/** A robots.txt that says nothing; the text begins with no blank. */
function hasOnlyComments(text: string): boolean {
  return text.startsWith('#') && !/\n[^\S\n]*[^\s#]/.test(text);
}

/** True for a sitemap or feed behind the document type of a page. */
function isMisnamed(text: string): boolean {
  const doctype = HTML_DOCTYPE.exec(text)?.[0].length;
  if (doctype === undefined) return false;
  const start = behindBlanks(text, doctype);
  return MISNAMED.test(text.slice(placeBehind(COMMENTS, text, start)));
}

type Markup = readonly (readonly [start: string, end: string])[];
const COMMENTS: Markup = [['<!--', '-->']];
const COMMENTS_AND_INSTRUCTIONS: Markup = [...COMMENTS, ['<?', '?>']];
const COMMENTS_AND_DECLARATIONS: Markup = [...COMMENTS, ['<?', '>'], ['<!', '>']];

/** The place behind all such markup that stands at a place, and the blanks behind each. */
function placeBehind(markup: Markup, text: string, from = 0): number {
  let at = from;
  for (let end = endOf(markup, text, at); end >= 0; end = endOf(markup, text, at))
    at = behindBlanks(text, end);
  return at;
}

function endOf(markup: Markup, text: string, at: number): number {
  for (const [start, end] of markup) {
    if (!text.startsWith(start, at)) continue;
    const found = text.indexOf(end, at + start.length);
    if (found >= 0) return found + end.length;
  }
  return -1;
}

function behindBlanks(text: string, at: number): number {
  const blanks = /\s*/y;
  blanks.lastIndex = at;
  return at + (blanks.exec(text)?.[0].length ?? 0);
}

/** What comes first decides: an address may hold "<html>", and a list may have a robots.txt pasted to its end. */
function sniffLines(text: string, skip: number, address: number): Sniffed {
  const robots = (ROBOTS_LINE.exec(text) ?? BARE_ROBOTS_LINE.exec(text))?.index ?? text.length;
  const html = HTML_ANYWHERE.exec(text)?.index ?? text.length;
  const first = Math.min(address, robots, html);
  if (first === text.length) return { kind: 'unknown', skip: 0 };
  return first === html ? { kind: 'html', skip } : { kind: first === robots ? 'robots' : 'text', skip: 0 };
}
