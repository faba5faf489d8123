// The meaning of RSS 2.0, RSS 1.0 and Atom elements: an entry's link and its date. Nothing else of a feed is read.
import { trimXml } from '../../../shared/protocol/white-space.ts';
import { feedDate } from './feed-date.ts';
import type { ParseOutput } from './parse-output.ts';
import type { XmlHandler, XmlTag } from './xml-reader.ts';

interface FeedEntry {
  readonly line: number;
  /** By order of preference; the first one that is there counts. */
  readonly links: (string | undefined)[];
  readonly dates: (string | undefined)[];
}

/** Characters of a value that are looked at; no link or date is longer. */
const MAX_VALUE = 65_536;
const DC = 'http://purl.org/dc/elements/1.1/';
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
/** Ranks of links. */
const [LINK, GUID, ABOUT, OTHER_TYPE] = [0, 1, 2, 3] as const;
/** What a page is in; other alternates are other files. Atom 1.0 gives type as a hint, and none is the default. */
const PAGE_TYPE = /^(?:|text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;
/** The registered relation, by its short name or its address. Source: RFC 4287 section 4.2.7.2. */
const ALTERNATE = /^(?:|alternate|http:\/\/www\.iana\.org\/assignments\/relation\/alternate)$/i;

export class FeedContent implements XmlHandler {
  readonly #out: ParseOutput;
  readonly #path: string[] = [];
  /** The xml:base in force at each open element. */
  readonly #bases: string[] = [];
  #entry: FeedEntry | null = null;
  #entryDepth = 0;
  #take: ((text: string) => void) | null = null;
  #value = '';

  constructor(out: ParseOutput) {
    this.#out = out;
  }

  get idle(): boolean {
    return this.#entry === null;
  }

  open(tag: XmlTag, line: number): void {
    const local = tag.local.toLowerCase();
    this.#path.push(local);
    const depth = this.#path.length;
    this.#bases.push(resolve(trimXml(tag.attributes['xml:base']?.value ?? ''), this.#bases.at(-1) ?? ''));
    if (depth === 1) this.#out.setFormat(local === 'feed' ? 'atom' : 'rss');
    if (!this.#entry && (local === 'item' || local === 'entry')) {
      this.#entry = { line, links: [], dates: [] };
      this.#entryDepth = depth;
      const about = Object.values(tag.attributes).find(
        ({ uri, local: name }) => uri === RDF && name === 'about',
      );
      if (about && /^https?:/i.test(trimXml(about.value))) this.#entry.links[ABOUT] = trimXml(about.value);
    } else if (this.#entry && depth === this.#entryDepth + 1) {
      this.#value = '';
      this.#take =
        this.#out.format === 'atom' ? this.#atomChild(tag, local, line) : this.#rssChild(tag, local);
    }
  }

  close(): void {
    const depth = this.#path.length;
    if (this.#entry && depth === this.#entryDepth + 1) {
      this.#take?.(trimXml(this.#value));
      this.#take = null;
    } else if (this.#entry && depth === this.#entryDepth) {
      this.#endEntry(this.#entry);
    }
    this.#path.pop();
    this.#bases.pop();
  }

  text(text: string): void {
    if (this.#take && this.#path.length === this.#entryDepth + 1 && this.#value.length < MAX_VALUE)
      this.#value += text;
  }

  abandon(): boolean {
    const open = this.#entry !== null;
    this.#entry = null;
    return open;
  }

  /** RSS 2.0: link, else a guid that is a permalink (its default); pubDate, else dc:date. */
  #rssChild(tag: XmlTag, local: string): ((text: string) => void) | null {
    const entry = this.#entry;
    if (!entry) return null;
    if (tag.uri === DC) return local === 'date' ? (text) => (entry.dates[1] ??= text) : null;
    if (tag.prefix !== '') return null;
    if (local === 'link') return (text) => (entry.links[LINK] ??= text || undefined);
    if (local === 'pubdate') return (text) => (entry.dates[0] ??= text);
    if (local === 'guid' && tag.attributes['isPermaLink']?.value.toLowerCase() !== 'false') {
      return (text) => (entry.links[GUID] ??= /^https?:/i.test(text) ? text : undefined);
    }
    return null;
  }

  /** Atom: the alternate link (rel's default); updated (modified in 0.3), else published (issued). */
  #atomChild(tag: XmlTag, local: string, line: number): ((text: string) => void) | null {
    const entry = this.#entry;
    if (!entry) return null;
    if (local === 'link') {
      const href = trimXml(tag.attributes['href']?.value ?? '');
      if (href === '' || !ALTERNATE.test(trimXml(tag.attributes['rel']?.value ?? ''))) return null;
      const page = PAGE_TYPE.test(trimXml(tag.attributes['type']?.value ?? ''));
      entry.links[page ? LINK : OTHER_TYPE] ??= this.#absolute(href, line);
      return null;
    }
    const rank = ['updated', 'modified', 'published', 'issued'].indexOf(local);
    return rank < 0 ? null : (text) => (entry.dates[rank] ??= text);
  }

  /** Resolves by xml:base, where there is one. */
  #absolute(href: string, line: number): string {
    const loc = resolve(href, this.#bases.at(-1) ?? '');
    if (loc !== href) {
      const message = `The link "${href.slice(0, 60)}" is relative. It was completed by the feed's xml:base.`;
      this.#out.problem('info', 'feed-link-resolved', message, { line, loc });
    }
    return loc;
  }

  #endEntry(entry: FeedEntry): void {
    this.#entry = null;
    const loc = entry.links.find((link) => link !== undefined);
    const date = entry.dates.find((text) => text !== undefined && text !== '');
    const { line } = entry;
    if (loc === undefined) {
      const message = 'An entry of the feed has no link to a page. It was left out.';
      this.#out.problem('warning', 'feed-entry-without-link', message, { line });
      return;
    }
    const lastmod = date === undefined ? null : feedDate(date);
    this.#out.addEntry({ loc, lastmod, changefreq: null, priority: null, ext: null, line });
  }
}

/** The address in its base. One that is absolute, or has no base to complete it, stays as it came. */
function resolve(address: string, base: string): string {
  if (address === '') return base;
  if (/^[a-z][a-z\d+.-]*:/i.test(address) || !/^https?:/i.test(base)) return address;
  return URL.parse(address, base)?.href ?? address;
}
