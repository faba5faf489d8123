// Reads an XML document piece by piece: ordinary urlset records by the fast path, everything else through sax. Both
// must find the same; only whole records between the root's children ever go past sax.
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import { readFastRecords } from '../scan/fast-records.ts';
import type { OrdinaryRecords } from '../scan/record-tags.ts';
import { FeedContent } from '../text/feed-content.ts';
import { hasOddCharacters, type ParseOutput } from '../parse-output.ts';
import { SitemapContent } from './sitemap-content.ts';
import type { TextParser } from '../text/text-parser.ts';
import type { XmlHandler, XmlTag } from './xml-handler.ts';
import { XmlReader } from './xml-reader.ts';

/** Characters held back in the hope of a whole record or tag; longer ones go to sax in pieces. */
const MAX_HELD = 65_536;
const LONGEST_ENTITY = 64;
const LONGEST_DECLARATION_START = '<![CDATA['.length;

export class XmlSource implements TextParser {
  readonly #out: ParseOutput;
  readonly #reader: XmlReader;
  readonly #fast: boolean;
  #content: SitemapContent | FeedContent | null = null;
  #held = '';

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

  write(text: string): void {
    if (!this.#out.odd && hasOddCharacters(text)) this.#out.odd = true;
    this.#read(this.#held + text, false);
  }

  end(truncated: boolean): void {
    this.#read(this.#held, true);
    const reader = this.#reader;
    const open = this.#content?.abandon() ?? false;
    if (reader.stopped || (reader.complete && !truncated)) return;
    const why = reason(open ? 'xml-truncated-in-entry' : 'xml-truncated');
    this.#out.problem('error', 'xml-truncated', why, { line: reader.line });
  }

  #read(text: string, final: boolean): void {
    const reader = this.#reader;
    let at = 0;
    while (at < text.length && !reader.stopped) {
      const mark = reader.passiveUntil;
      if (mark !== null) {
        const end = passiveEnd(text, at, mark);
        reader.skip(text, at, end);
        at = end;
        if (at < text.length && !text.startsWith(mark, at) && !final) break;
        if (at >= text.length) break;
      }
      const ordinary = this.#ordinary();
      if (ordinary) {
        const run = readFastRecords(text, at, reader.line, this.#out, ordinary);
        at = run.position;
        reader.line = run.line;
        if (run.unfinished && !final && text.length - at < MAX_HELD) break;
      }
      const tagEnd = text.indexOf('>', at);
      if (tagEnd < 0 && !final && text.length - at < MAX_HELD) break;
      const end = pieceEnd(text, at, tagEnd < 0 ? text.length : tagEnd + 1);
      reader.write(text.substring(at, end));
      at = end;
    }
    this.#held = reader.stopped ? '' : text.substring(at);
  }

  /** What ordinary records are here, or null where the next piece is for the XML parser. */
  #ordinary(): OrdinaryRecords | null {
    const content = this.#content;
    if (!this.#fast || this.#out.odd || !(content instanceof SitemapContent)) return null;
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
function passiveEnd(text: string, at: number, mark: '--' | '?'): number {
  const end = text.indexOf(mark, at);
  if (end >= 0) return end;
  return mark === '--' && text.endsWith('-') && text.length > at ? text.length - 1 : text.length;
}

/** Where to cut a piece: not after more than MAX_HELD characters, and not inside an entity. */
function pieceEnd(text: string, at: number, wanted: number): number {
  if (wanted - at <= MAX_HELD) return wanted;
  let end = at + MAX_HELD;
  // What follows a < decides what it is.
  if (text[end - 1] === '<') end--;
  const declaration = text.lastIndexOf('<!', end);
  if (declaration > at && end - declaration < LONGEST_DECLARATION_START) return declaration;
  const entity = text.lastIndexOf('&', end);
  return entity > at && end - entity < LONGEST_ENTITY ? entity : end;
}
