// Puts values into an entry and hands the finished one on, as a row or as a reference, with what is odd about it. It reads
// no XML.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { trimXml } from '../../white-space.ts';
import type { ParseOutput } from '../parse-output.ts';
import { openEntry, type OpenEntry } from '../scan/open-entry.ts';
import { clip } from './core-names.ts';
import type { Field } from '../table/field-value.ts';
import { SitemapReferences } from './sitemap-references.ts';

/** A text that is one address and nothing else. */
const ADDRESS = /^https?:\/\/[^\s<>"]+$/i;

/** Addresses of one entry that become entries; more are none that anybody meant so. */
const MAX_MORE = 1_000;

export class EntryEnd {
  readonly #out: ParseOutput;
  readonly #references: SitemapReferences;

  constructor(out: ParseOutput) {
    this.#out = out;
    this.#references = new SitemapReferences(out);
  }

  /** A value of the entry; a second address begins an entry of its own, to which values belong that the first one has. */
  put(entry: OpenEntry, field: Field, value: string, how: { line: number; mayGoOn: boolean }): void {
    const { line } = how;
    if (entry[field] === null) {
      entry[field] = value;
      entry.mayGoOn ||= field === 'loc' && how.mayGoOn;
      return;
    }
    if (entry[field] === value) return;
    const last = entry.more.at(-1);
    if (field !== 'loc' && last && last[field] === null) {
      last[field] = value;
      return;
    }
    const isMore = field === 'loc' && entry.more.length < MAX_MORE;
    const why = reason(isMore ? 'xml-loc-again' : 'xml-repeated', { tag: field, text: clip(value) });
    const where = this.#at(entry, line, field === 'loc' ? value : entry.loc);
    this.#out.problem('warning', `${field}-repeated`, why, where);
    if (isMore) entry.more.push({ ...openEntry(entry.kind, line, false), loc: value });
  }

  /** `forced`: the entry has no closing tag of its own. What may then be cut is not included. */
  end(entry: OpenEntry, ext: string | null, forced: boolean): void {
    this.#takeText(entry);
    const { loc, lastmod, changefreq, priority, line, kind } = entry;
    if (entry.unusable || (entry.bare && loc === null)) return;
    const held = forced && entry.mayGoOn;
    if (kind === 'url') {
      this.#out.addEntry({ loc: loc ?? '', lastmod, changefreq, priority, ext, line }, held);
    } else if (held) {
      this.#references.leaveOutCut(loc ?? '', line);
    } else {
      const extra = ext !== null || changefreq !== null || priority !== null;
      this.#references.addEntry(loc, lastmod, extra, line);
    }
    for (const more of entry.more) this.end(more, null, false);
  }

  /** Text between the elements of an entry: its address where it has no other, else nothing. */
  #takeText(entry: OpenEntry): void {
    const text = trimXml(entry.text);
    if (text === '') return;
    const isAddress = entry.loc === null && ADDRESS.test(text);
    if (isAddress) entry.loc = text;
    const why = isAddress
      ? reason('xml-text-as-loc', { tag: entry.kind, text: clip(text) })
      : reason('xml-stray-text', { text: clip(text) });
    this.#out.problem('warning', 'xml-stray-text', why, { line: entry.textLine });
  }

  /** A value with text beside and inside elements, which is kept as it is. */
  tellUnclear(entry: OpenEntry | null, field: Field, value: string, line: number): void {
    const why = reason('xml-value-unclear', { tag: field, text: clip(value) });
    this.#out.problem('error', 'value-unclear', why, this.#at(entry, line, null));
  }

  /** A value that is longer than `max` characters; without its address, an entry is left out. */
  tellTooLong(entry: OpenEntry | null, field: Field, { line, max }: { line: number; max: number }): void {
    if (field === 'loc' && entry) entry.unusable = true;
    const why = reason(field === 'loc' ? 'xml-loc-too-long' : 'xml-value-too-long', { tag: field, max });
    this.#out.problem('error', 'value-too-long', why, this.#at(entry, line, null));
  }

  #at(entry: OpenEntry | null, line: number, loc: string | null) {
    return {
      line,
      ...(entry?.kind === 'url' ? { entry: this.#out.entries } : {}),
      ...(loc === null ? {} : { loc }),
    };
  }
}
