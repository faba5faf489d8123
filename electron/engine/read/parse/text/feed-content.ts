// The meaning of RSS 2.0, RSS 1.0 and Atom elements: an entry's link and its date. Nothing else of a feed is read.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { clip, nameOf } from '../xml/core-names.ts';
import { FeedEntry, LINK_RANK } from './feed-entry.ts';
import { FieldValue } from '../table/field-value.ts';
import type { ParseOutput } from '../parse-output.ts';
import { resolveAddress } from '../resolve-address.ts';
import { unclosedLevels } from '../xml/unclosed-levels.ts';
import type { Levels, XmlHandler, XmlTag } from '../xml/xml-handler.ts';
import { trimXml } from '../../white-space.ts';

/** Characters of a value that are looked at; no link or date is longer. */
const MAX_VALUE = 65_536;
const ATOM = /^(?:http:\/\/www\.w3\.org\/2005\/Atom|http:\/\/purl\.org\/atom\/ns#)$/i;
const DC = 'http://purl.org/dc/elements/1.1/';
const DC_TERMS = 'http://purl.org/dc/terms/';
/** Product feeds have the page's address in it. Source: Google Merchant Center, "link [link]". */
const PRODUCT = /^(?:https?:\/\/base\.google\.com\/c?ns\/1\.0\/?|g)$/i;
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
/** What a page is in; other alternates are other files. Atom 1.0 gives type as a hint, and none is the default. */
const PAGE_TYPE = /^(?:|text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;
/** The registered relation, by its short name or its address. Source: RFC 4287 section 4.2.7.2. */
const ALTERNATE = /^(?:|alternate|http:\/\/www\.iana\.org\/assignments\/relation\/alternate)$/i;
/** Values of an entry that hold no elements: one that does was not closed. */
const VALUES: ReadonlySet<string> = new Set([
  ...['link', 'guid', 'pubdate', 'date', 'title', 'author', 'category', 'comments'],
  ...['id', 'updated', 'published', 'modified', 'issued'],
]);
/** Names as they are written, by their lower case. */
const NAMES: ReadonlyMap<string, string> = new Map(
  ['rss', 'channel', 'item', 'feed', 'entry', 'link', 'guid', 'pubDate', 'updated', 'published'].map(
    (name) => [name.toLowerCase(), name],
  ),
);

/** Takes a value at its end. */
type Take = (text: string) => void;

export class FeedContent implements XmlHandler {
  readonly #out: ParseOutput;
  readonly #path: string[] = [];
  /** The base address in force at each open element. */
  readonly #bases: string[] = [];
  readonly #documentBase: string;
  readonly #value = new FieldValue();
  readonly #toldCase = new Set<string>();
  #entry: FeedEntry | null = null;
  #entryDepth = 0;
  #take: Take | null = null;
  #takeDepth = 0;

  /** `base` = where the feed itself was found, '' where that is not known. */
  constructor(out: ParseOutput, base: string) {
    this.#out = out;
    this.#documentBase = base;
  }

  get idle(): boolean {
    return this.#entry === null;
  }

  open(tag: XmlTag, line: number): void {
    const local = tag.local.toLowerCase();
    const right = NAMES.get(local);
    if (right !== undefined && tag.local !== right) this.#tellCase(tag, right, line);
    this.#path.push(local);
    const depth = this.#path.length;
    const base = trimXml(tag.attributes['xml:base']?.value ?? '');
    this.#bases.push(resolveAddress(base, this.#bases.at(-1) ?? this.#documentBase));
    if (depth === 1) this.#openRoot(tag, local, line);
    const own = tag.prefix === '' || this.#out.format === 'atom' || !ATOM.test(tag.uri);
    if (own && (local === 'item' || local === 'entry') && this.#beginsEntry(local)) {
      this.#beginEntry(tag, line, depth);
    } else if (this.#entry && this.#isChild(local, line)) {
      this.#value.reset();
      this.#takeDepth = depth;
      this.#take = this.#childOf(this.#entry, tag, local, line);
    } else if (this.#take) {
      const why = reason('xml-element-in-value', { tag: nameOf(tag) });
      this.#out.problem('warning', 'xml-element-in-value', why, { line });
      this.#value.open(tag);
    }
  }

  #openRoot({ uri }: XmlTag, local: string, line: number): void {
    this.#out.setFormat(local === 'feed' || local === 'entry' ? 'atom' : 'rss');
    if (local !== 'feed' || uri !== '') return;
    this.#out.problem('info', 'xml-no-namespace', reason('xml-no-atom-namespace'), { line });
  }

  close(line: number, forced: boolean): void {
    const depth = this.#path.length;
    if (this.#entry && depth === this.#entryDepth) this.#endEntry(this.#entry, forced);
    else if (this.#take && depth === this.#takeDepth) this.#endValue(line, forced);
    else if (this.#take) this.#value.close();
    this.#path.pop();
    this.#bases.pop();
  }

  forgetUnclosed(): Levels | null {
    const name = this.#entry?.name;
    // Only what ended an entry before this one can be open around it.
    const levels = unclosedLevels(this.#path.slice(0, this.#entryDepth), (local) => local === name);
    if (!levels || !this.#entry) return null;
    this.#path.splice(levels.from, levels.count);
    this.#bases.splice(levels.from, levels.count);
    this.#entryDepth -= levels.count;
    this.#takeDepth -= levels.count;
    return levels;
  }

  text(text: string): void {
    if (this.#take && this.#value.length < MAX_VALUE) this.#value.text(text);
  }

  abandon(): boolean {
    const open = this.#entry !== null;
    this.#entry = null;
    this.#take = null;
    return open;
  }

  #tellCase(tag: XmlTag, right: string, line: number): void {
    if (this.#toldCase.has(tag.local)) return;
    this.#toldCase.add(tag.local);
    const why = reason('xml-wrong-case', { tag: nameOf(tag), expected: right });
    this.#out.problem('warning', 'xml-wrong-case', why, { line });
  }

  /** An entry within an entry means that the first was not closed; within a text of the first it means nothing. */
  #beginsEntry(local: string): boolean {
    const entry = this.#entry;
    if (!entry) return true;
    if (local !== entry.name || !this.#onlyValuesOpen()) return false;
    this.#tellUnclosed(local, null, entry.line);
    this.#endValue(entry.line, true);
    this.#endEntry(entry, true);
    return true;
  }

  /** True for a child of the entry, also where the value before it was not closed. */
  #isChild(local: string, line: number): boolean {
    const depth = this.#path.length;
    if (depth === this.#entryDepth + 1) return true;
    if (!VALUES.has(local) || !this.#onlyValuesOpen()) return false;
    this.#tellUnclosed(this.#path[depth - 2] ?? '', local, line);
    this.#endValue(line);
    return true;
  }

  /** True where nothing is open between the entry and what begins now, or values that can hold no element. */
  #onlyValuesOpen(): boolean {
    return this.#path.slice(this.#entryDepth, -1).every((name) => VALUES.has(name));
  }

  /** `next`: the tag before which it is open still; null for the next entry. */
  #tellUnclosed(tag: string, next: string | null, line: number): void {
    const why = next === null ? reason('xml-unclosed-entry', { tag }) : reason('xml-unclosed', { tag, next });
    this.#out.problem('warning', 'xml-unclosed', why, { line });
  }

  #beginEntry(tag: XmlTag, line: number, depth: number): void {
    this.#entry = new FeedEntry(tag.local.toLowerCase(), tag.uri, line);
    this.#entryDepth = depth;
    this.#take = null;
    const about = Object.values(tag.attributes).find(({ uri, local }) => uri === RDF && local === 'about');
    const address = trimXml(about?.value ?? '');
    if (/^https?:/i.test(address)) this.#entry.addLink(LINK_RANK.about, address);
  }

  #childOf(entry: FeedEntry, tag: XmlTag, local: string, line: number): Take | null {
    if (PRODUCT.test(tag.uri)) {
      return local === 'link' ? (text) => this.#addLink(entry, text, line, LINK_RANK.product) : null;
    }
    const atom = this.#out.format === 'atom' || ATOM.test(tag.uri);
    return atom ? this.#atomChild(entry, tag, local, line) : this.#rssChild(entry, tag, local, line);
  }

  /** RSS: link, else a guid that is a permalink (its default); pubDate, else dc:date. */
  #rssChild(entry: FeedEntry, tag: XmlTag, local: string, line: number): Take | null {
    if (tag.uri === DC) return local === 'date' ? (text) => entry.addDate(1, text) : null;
    if (tag.uri === DC_TERMS) return local === 'modified' ? (text) => entry.addDate(2, text) : null;
    if (tag.prefix !== '' && (tag.uri === '' || tag.uri !== entry.uri)) return null;
    if (local === 'pubdate') return (text) => entry.addDate(0, text);
    if (local === 'link') {
      const href = trimXml(tag.attributes['href']?.value ?? '');
      return (text) => this.#addLink(entry, text || href, line);
    }
    if (local === 'guid' && tag.attributes['isPermaLink']?.value.toLowerCase() !== 'false') {
      return (text) => {
        if (/^https?:/i.test(text)) entry.addLink(LINK_RANK.guid, text);
      };
    }
    return null;
  }

  /** Atom: the alternate link (rel's default); updated (modified in 0.3), else published (issued). */
  #atomChild(entry: FeedEntry, tag: XmlTag, local: string, line: number): Take | null {
    if (local === 'link') {
      const href = trimXml(tag.attributes['href']?.value ?? '');
      if (!ALTERNATE.test(trimXml(tag.attributes['rel']?.value ?? ''))) return null;
      if (href === '') return (text) => this.#addLinkText(entry, text, line);
      const page = PAGE_TYPE.test(trimXml(tag.attributes['type']?.value ?? ''));
      const rank = this.#out.format === 'rss' ? 'atom' : page ? 'link' : 'otherType';
      entry.addLink(LINK_RANK[rank], this.#absolute(href, line));
      return null;
    }
    if (tag.prefix !== '' && !ATOM.test(tag.uri) && tag.uri !== entry.uri) return null;
    const rank = ['updated', 'modified', 'published', 'issued'].indexOf(local);
    return rank < 0 ? null : (text) => entry.addDate(3 + rank, text);
  }

  #addLink(entry: FeedEntry, text: string, line: number, rank: number = LINK_RANK.link): void {
    if (text === '') return;
    const link = this.#absolute(text, line);
    const first = entry.links[rank];
    if (first === undefined || first === link) {
      entry.addLink(rank, link);
      return;
    }
    const why = reason('xml-repeated', { tag: 'link', text: clip(text) });
    this.#out.problem('warning', 'loc-repeated', why, { line, loc: link });
  }

  /** Atom has addresses in attributes; RSS, from which people come, has them as texts. */
  #addLinkText(entry: FeedEntry, text: string, line: number): void {
    if (!/^https?:/i.test(text)) return;
    this.#out.problem('warning', 'feed-link-text', reason('feed-link-text'), { line, loc: text });
    entry.addLink(LINK_RANK[this.#out.format === 'rss' ? 'atom' : 'link'], text);
  }

  /** Completes a relative link by what the feed, or where it was found, says. */
  #absolute(found: string, line: number): string {
    const href = this.#out.address(found, line);
    const loc = resolveAddress(href, this.#bases.at(-1) ?? '');
    if (loc !== href) {
      const why = reason('feed-link-resolved', { text: clip(href) });
      this.#out.problem('info', 'feed-link-resolved', why, { line, loc });
    }
    return loc;
  }

  #endValue(line: number, forced = false): void {
    if (!this.#take) return;
    const { text: whole, unclear, ended } = this.#value.take();
    const text = this.#out.address(whole, line);
    this.#take(text);
    this.#take = null;
    if (this.#entry && forced && !ended)
      this.#entry.mayGoOn ||= text !== '' && this.#entry.links.includes(text);
    if (!unclear) return;
    const why = reason('xml-feed-value-unclear', { text: clip(text) });
    this.#out.problem('error', 'value-unclear', why, { line, entry: this.#out.entries });
  }

  #endEntry(entry: FeedEntry, forced: boolean): void {
    this.#entry = null;
    this.#take = null;
    entry.hand(this.#out, forced);
  }
}
