// A robots.txt as a source: the sitemaps that it names. Its rules are read elsewhere.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { LineSplitter } from './line-splitter.ts';
import { hasOddCharacters, type ParseOutput } from '../parse-output.ts';
import { MAX_ROBOTS_BYTES, readRobotsLine } from '../../../../../shared/protocol/robots-lines.ts';
import { splitAddresses } from '../table/split-addresses.ts';
import { SitemapReferences } from '../xml/sitemap-references.ts';
import type { TextParser } from './text-parser.ts';
import { stripEnds } from '../../../../../shared/protocol/strip-ends.ts';

/** Also no-break and zero-width spaces, which people paste along, and padding. */
const OUTER_BLANKS = /[\s\u200b\u2060\0-\x1f]/;

/** Lines at most; search engines stop long before. */
const MAX_LINES = 1_000_000;

export class RobotsSource implements TextParser {
  readonly #out: ParseOutput;
  readonly #lines: LineSplitter;
  readonly #references: SitemapReferences;
  #bytes = 0;
  #toldLong = false;
  #stopped = false;

  constructor(out: ParseOutput) {
    this.#out = out;
    out.setFormat('robots');
    this.#references = new SitemapReferences(out);
    this.#lines = new LineSplitter((text, line, tooLong) => this.#line(text, line, tooLong));
  }

  write(text: string): void {
    if (!this.#out.odd && hasOddCharacters(text)) this.#out.odd = true;
    if (!this.#stopped) this.#lines.write(text);
  }

  end(truncated: boolean): void {
    const line = truncated ? this.#lines.drop() : null;
    if (line !== null) {
      this.#out.problem('error', 'text-truncated', reason('text-truncated'), { line });
    }
    this.#lines.end();
  }

  #line(whole: string, line: number, tooLong: boolean): void {
    const text = whole.replace(/^\uFEFF+/, '');
    if (line > MAX_LINES) {
      if (this.#stopped) return;
      this.#stopped = true;
      const why = reason('robots-many-lines', { max: MAX_LINES });
      this.#out.problem('error', 'robots-too-many-lines', why, { line });
      return;
    }
    this.#measure(text, line);
    if (/^\s*https?:\/\//i.test(text)) this.#strayAddress(text.trim(), line);
    const record = readRobotsLine(text, line);
    if (record?.key !== 'sitemap') return;
    if (text !== whole) {
      this.#out.problem('warning', 'robots-mark', reason('robots-mark'), { line });
    }
    if (tooLong || record.cut) {
      const why = reason('text-line-too-long', { text: `${text.slice(0, 60)}…` });
      this.#out.problem('error', 'sitemap-too-long', why, { line });
      return;
    }
    const loc = this.#unwrap(record.value, line);
    if (loc === '') {
      this.#out.problem('warning', 'sitemap-without-loc', reason('sitemap-line-empty'), { line });
      return;
    }
    for (const one of this.#split(loc, line)) this.#references.add(one, null, line);
  }

  /** The line end need not count any more. */
  #measure(text: string, line: number): void {
    this.#bytes += Buffer.byteLength(text) + 1;
    if (this.#bytes <= MAX_ROBOTS_BYTES + 1 || this.#toldLong) return;
    this.#toldLong = true;
    const why = reason('robots-line-beyond', { size: MAX_ROBOTS_BYTES / 1024 });
    this.#out.problem('warning', 'robots-too-long', why, { line });
  }

  #strayAddress(loc: string, line: number): void {
    this.#out.problem('warning', 'robots-address-line', reason('robots-url-line'), {
      line,
      loc: loc.slice(0, 2_048),
    });
  }

  #split(loc: string, line: number): readonly string[] {
    const parts = splitAddresses(loc);
    if (parts.length > 1) {
      const why = reason('sitemap-line-split', { parts: parts.length });
      this.#out.problem('warning', 'sitemap-line-split', why, { line });
    }
    return parts;
  }

  /** People quote addresses, or put them in angle brackets. */
  #unwrap(value: string, line: number): string {
    const inner = /^(?:"([^"<>]*)"|'([^'<>]*)'|<([^"<>]*)>)$/.exec(value);
    const loc = stripEnds(inner?.[1] ?? inner?.[2] ?? inner?.[3] ?? value, OUTER_BLANKS);
    if (loc === value) return value;
    const why = reason('sitemap-unwrapped', { text: value.slice(0, 60) });
    this.#out.problem('warning', 'sitemap-unwrapped', why, { line, loc });
    return loc;
  }
}
