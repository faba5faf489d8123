// Turns rows into the bytes of whole sitemaps. Where a file ends is asked of the plan; nothing is written here.
import type { RowBatch } from '../../../shared/model/entry-batch.ts';
import { lastmodForm, lastmodForWriting } from '../../../shared/protocol/lastmod.ts';
import { isXmlText } from './escape-xml.ts';
import { LatestLastmod } from './latest-lastmod.ts';
import { BLOCKING_FLAGS, LeftOutTally } from './left-out.ts';
import { urlXml } from './row-xml.ts';
import { LONGEST_OPENING, namespacesIn, URLSET_CLOSE, urlsetOpening } from './xml-frame.ts';

/** The plan's decision: true where the URL begins a new file. */
export type PlaceUrl = (bytes: number, namespaces: number, loc: string) => boolean;

/** A finished sitemap in memory. */
export interface EncodedFile {
  /** The whole file, uncompressed; valid until release(). */
  readonly xml: Buffer;
  readonly urls: number;
  /** The latest lastmod written in it. */
  readonly lastmod: string | null;
  /** Gives the memory back for the next file; call it once. */
  readonly release: () => void;
}

const FIRST_SIZE = 64 * 1024;

/** A UTF-16 unit takes at most three bytes of UTF-8. */
const BYTES_PER_UNIT = 3;

/**
 * Encodes batches in order. Memory: one buffer of at most twice the file's bytes for the file that fills, and one for
 * each file that was handed out and not yet released.
 */
export class RowEncoder {
  readonly leftOut = new LeftOutTally();
  readonly #place: PlaceUrl;
  readonly #spare: Buffer[] = [];
  readonly #latest = new LatestLastmod();
  #buffer: Buffer;
  #end = LONGEST_OPENING;
  #urls = 0;
  #namespaces = 0;

  constructor(place: PlaceUrl) {
    this.#place = place;
    this.#buffer = Buffer.allocUnsafeSlow(FIRST_SIZE);
  }

  /** Adds the rows that can be written; yields each file that became full. */
  *encode(batch: RowBatch): Generator<EncodedFile> {
    for (let i = 0; i < batch.count; i++) {
      const loc = batch.loc[i] ?? '';
      if (!this.#isWritten(loc, batch.included[i] ?? false, batch.issues[i] ?? 0)) continue;
      const lastmod = this.#lastmodOf(batch.lastmod[i] ?? null);
      const changefreq = this.#typed(batch.changefreq[i] ?? null, 'changefreq');
      const priority = this.#typed(batch.priority[i] ?? null, 'priority');
      const ext = batch.ext[i] ?? null;
      const xml = `${urlXml(loc, lastmod, changefreq, priority, ext)}\n`;
      this.#reserve(xml.length * BYTES_PER_UNIT + URLSET_CLOSE.length);
      const bytes = this.#buffer.write(xml, this.#end);
      const namespaces = ext === null ? 0 : namespacesIn(ext);
      if (this.#place(bytes, namespaces, loc) && this.#urls > 0) yield this.#cut(bytes);
      this.#end += bytes;
      this.#urls++;
      this.#namespaces |= namespaces;
      if (lastmod !== null) this.#latest.add(lastmod);
    }
  }

  /** The last file, or null where no row was written. */
  end(): EncodedFile | null {
    return this.#urls > 0 ? this.#cut(0) : null;
  }

  #isWritten(loc: string, included: boolean, flags: number): boolean {
    if (!included) this.leftOut.add('excluded');
    else if ((flags & BLOCKING_FLAGS) !== 0) this.leftOut.addBlocked(flags);
    else if (!isXmlText(loc)) this.leftOut.add('loc-invalid');
    else return true;
    return false;
  }

  #lastmodOf(text: string | null): string | null {
    if (text === null) return null;
    const written = lastmodForWriting(text);
    if (written === null) {
      this.leftOut.add(lastmodForm(text) === null ? 'lastmod-invalid' : 'lastmod-imprecise', 'lastmod');
    }
    return written;
  }

  #typed(value: number | string | null, what: 'changefreq' | 'priority'): number | null {
    if (typeof value !== 'string') return value;
    this.leftOut.add(`${what}-invalid`, what);
    return null;
  }

  #reserve(bytes: number): void {
    const needed = this.#end + bytes;
    if (needed <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#buffer.length * 2));
    this.#buffer.copy(larger, 0, 0, this.#end);
    this.#buffer = larger;
  }

  /** Closes the current file and begins the next with the `pending` bytes that were written behind its end. */
  #cut(pending: number): EncodedFile {
    const full = this.#buffer;
    const end = this.#end;
    this.#buffer = this.#spare.pop() ?? Buffer.allocUnsafeSlow(Math.max(FIRST_SIZE, pending * 2));
    this.#end = LONGEST_OPENING;
    this.#reserve(pending + URLSET_CLOSE.length);
    full.copy(this.#buffer, LONGEST_OPENING, end, end + pending);

    const opening = urlsetOpening(this.#namespaces);
    const start = LONGEST_OPENING - opening.length;
    opening.copy(full, start);
    const close = end + full.write(URLSET_CLOSE, end);
    const file: EncodedFile = {
      xml: full.subarray(start, close),
      urls: this.#urls,
      lastmod: this.#latest.text,
      release: () => this.#spare.push(full),
    };
    this.#urls = 0;
    this.#namespaces = 0;
    this.#latest.reset();
    return file;
  }
}
