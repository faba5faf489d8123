// A robots.txt as a source: the sitemaps that it names. Its rules are read elsewhere.
import { LineSplitter } from './line-splitter.ts';
import { hasOddCharacters, type ParseOutput } from './parse-output.ts';
import { MAX_ROBOTS_BYTES, readRobotsLine } from './robots-lines.ts';
import type { TextParser } from './text-parser.ts';

/** Lines at most; search engines stop long before. */
const MAX_LINES = 1_000_000;

export class RobotsSource implements TextParser {
  readonly #out: ParseOutput;
  readonly #lines: LineSplitter;
  #bytes = 0;
  #toldLong = false;

  constructor(out: ParseOutput) {
    this.#out = out;
    out.setFormat('robots');
    this.#lines = new LineSplitter((text, line) => this.#line(text, line));
  }

  write(text: string): void {
    if (!this.#out.odd && hasOddCharacters(text)) this.#out.odd = true;
    this.#lines.write(text);
  }

  end(truncated: boolean): void {
    const line = truncated ? this.#lines.drop() : null;
    if (line !== null) {
      const message = 'The file was cut in this line. The line was left out. Get the file again.';
      this.#out.problem('error', 'text-truncated', message, { line });
    }
    this.#lines.end();
  }

  #line(text: string, line: number): void {
    if (line > MAX_LINES) {
      if (line > MAX_LINES + 1) return;
      const message = `The file has more than ${MAX_LINES} lines. It was not read any further.`;
      this.#out.problem('error', 'robots-too-many-lines', message, { line });
      return;
    }
    this.#bytes += Buffer.byteLength(text) + 1;
    const record = readRobotsLine(text, line);
    if (record?.key !== 'sitemap' || record.value === '') return;
    if (!/^https?:\/\//i.test(record.value)) {
      const message = `"${record.value}" is not an absolute address, as robots.txt needs it for a sitemap.`;
      this.#out.problem('warning', 'sitemap-not-absolute', message, { line, loc: record.value });
    }
    if (this.#bytes > MAX_ROBOTS_BYTES && !this.#toldLong) {
      this.#toldLong = true;
      const message = `From here on the file is beyond ${MAX_ROBOTS_BYTES / 1024} KiB, where search engines stop reading. Its sitemaps were taken all the same; shorten the file.`;
      this.#out.problem('warning', 'robots-too-long', message, { line });
    }
    this.#out.addSitemap(record.value, null, line);
  }
}
