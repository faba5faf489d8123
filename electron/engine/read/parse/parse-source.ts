// A file's bytes → entries, references and problems: decodes, tells the kind of content, and lets its reader work.
import { reason, type ErrorKey, type ErrorReason } from '../../../../shared/contract/error-texts.ts';
import type { TextEncoding } from '../../../../shared/protocol/encodings.ts';
import type { DateOrder } from '../../../../shared/protocol/local-date.ts';
import type { ParseItem } from './parse-output.ts';
import { ParseOutput } from './parse-output.ts';
import { countLines } from './text/count-lines.ts';
import { CsvSource } from './table/csv-source.ts';
import { HtmlLinks } from './text/html-links.ts';
import { inLimitedTime } from './limited-time.ts';
import { decodeText, lineEndNormaliser, type DecodeState } from './decode-text.ts';
import { RobotsSource } from './text/robots-source.ts';
import {
  SNIFF_CHARACTERS,
  isUndecided,
  kindOfPage,
  sniffContent,
  type ContentKind,
  type Sniffed,
} from './sniff-content.ts';
import { TextList } from './text/text-list.ts';
import type { TextParser } from './text/text-parser.ts';
import { XmlSource } from './xml/xml-source.ts';

export type { ParseItem } from './parse-output.ts';

export interface ParseOptions {
  /** For problems. */
  readonly location: string;
  readonly signal?: AbortSignal | undefined;
  /** Asked at the end: whether the bytes are known to be cut, as in a truncated gzip file. */
  readonly truncated?: () => boolean;
  /** Asked at the end: whether we stopped there, and told why. Then nothing is said of what is missing. */
  readonly stopped?: () => boolean;
  /** Asked at the end: whether the bytes are known to be all, as behind a checksum that fits. */
  readonly sealed?: () => boolean;
  /** The web address of the file, where it is known: relative links of feeds and pages are meant from there. */
  readonly base?: string | null | undefined;
  /** Take the links of an HTML page. Default: a page is refused. */
  readonly html?: boolean | undefined;
  /** What lines are in that are not UTF-8, where nothing in the file names an encoding. Default: they can't be read. */
  readonly encoding?: TextEncoding | undefined;
  /** What comes first in the dates of a table that leave it open; such dates stay as they are where it is "asIs", and are told. */
  readonly dates?: DateOrder | undefined;
  /** False sends ordinary records through the XML parser too; for tests. Default: true. */
  readonly fast?: boolean;
  /** Milliseconds that a part of the file may take; for tests. */
  readonly patience?: number;
}

/** The first characters, with LF line ends and as they are, and whether they are all that there are. */
interface Head {
  text: string;
  raw: string;
  complete: boolean;
}

/**
 * The file's content in order: one "format" (null where it is none that can be read), then entries in batches, and
 * references and problems between them. Throws only what the chunks throw, and the signal's reason.
 */
export async function* parseSource(
  chunks: AsyncIterable<Uint8Array>,
  options: ParseOptions,
): AsyncGenerator<ParseItem> {
  const out = new ParseOutput(options.location);
  const state: DecodeState = { refused: false, html: options.html, otherwise: options.encoding };
  const reading = new Reading(out, options, state);
  const { patience = PATIENCE_MS } = options;
  // The last part is read together with the end: a limit takes longer than a small file.
  let unread = false;
  const read = (): void => {
    if (unread) reading.read();
    unread = false;
  };
  for await (const bytes of decodeText(chunks, out, state)) {
    options.signal?.throwIfAborted();
    if (bytes.length === 0) continue;
    if (unread && !(await inLimitedTime(read, patience))) {
      yield* out.leaveOut(stuck(patience));
      return;
    }
    unread = !reading.takeOrdinary(bytes);
    yield* out.take();
  }
  options.signal?.throwIfAborted();
  const end = (): void => {
    read();
    reading.end(state.refused);
  };
  if (!(await inLimitedTime(end, patience))) {
    yield* out.leaveOut(stuck(patience));
    return;
  }
  yield* out.take(true);
}

/** A part of a file that takes longer than this, of which each takes some milliseconds, is never read to its end. */
const PATIENCE_MS = 10_000;

function stuck(patience: number): ErrorReason {
  return reason('reading-stuck', { seconds: patience / 1_000 });
}

/** A file in UTF-8 on its way to the reader for its kind, which the first characters tell. */
class Reading {
  readonly #out: ParseOutput;
  readonly #options: ParseOptions;
  readonly #state: DecodeState;
  readonly #head: Head = { text: '', raw: '', complete: false };
  readonly #endLines = lineEndNormaliser();
  #enough = SNIFF_CHARACTERS;
  #sniffed: Sniffed | null = null;
  /** Null where there is no reader: the rest of the file is then only drained. */
  #parser: TextParser | XmlSource | null = null;
  /** What came last, as it is and with LF line ends. */
  #raw: Buffer = Buffer.alloc(0);
  #bytes: Buffer = Buffer.alloc(0);

  constructor(out: ParseOutput, options: ParseOptions, state: DecodeState) {
    this.#out = out;
    this.#state = state;
    this.#options = options;
  }

  /** Takes the next bytes, and the ordinary records in them; true where that is all. Never slow. */
  takeOrdinary(raw: Buffer): boolean {
    this.#raw = raw;
    this.#bytes = this.#endLines(raw, false);
    return this.#parser instanceof XmlSource && this.#parser.takeOrdinary(this.#bytes);
  }

  /** Reads on in what was taken. */
  read(): void {
    if (this.#sniffed) {
      this.#write();
      return;
    }
    const head = this.#head;
    head.text += this.#bytes.toString();
    head.raw += this.#raw.toString();
    if (head.text.length < this.#enough) return;
    const kind = sniffContent(head.text, head);
    if (isUndecided(kind, head.text.length)) this.#enough = head.text.length * 2;
    else this.#start(kind);
  }

  end(refused: boolean): void {
    this.#bytes = this.#endLines(Buffer.alloc(0), true);
    const { truncated, sealed, stopped } = this.#options;
    this.#out.muted = stopped?.() ?? false;
    if (!this.#sniffed && !refused) {
      this.#head.text += this.#bytes.toString();
      this.#head.complete = true;
      this.#start(sniffContent(this.#head.text, this.#head));
    } else if (this.#parser instanceof XmlSource) this.#parser.takeOrdinary(this.#bytes);
    else if (this.#parser?.raw !== true) this.#parser?.write(this.#bytes.toString());
    this.#parser?.end(truncated?.() ?? false, sealed?.() ?? false);
    if (this.#sniffed) reportNothing(this.#sniffed, this.#head.text, this.#out);
  }

  #write(): void {
    const parser = this.#parser;
    if (parser instanceof XmlSource) parser.read();
    else parser?.write((parser.raw === true ? this.#raw : this.#bytes).toString());
  }

  /** Sitemaps and feeds have to be in UTF-8; tables and pages need not. */
  #tellEncoding(kind: ContentKind): void {
    const { used = 'utf-8' } = this.#state;
    if (used === 'utf-8' || (kind !== 'xml' && kind !== 'text')) return;
    this.#out.problem('info', 'encoding-other', reason('encoding-other', { name: used }), { line: 1 });
  }

  #start(sniffed: Sniffed): void {
    this.#sniffed = sniffed;
    this.#tellEncoding(sniffed.kind);
    const parser = createParser(sniffed, this.#head, this.#out, this.#options);
    this.#parser = parser;
    const text = this.#head.text.slice(sniffed.skip);
    if (parser instanceof XmlSource) parser.write(Buffer.from(text));
    else parser?.write(parser.raw === true ? this.#head.raw : text);
  }
}

function createParser(
  sniffed: Sniffed,
  head: Head,
  out: ParseOutput,
  options: ParseOptions,
): TextParser | XmlSource | null {
  const base = options.base ?? webAddress(options.location);
  switch (options.html === true ? kindOfPage(sniffed, head.text) : sniffed.kind) {
    case 'html':
      return options.html === true ? new HtmlLinks(out, base) : null;
    case 'xml':
      reportSkipped(head.text, sniffed.skip, out);
      return new XmlSource(out, 1 + countLines(head.text, 0, sniffed.skip), {
        fast: options.fast ?? true,
        base,
      });
    case 'csv':
      return new CsvSource(out, head.raw, head.complete, {
        choice: options.dates === undefined ? {} : { dates: options.dates },
      });
    case 'text':
      return new TextList(out);
    case 'robots':
      return new RobotsSource(out);
    default:
      return null;
  }
}

function webAddress(location: string): string {
  return /^https?:\/\//i.test(location) ? location : '';
}

/** Why content of a kind can't be read. */
const UNREADABLE = {
  html: 'html-page',
  json: 'json-file',
  empty: 'empty-file',
  unknown: 'unknown-format',
} as const satisfies Partial<Record<ContentKind, ErrorKey>>;

/** White space may stand before a root, but neither before a declaration nor with a mark in it. Source: XML 1.0, 2.1 and 2.8. */
function reportSkipped(head: string, skip: number, out: ParseOutput): void {
  const skipped = head.slice(0, skip);
  if (/\S/.test(skipped.replaceAll('\uFEFF', ''))) {
    out.problem('warning', 'xml-text-before', reason('xml-before'), { line: 1 });
  } else if (skipped.includes('\uFEFF') || (skip > 0 && /^<\?xml\s/i.test(head.slice(skip, skip + 6)))) {
    out.problem('info', 'xml-space-before', reason('xml-space-before'), { line: 1 });
  }
}

const XML_WORKBOOK =
  /["'](?:urn:schemas-microsoft-com:office:spreadsheet|urn:oasis:names:tc:opendocument:xmlns:office:1\.0)["']/;

/** Programs write pages and XML under the names of spreadsheets. */
function spreadsheetKey(kind: ContentKind, head: string, location: string): ErrorKey | null {
  if (kind === 'html') return /\.(?:xlsx?|csv|tsv|ods)$/i.test(location) ? 'table-html' : null;
  return kind === 'xml' && XML_WORKBOOK.test(head) ? 'table-xml-workbook' : null;
}

/** Says why there is nothing, where nothing was found. */
function reportNothing({ kind, skip }: Sniffed, head: string, out: ParseOutput): void {
  if (out.entries > 0 || out.sitemaps > 0) return;
  if (out.format === null) {
    const code = kind in UNREADABLE ? UNREADABLE[kind as keyof typeof UNREADABLE] : null;
    const key = spreadsheetKey(kind, head, out.location) ?? code ?? 'unknown-xml';
    const why = reason(key, { path: out.location });
    const where = kind === 'html' || kind === 'json' ? { line: 1 + countLines(head, 0, skip) } : {};
    out.problem('error', code ?? 'unknown-format', why, where);
  } else if (out.format === 'robots') {
    out.problem('info', 'robots-without-sitemaps', reason('robots-no-sitemaps'));
  } else {
    out.problem('warning', 'no-entries', reason('no-entries'));
  }
}
