// Turns rows into the bytes of whole sitemaps. Where a file ends is asked of the plan; nothing is written here.
import type { RowBatch } from '../../../shared/model/entry-batch.ts';
import { lastmodForm, lastmodForWriting } from '../../../shared/protocol/lastmod.ts';
import { escapeXml, isPlainXml, isXmlText } from './escape-xml.ts';
import { FileBuffer } from './file-buffer.ts';
import { LatestLastmod } from './latest-lastmod.ts';
import { BLOCKING_FLAGS, LeftOutTally } from './left-out.ts';
import { urlXml } from './row-xml.ts';
import { namespacesIn } from './xml-frame.ts';

/** What a next file may have more than the one before it without its buffer growing. */
const ROOM = 256 * 1024;

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

/**
 * Encodes batches in order. Memory: one buffer of at most twice the file's bytes for the file that fills, and one for
 * each file that was handed out and not yet released.
 */
export class RowEncoder {
  readonly leftOut = new LeftOutTally();
  readonly #place: PlaceUrl;
  readonly #spare: FileBuffer[] = [];
  readonly #latest = new LatestLastmod();
  #buffer = new FileBuffer();
  #urls = 0;
  #namespaces = 0;

  constructor(place: PlaceUrl) {
    this.#place = place;
  }

  /** Adds the rows that can be written; yields each file that became full. */
  *encode(batch: RowBatch): Generator<EncodedFile> {
    for (let i = 0; i < batch.count; i++) {
      const loc = batch.loc[i] ?? '';
      const plain = isPlainXml(loc);
      if (!this.#isWritten(batch.included[i] ?? false, batch.issues[i] ?? 0, plain || isXmlText(loc)))
        continue;
      const escaped = plain ? loc : escapeXml(loc);
      const lastmod = this.#lastmodOf(batch.lastmod[i] ?? null);
      const changefreq = this.#typed(batch.changefreq[i] ?? null, 'changefreq');
      const priority = this.#typed(batch.priority[i] ?? null, 'priority');
      const ext = batch.ext[i] ?? null;
      const xml = `${urlXml(escaped, lastmod, changefreq, priority, ext)}\n`;
      const bytes = xml.length + (plain ? 0 : extraBytes(escaped)) + (ext === null ? 0 : extraBytes(ext));
      const namespaces = ext === null ? 0 : namespacesIn(ext);
      if (this.#place(bytes, namespaces, loc) && this.#urls > 0) yield this.#cut();
      this.#buffer.add(xml, bytes);
      this.#urls++;
      this.#namespaces |= namespaces;
      if (lastmod !== null) this.#latest.add(lastmod);
    }
  }

  /** The last file, or null where no row was written. */
  end(): EncodedFile | null {
    return this.#urls > 0 ? this.#cut() : null;
  }

  #isWritten(included: boolean, flags: number, holdable: boolean): boolean {
    if (!included) this.leftOut.add('excluded');
    else if ((flags & BLOCKING_FLAGS) !== 0) this.leftOut.addBlocked(flags);
    else if (!holdable) this.leftOut.add('loc-invalid');
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

  #cut(): EncodedFile {
    const full = this.#buffer;
    const xml = full.close(this.#namespaces);
    const file: EncodedFile = {
      xml,
      urls: this.#urls,
      lastmod: this.#latest.text,
      release: () => this.#spare.push(full),
    };
    this.#buffer = this.#spare.pop() ?? new FileBuffer(xml.length + ROOM);
    this.#urls = 0;
    this.#namespaces = 0;
    this.#latest.reset();
    return file;
  }
}

/** Bytes that the text has as UTF-8 beyond one a UTF-16 unit. */
function extraBytes(text: string): number {
  return Buffer.byteLength(text) - text.length;
}
