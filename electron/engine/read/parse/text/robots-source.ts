// A robots.txt as a source: the sitemaps that it names. Its rules are read elsewhere.
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
    this.#references = new SitemapReferences(out, 'robots.txt');
    this.#lines = new LineSplitter((text, line, tooLong) => this.#line(text, line, tooLong));
  }

  write(text: string): void {
    if (!this.#out.odd && hasOddCharacters(text)) this.#out.odd = true;
    if (!this.#stopped) this.#lines.write(text);
  }

  end(truncated: boolean): void {
    const line = truncated ? this.#lines.drop() : null;
    if (line !== null) {
      const message = 'The file was cut in this line. The line was left out. Get the file again.';
      this.#out.problem('error', 'text-truncated', message, { line });
    }
    this.#lines.end();
  }

  #line(whole: string, line: number, tooLong: boolean): void {
    const text = whole.replace(/^\uFEFF+/, '');
    if (line > MAX_LINES) {
      if (this.#stopped) return;
      this.#stopped = true;
      const message = `The file has more than ${MAX_LINES} lines. It was not read any further.`;
      this.#out.problem('error', 'robots-too-many-lines', message, { line });
      return;
    }
    this.#measure(text, line);
    if (/^\s*https?:\/\//i.test(text)) this.#strayAddress(text.trim(), line);
    const record = readRobotsLine(text, line);
    if (record?.key !== 'sitemap') return;
    if (text !== whole) {
      const message =
        'A byte order mark stands before the line, for which search engines pass over it. Its sitemap was taken; remove the mark.';
      this.#out.problem('warning', 'robots-mark', message, { line });
    }
    if (tooLong || record.cut) {
      const message = `The line is too long for an address ("${text.slice(0, 60)}…"). It was left out.`;
      this.#out.problem('error', 'sitemap-too-long', message, { line });
      return;
    }
    const loc = this.#unwrap(record.value, line);
    if (loc === '') {
      const message = 'A Sitemap line has no address. It was left out.';
      this.#out.problem('warning', 'sitemap-without-loc', message, { line });
      return;
    }
    for (const one of this.#split(loc, line)) this.#references.add(one, null, line);
  }

  /** The line end need not count any more. */
  #measure(text: string, line: number): void {
    this.#bytes += Buffer.byteLength(text) + 1;
    if (this.#bytes <= MAX_ROBOTS_BYTES + 1 || this.#toldLong) return;
    this.#toldLong = true;
    const message = `This line ends beyond ${MAX_ROBOTS_BYTES / 1024} KiB, where search engines stop reading. From here on rules don't count; sitemaps were taken all the same. Shorten the file.`;
    this.#out.problem('warning', 'robots-too-long', message, { line });
  }

  #strayAddress(loc: string, line: number): void {
    const message = `An address stands alone in the robots.txt. It was left out; write "Sitemap:" before it if it is one.`;
    this.#out.problem('warning', 'robots-address-line', message, { line, loc: loc.slice(0, 2_048) });
  }

  #split(loc: string, line: number): readonly string[] {
    const parts = splitAddresses(loc);
    if (parts.length > 1) {
      const message = `The Sitemap line has ${parts.length} addresses; write one a line. Each was taken.`;
      this.#out.problem('warning', 'sitemap-line-split', message, { line });
    }
    return parts;
  }

  /** People quote addresses, or put them in angle brackets. */
  #unwrap(value: string, line: number): string {
    const inner = /^(?:"([^"<>]*)"|'([^'<>]*)'|<([^"<>]*)>)$/.exec(value);
    const loc = stripEnds(inner?.[1] ?? inner?.[2] ?? inner?.[3] ?? value, OUTER_BLANKS);
    if (loc === value) return value;
    const message = `There are marks or invisible characters around the address in ${value.slice(0, 60)}. They were left out.`;
    this.#out.problem('warning', 'sitemap-unwrapped', message, { line, loc });
    return loc;
  }
}
