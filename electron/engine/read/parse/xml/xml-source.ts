// Reads an XML document piece by piece: ordinary urlset records by the fast path, everything else through sax. Both
// must find the same; only whole records between the root's children ever go past sax.
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import { countLineFeeds } from '../count-line-feeds.ts';
import type { RecordPacker } from '../scan/record-packer.ts';
import { UrlsetScan } from '../scan/urlset-scan.ts';
import { FeedContent } from '../text/feed-content.ts';
import { hasOddCharacters, type ParseOutput } from '../parse-output.ts';
import { SitemapContent } from './sitemap-content.ts';
import type { XmlHandler, XmlTag } from './xml-handler.ts';
import { XmlReader } from './xml-reader.ts';

/** Bytes held back in the hope of a whole record or tag; longer ones go to sax in pieces. */
const MAX_HELD = 65_536;
const LONGEST_ENTITY = 64;
const LONGEST_DECLARATION_START = '<![CDATA['.length;
const [LESS, GREATER, AMPERSAND, DASH] = [60, 62, 38, 45] as const;

export class XmlSource {
  readonly #out: ParseOutput;
  readonly #reader: XmlReader;
  readonly #fast: boolean;
  #content: SitemapContent | FeedContent | null = null;
  readonly #scan = new UrlsetScan();
  #held: Buffer = Buffer.alloc(0);
  /** What is held and what comes next, one after the other: memory for each piece would only wait to be collected. */
  #window: Buffer = Buffer.alloc(0);

  /**
   * `firstLine` is the line on which the document starts; `fast: false` sends everything through sax; `base` is where
   * the document was found, or ''.
   */
  constructor(
    out: ParseOutput,
    firstLine: number,
    options: { readonly fast: boolean; readonly base: string },
  ) {
    this.#out = out;
    this.#fast = options.fast;
    const stop = (code: string, why: ErrorReason) => {
      this.#reader.stop(code, why);
    };
    const handler: XmlHandler = {
      open: (tag, line) => {
        this.#content ??= isFeed(tag) ? new FeedContent(out, options.base) : new SitemapContent(out, stop);
        this.#content.open(tag, line);
      },
      close: (line, forced) => this.#content?.close(line, forced),
      text: (text, line) => this.#content?.text(text, line),
      aside: (what, line) => {
        if (this.#content instanceof SitemapContent) this.#content.aside(what, line);
      },
      forgetUnclosed: () => this.#content?.forgetUnclosed() ?? null,
    };
    this.#reader = new XmlReader(handler, out);
    this.#reader.line = firstLine;
  }

  /**
   * Takes the next bytes of the document, and the ordinary records in them; true where that is all, but for the beginning
   * of a record. The bytes are UTF-8 with LF line ends, in pieces of any size that end between two characters.
   */
  takeOrdinary(bytes: Buffer): boolean {
    this.#held = this.#held.length > 0 ? this.#joined(bytes) : bytes;
    const packer = this.#ordinary();
    if (!packer) return false;
    const at = this.#readRecords(packer, this.#held, 0);
    this.#held = Buffer.from(this.#held.subarray(at));
    return this.#mayGoOn(this.#held.length);
  }

  #joined(bytes: Buffer): Buffer {
    const [held, size] = [this.#held, this.#held.length + bytes.length];
    if (this.#window.length < size) this.#window = Buffer.allocUnsafeSlow(size + MAX_HELD);
    held.copy(this.#window);
    bytes.copy(this.#window, held.length);
    return this.#window.subarray(0, size);
  }

  /** Takes and reads the next bytes: see takeOrdinary. */
  write(bytes: Buffer): void {
    if (!this.takeOrdinary(bytes)) this.read();
  }

  /** Reads on in what was taken. */
  read(): void {
    this.#read(this.#held, false);
  }

  end(truncated: boolean): void {
    this.#read(this.#held, true);
    const reader = this.#reader;
    const open = this.#content?.abandon() ?? false;
    if (reader.stopped || (reader.complete && !truncated)) return;
    const why = reason(open ? 'xml-truncated-in-entry' : 'xml-truncated');
    this.#out.problem('error', 'xml-truncated', why, { line: reader.line });
  }

  #read(bytes: Buffer, final: boolean): void {
    const reader = this.#reader;
    let at = 0;
    while (at < bytes.length && !reader.stopped) {
      const mark = reader.passiveUntil;
      if (mark !== null) {
        const end = passiveEnd(bytes, at, mark);
        reader.line += countLineFeeds(bytes, at, end);
        at = end;
        if (at < bytes.length && bytes.indexOf(mark, at) !== at && !final) break;
        if (at >= bytes.length) break;
      }
      const packer = this.#ordinary();
      if (packer) {
        at = this.#readRecords(packer, bytes, at);
        if (!final && this.#mayGoOn(bytes.length - at)) break;
      }
      const tagEnd = bytes.indexOf(GREATER, at);
      if (tagEnd < 0 && !final && bytes.length - at < MAX_HELD) break;
      const end = pieceEnd(bytes, at, tagEnd < 0 ? bytes.length : tagEnd + 1);
      const piece = bytes.toString('utf8', at, end);
      if (!this.#out.odd && hasOddCharacters(piece)) this.#out.odd = true;
      reader.write(piece);
      at = end;
    }
    this.#held = reader.stopped ? Buffer.alloc(0) : Buffer.from(bytes.subarray(at));
  }

  /** Takes ordinary records from here on, and gives the place where another one begins, or the end. */
  #readRecords(packer: RecordPacker, bytes: Buffer, from: number): number {
    const [scan, reader, out] = [this.#scan, this.#reader, this.#out];
    scan.open(bytes, from, reader.line);
    while (scan.next() === 'record' && packer.add(scan, out.rows)) out.added();
    reader.line = scan.fromLine;
    return scan.from;
  }

  /** True where what the scan stopped at, of so many bytes, may be an ordinary record that ends in the next ones. */
  #mayGoOn(bytes: number): boolean {
    return bytes < MAX_HELD && !this.#scan.hasWhole;
  }

  /** What packs ordinary records here, or null where the next piece is for the XML parser. */
  #ordinary(): RecordPacker | null {
    const content = this.#content;
    if (!this.#fast || !(content instanceof SitemapContent)) return null;
    // In a file that began as another format each entry is told of.
    if (this.#out.format !== 'urlset') return null;
    return content.idle && this.#reader.betweenRootChildren ? content.ordinary : null;
  }
}

function isFeed(tag: XmlTag): boolean {
  const local = tag.local.toLowerCase();
  return local === 'rss' || local === 'feed' || local === 'rdf' || isAtomEntry(tag);
}

/** An entry may be a document of its own. Source: RFC 4287 section 2. */
function isAtomEntry({ local, uri }: XmlTag): boolean {
  return local === 'entry' && uri === 'http://www.w3.org/2005/Atom';
}

/** The end of what surely goes on: before the mark, or a last "-" that may become one. */
function passiveEnd(bytes: Buffer, at: number, mark: '--' | '?'): number {
  const end = bytes.indexOf(mark, at);
  if (end >= 0) return end;
  const { length } = bytes;
  return mark === '--' && bytes[length - 1] === DASH && length > at ? length - 1 : length;
}

/** Where to cut a piece: not after more than MAX_HELD bytes, and not inside a character or an entity. */
function pieceEnd(bytes: Buffer, at: number, wanted: number): number {
  if (wanted - at <= MAX_HELD) return wanted;
  let end = at + MAX_HELD;
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  // What follows a < decides what it is.
  if (bytes[end - 1] === LESS) end--;
  const declaration = bytes.lastIndexOf('<!', end);
  if (declaration > at && end - declaration < LONGEST_DECLARATION_START) return declaration;
  const entity = bytes.lastIndexOf(AMPERSAND, end);
  return entity > at && end - entity < LONGEST_ENTITY ? entity : end;
}
