// A text sitemap: one absolute address a line. Lines that are none are reported by number and left out.
import { trimXml } from '../../../shared/protocol/white-space.ts';
import { LineSplitter } from './line-splitter.ts';
import { hasOddCharacters, type ParseOutput } from './parse-output.ts';
import type { TextParser } from './text-parser.ts';

export class TextList implements TextParser {
  readonly #out: ParseOutput;
  readonly #lines: LineSplitter;

  constructor(out: ParseOutput) {
    this.#out = out;
    out.setFormat('text');
    this.#lines = new LineSplitter((text, line, tooLong) => this.#line(text, line, tooLong));
  }

  write(text: string): void {
    if (!this.#out.odd && hasOddCharacters(text)) this.#out.odd = true;
    this.#lines.write(text);
  }

  end(truncated: boolean): void {
    if (truncated) {
      const line = this.#lines.drop();
      if (line === null) return;
      const message = 'The file was cut in this line. The line was left out. Get the file again.';
      this.#out.problem('error', 'text-truncated', message, { line });
    } else {
      this.#lines.end();
    }
  }

  #line(text: string, line: number, tooLong: boolean): void {
    const loc = trimXml(text);
    if (loc === '') return;
    if (!tooLong && /^https?:\/\//i.test(loc)) {
      this.#out.addEntry({ loc, lastmod: null, changefreq: null, priority: null, ext: null, line });
      return;
    }
    const shown = loc.length > 60 ? `${loc.slice(0, 60)}…` : loc;
    const message = tooLong
      ? `The line is too long for an address ("${shown}"). It was left out.`
      : `"${shown}" is not an absolute address. It was left out; a text sitemap has one address a line and nothing else.`;
    this.#out.problem('warning', 'text-line-odd', message, { line });
  }
}
