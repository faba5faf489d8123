// Brings a table's cells about images, alternates and other extensions into a row's XML fragment. What the table does
// not speak of stays; what is no well-formed fragment is refused, so that it can't break a sitemap.
import { escapeAttribute, escapeText } from '../xml/escape-fragment.ts';
import { ExtensionWriter, isUnwritable } from '../xml/extension-writer.ts';
import { ParseOutput } from '../parse-output.ts';
import { readExtensions } from '../xml/read-extensions.ts';
import type { XmlHandler, XmlTag } from '../xml/xml-handler.ts';
import { XmlReader } from '../xml/xml-reader.ts';
import {
  EXTENSION_NAMESPACES,
  isSitemapNamespace,
  SITEMAP_NS,
} from '../../../../../shared/protocol/namespaces.ts';
import { markupOf } from '../xml/xml-markup.ts';

/** The cells of a row that are about extensions; a missing column is undefined, an empty cell ''. */
export interface ExtensionCells {
  /** Addresses of images, one a line. */
  readonly images?: string;
  /** A language and an address a line, with a space between. */
  readonly alternates?: string;
  /** The whole fragment as XML; where there is such a column, the others only show it. */
  readonly extensions?: string;
  /** Language and address, a column each; an empty address takes the language away. */
  readonly links: readonly (readonly [language: string, href: string])[];
}

export type AppliedExtensions =
  | { readonly ext: string | null }
  /** The cell that is no fragment, or no list of alternates. */
  | { readonly invalid: 'extensions' | 'alternates'; readonly ext: string | null };

interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

/** The fragment that a row has after the cells; `existing` is the one that it has before, or null. */
export function applyExtensions(existing: string | null, cells: ExtensionCells): AppliedExtensions {
  if (cells.extensions !== undefined) {
    if (cells.extensions === (existing ?? '')) return { ext: existing };
    const ext = canonicalFragment(cells.extensions);
    return ext === undefined ? { ext: existing, invalid: 'extensions' } : { ext };
  }
  let ext = existing;
  if (cells.images !== undefined) ext = withImages(ext, imageLocs(cells.images));
  if (cells.alternates !== undefined) {
    const wanted = readAlternates(cells.alternates);
    if (!wanted) return { ext, invalid: 'alternates' };
    ext = withAlternates(ext, wanted);
  }
  if (cells.links.length > 0) ext = withAlternates(ext, changedAlternates(ext, cells.links));
  return { ext };
}

/** The cells that show a fragment: what applyExtensions reads. */
export function showExtensions(ext: string | null): { readonly images: string; readonly alternates: string } {
  if (ext === null) return { images: '', alternates: '' };
  const { images, alternates } = readExtensions(ext);
  return {
    images: images.map(({ loc }) => loc).join('\n'),
    alternates: alternates.map(({ hreflang, href }) => `${hreflang} ${href}`).join('\n'),
  };
}

function imageLocs(cell: string): string[] {
  return splitBefore(cell, /https?:\/\//iy)
    .map((loc) => loc.trim())
    .filter((loc) => loc !== '');
}

/** Cut at line ends, and at blanks and marks that what `next`, a sticky pattern, matches comes behind. */
function splitBefore(cell: string, next: RegExp): string[] {
  const cut = cell.replaceAll(/[\s,;|]+/g, (between, at: number) => {
    next.lastIndex = at + between.length;
    return next.test(cell) ? '\n' : between;
  });
  return cut.split(/[\r\n]+/);
}

function readAlternates(cell: string): Alternate[] | null {
  const found: Alternate[] = [];
  for (const part of splitBefore(cell, /[a-z-]+[ =:]+https?:\/\//iy)) {
    const text = part.trim();
    if (text === '') continue;
    const hreflang = /^[A-Za-z][A-Za-z0-9-]*/.exec(text)?.[0] ?? '';
    const mark = /^\s*[=:]|^\s/.exec(text.slice(hreflang.length))?.[0] ?? '';
    const href = text.slice(hreflang.length + mark.length).trim();
    if (hreflang === '' || mark === '' || href === '') return null;
    found.push({ hreflang, href });
  }
  return found;
}

function changedAlternates(ext: string | null, links: ExtensionCells['links']): Alternate[] {
  const result: Alternate[] = [...readExtensions(ext).alternates];
  for (const [language, href] of links) {
    const at = result.findIndex(({ hreflang }) => hreflang.toLowerCase() === language.toLowerCase());
    const before = result[at];
    if (before && href === '') result.splice(at, 1);
    else if (before) result[at] = { hreflang: before.hreflang, href };
    else if (href !== '') result.push({ hreflang: language, href });
  }
  return result;
}

function withImages(ext: string | null, locs: readonly string[]): string | null {
  const before = readExtensions(ext).images.map(({ loc }) => loc);
  if (before.length === locs.length && before.every((loc, i) => loc === locs[i])) return ext;
  const { matching, others } = partition(
    ext,
    (xml) => xml.startsWith('<image:image>') || xml.startsWith('<image:image '),
  );
  const known = new Map(matching.map((xml, i) => [before[i] ?? '', xml]));
  const images = locs.map(
    (loc) => known.get(loc) ?? `<image:image><image:loc>${escapeText(loc)}</image:loc></image:image>`,
  );
  return [...images, ...others].join('') || null;
}

function withAlternates(ext: string | null, wanted: readonly Alternate[]): string | null {
  const before = readExtensions(ext).alternates;
  const same = before.length === wanted.length && before.every((a, i) => isEqual(a, wanted[i]));
  if (same) return ext;
  const { others } = partition(ext, isAlternate);
  const links = wanted.map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeAttribute(hreflang)}" href="${escapeAttribute(href)}"/>`,
  );
  return [...others, ...links].join('') || null;
}

function isEqual(a: Alternate, b: Alternate | undefined): boolean {
  return a.hreflang === b?.hreflang && a.href === b.href;
}

function isAlternate(xml: string): boolean {
  return xml.startsWith('<xhtml:link') && readExtensions(xml).alternates.length > 0;
}

/** The elements at the top of a fragment, in their order. */
function partition(
  ext: string | null,
  test: (xml: string) => boolean,
): { readonly matching: readonly string[]; readonly others: readonly string[] } {
  const xml = ext === null ? '' : /<[!?]/.test(ext) ? (canonicalFragment(ext) ?? ext) : ext;
  const elements: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { to, name, closes, isEmpty } of markupOf(xml)) {
    if (name === null) continue;
    if (closes) depth--;
    else if (!isEmpty) depth++;
    if (depth > 0) continue;
    elements.push(xml.slice(start, to));
    start = to;
  }
  return { matching: elements.filter(test), others: elements.filter((element) => !test(element)) };
}

const TEXT = '(?:[^<>&\\r]|&(?:amp|lt|gt);)+';
/** Images and alternates as Mapwright writes them: nothing to parse. */
const COMMON = new RegExp(
  `^(?:<xhtml:link rel="alternate" hreflang="[\\w-]*" href="(?:[^"<>&\\r\\n\\t]|&(?:amp|lt|gt|quot);)*"/>|` +
    `<image:image>(?:<(image:[a-z_]+)>${TEXT}</\\1>)+</image:image>)*$`,
);

/** The fragment as Mapwright stores it, null for an empty one, undefined where it is not well-formed. */
function canonicalFragment(text: string): string | null | undefined {
  if (text.trim() === '') return null;
  if (COMMON.test(text)) return text;
  const out = new ParseOutput('');
  const content = new FragmentContent();
  const reader = new XmlReader(content, out);
  reader.write(`${ROOT_START}${text}</x>`);
  const sound = reader.complete && !content.broken && !content.writer.overflow;
  return sound && !out.take().some(({ kind }) => kind === 'problem') ? content.writer.take() : undefined;
}

const ROOT_START = `<x xmlns="${SITEMAP_NS}"${Object.entries(EXTENSION_NAMESPACES)
  .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  .join('')}>`;

const CORE = new Set(['url', 'loc', 'lastmod', 'changefreq', 'priority']);

class FragmentContent implements XmlHandler {
  readonly writer = new ExtensionWriter(() => false);
  /** The text ended the root itself, has an entry's own fields, or text outside of elements. */
  broken = false;
  #depth = 0;
  #roots = 0;

  open(tag: XmlTag): void {
    if (this.#depth === 0) this.broken ||= ++this.#roots > 1;
    else this.writer.open(tag);
    if (isUnwritable(tag)) this.broken = true;
    if (this.#depth === 1 && isSitemapNamespace(tag.uri) && CORE.has(tag.local)) this.broken = true;
    this.#depth++;
  }

  text(text: string): void {
    if (this.#depth > 1) this.writer.text(text);
    else if (text.trim() !== '') this.broken = true;
  }

  close(): void {
    if (--this.#depth > 0) this.writer.close();
  }
}
