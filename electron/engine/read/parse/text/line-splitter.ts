// Cuts text into lines, whatever the pieces it comes in, with a bound on the length of one.

/** Characters of a line at most: many times the longest address. */
const MAX_LINE = 65_536;

export class LineSplitter {
  readonly #onLine: (text: string, line: number, tooLong: boolean) => void;
  #held = '';
  #overflow = false;
  #line = 1;

  /** `tooLong` lines come with their first part only. */
  constructor(onLine: (text: string, line: number, tooLong: boolean) => void) {
    this.#onLine = onLine;
  }

  write(text: string): void {
    let at = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', at)) {
      this.#hold(text.substring(at, end));
      this.#flush();
      at = end + 1;
    }
    this.#hold(text.substring(at));
  }

  /** The last line, which no line end follows, and its number; null where there is none. */
  get last(): { readonly text: string; readonly line: number } | null {
    return this.#held === '' ? null : { text: this.#held, line: this.#line };
  }

  /** Tells the last line. */
  end(): void {
    if (this.#held !== '') this.#flush();
  }

  /** Forgets the last line, which is incomplete; returns its number, or null where there was none. */
  drop(): number | null {
    const had = this.#held !== '';
    this.#held = '';
    return had ? this.#line : null;
  }

  #hold(text: string): void {
    if (this.#overflow) return;
    this.#held = this.#held === '' ? text : this.#held + text;
    this.#overflow = this.#held.length > MAX_LINE;
  }

  #flush(): void {
    const text = this.#held;
    const tooLong = this.#overflow;
    this.#held = '';
    this.#overflow = false;
    this.#onLine(text, this.#line++, tooLong);
  }
}
