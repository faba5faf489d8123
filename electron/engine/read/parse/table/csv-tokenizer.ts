// Cuts CSV text into rows of cells by RFC 4180, with a memory of what real files do: any of LF, CR LF and CR ends a
// row, quotes stand where they should not, a quote is never closed. It gives no cell a meaning.

export interface CsvDialect {
  /** null = a table of one column: nothing separates cells. */
  readonly delimiter: string | null;
  /** null = quotes are letters like any other. */
  readonly quote: string | null;
}

export interface CsvRow {
  readonly cells: readonly string[];
  /** 1-based line of the row's start. */
  readonly line: number;
  /** A line end follows. */
  readonly ended: boolean;
  /** Text followed a closing quote; it was taken as a part of the cell, as spreadsheets do. */
  readonly strayQuote: boolean;
  /** The row comes after a quote that is never closed, which was taken for a letter. */
  readonly recovered: boolean;
}

/** How the text ended: after a line end, in the middle of a row, or inside quotes. */
export type CsvEnd = 'complete' | 'no-line-end' | 'quote-open';

/** Characters of a row at most: extensions of a row have 4 Mi at most, and their quotes are doubled. */
const MAX_ROW = 16_777_216;

/** Cells of a row at most, as in spreadsheets. */
const MAX_CELLS = 16_384;

/** A row that is longer than this is looked at again only when twice as much of it has come. */
const LONG_ROW = 65_536;

const CR = 13;
const LF = 10;

export class CsvTokenizer {
  /** Line of the first quote that is never closed, or null. */
  unclosedAt: number | null = null;
  readonly #delimiter: string | null;
  readonly #quote: string | null;
  readonly #onRow: (row: CsvRow) => void;
  readonly #onTooLong: (line: number) => void;
  #text = '';
  #at = 0;
  #line: number;
  #recovered = false;
  /** Quotes up to here are letters, because nothing closes them. */
  #lettersTo = -1;
  #openQuote = -1;
  #waitFor = 0;
  /** Where the next of each character stands in the text: most searches are answered without searching. */
  #next = { lf: -1, cr: -1, quote: -1 };
  /** None stands between these places; where there is none at all, each cell would search the whole rest for one. */
  readonly #nextDelimiter = { from: 0, at: -1 };
  #rowEnded = false;
  /** True in a row that is too long: it is passed over up to its line end. */
  #passing = false;

  /** `onTooLong` hears of the lines whose rows are longer than any table's, and are not told. Lines count from `firstLine`. */
  constructor(
    { delimiter, quote }: CsvDialect,
    onRow: (row: CsvRow) => void,
    onTooLong: (line: number) => void = () => undefined,
    firstLine = 1,
  ) {
    this.#delimiter = delimiter;
    this.#quote = quote;
    this.#onRow = onRow;
    this.#onTooLong = onTooLong;
    this.#line = firstLine;
  }

  /** Takes the next piece of the text, of any size, with its line ends as they are. */
  write(given: string): void {
    const piece = this.#passing ? this.#passOver(given) : given;
    if (piece === '') return;
    this.#lettersTo -= this.#at;
    this.#text = this.#text.substring(this.#at) + piece;
    this.#at = 0;
    this.#next = { lf: -1, cr: -1, quote: -1 };
    this.#nextDelimiter.at = -1;
    if (this.#text.length < this.#waitFor) return;
    this.#tellRows(false);
    if (this.#text.length - this.#at > MAX_ROW && this.#openQuote >= this.#at) this.#recover(false);
    const left = this.#text.length - this.#at;
    if (left > MAX_ROW) this.#beginPassing();
    else this.#waitFor = left > LONG_ROW ? Math.min(left * 2, MAX_ROW + 1) : 0;
  }

  #beginPassing(): void {
    this.#onTooLong(this.#line);
    this.#passing = true;
    this.#text = '';
    this.#at = 0;
    this.#lettersTo = -1;
    this.#waitFor = 0;
  }

  /** The line end of the row that is too long, which then ends an empty one, and what follows it. */
  #passOver(piece: string): string {
    const end = piece.search(/[\r\n]/);
    if (end < 0) return '';
    this.#passing = false;
    return piece.substring(end);
  }

  /**
   * Tells the rest and how it ended. With `dropCut` a last row that no line end follows is not told. An open quote
   * on the last line is a cut, and its row is not told; after an earlier one, the rows are told as recovered.
   */
  end(dropCut: boolean): { readonly end: CsvEnd; readonly line: number } {
    this.#tellRows(false);
    while (this.#at < this.#text.length) {
      const line = this.#line;
      const row = this.#take(true);
      if (row) {
        if (this.#rowEnded || !dropCut) this.#tell(row);
        if (!this.#rowEnded) return { end: 'no-line-end', line };
      } else {
        if (dropCut || !hasLineBehind(this.#text, this.#openQuote)) return { end: 'quote-open', line };
        this.#recover(true);
      }
    }
    return { end: 'complete', line: this.#line };
  }

  /** Takes the open quote for a letter and goes on behind it. */
  #recover(final: boolean): void {
    this.unclosedAt ??= this.#line;
    this.#recovered = true;
    this.#lettersTo = this.#openQuote;
    if (!final) this.#tellRows(false);
  }

  #tellRows(final: boolean): void {
    while (this.#at < this.#text.length) {
      const row = this.#take(final);
      if (!row) return;
      this.#tell(row);
    }
  }

  #tell(row: CsvRow): void {
    if (row.cells.length > MAX_CELLS) this.#onTooLong(row.line);
    else this.#onRow(row);
  }

  /** The next row, or null where more text is needed. */
  #take(final: boolean): CsvRow | null {
    const text = this.#text;
    const start = this.#at;
    const end = this.#lineEnd(start);
    if (this.#quoteFrom(start) < end) return this.#takeQuoted(final);
    if (!this.#isWhole(end, final)) return null;
    const row = text.substring(start, end);
    const line = this.#line++;
    this.#at = this.#afterLineEnd(end);
    return this.#row(
      this.#delimiter === null ? [row] : row.split(this.#delimiter, MAX_CELLS + 1),
      line,
      false,
    );
  }

  #takeQuoted(final: boolean): CsvRow | null {
    const text = this.#text;
    const cells: string[] = [];
    let stray = false;
    let at = this.#at;
    for (;;) {
      let value = '';
      const spaced = text[at] === ' ' && at > this.#lettersTo ? this.#readSpaced(at) : null;
      if (spaced) {
        ({ value, end: at } = spaced);
      } else if (text[at] === this.#quote && at > this.#lettersTo) {
        const quoted = this.#readQuoted(at, final);
        if (!quoted) return null;
        value = quoted.value;
        at = quoted.end;
        stray ||= at < this.#cellEnd(at);
      }
      const end = this.#cellEnd(at);
      cells.push(end > at ? value + text.substring(at, end) : value);
      at = end;
      if (at === text.length || text[at] !== this.#delimiter) break;
      if (cells.length > MAX_CELLS) {
        at = this.#lineEnd(at);
        break;
      }
      at++;
    }
    if (!this.#isWhole(at, final)) return null;
    const line = this.#line;
    const next = this.#afterLineEnd(at);
    this.#line += countLineEnds(text.substring(this.#at, at)) + 1;
    this.#at = next;
    return this.#row(cells, line, stray);
  }

  /** A quoted value and where it ends, or null where its closing quote has not come. */
  #readQuoted(start: number, final: boolean): { readonly value: string; readonly end: number } | null {
    const text = this.#text;
    const quote = this.#quote ?? '';
    let doubled = false;
    for (let from = start + 1; ;) {
      const close = text.indexOf(quote, from);
      if (close < 0 || (close === text.length - 1 && !final)) {
        this.#openQuote = start;
        return null;
      }
      if (text[close + 1] !== quote) {
        const value = text.substring(start + 1, close);
        return { value: doubled ? value.replaceAll(quote + quote, quote) : value, end: close + 1 };
      }
      doubled = true;
      from = close + 2;
    }
  }

  /** A quoted value of one line with spaces before it, as in `a, "b"`; null for any other text. */
  #readSpaced(start: number): { readonly value: string; readonly end: number } | null {
    const text = this.#text;
    const quote = this.#quote ?? '';
    let open = start;
    while (text[open] === ' ') open++;
    if (quote === '' || text[open] !== quote) return null;
    let close = open + 1;
    const lineEnd = this.#lineEnd(start);
    for (;;) {
      close = text.indexOf(quote, close);
      if (close < 0 || close > lineEnd) return null;
      if (text[close + 1] !== quote) break;
      close += 2;
    }
    const end = this.#cellEnd(close + 1);
    if (text.substring(close + 1, end).trim() !== '') return null;
    return { value: text.substring(open + 1, close).replaceAll(quote + quote, quote), end };
  }

  /** What follows a CR decides whether it is half of a line end. */
  #isWhole(end: number, final: boolean): boolean {
    if (final) return true;
    return end < this.#text.length && (this.#text.charCodeAt(end) === LF || end + 1 < this.#text.length);
  }

  #row(cells: readonly string[], line: number, strayQuote: boolean): CsvRow {
    return { cells, line, ended: this.#rowEnded, strayQuote, recovered: this.#recovered };
  }

  #afterLineEnd(end: number): number {
    this.#rowEnded = end < this.#text.length;
    if (!this.#rowEnded) return end;
    return this.#text.charCodeAt(end) === CR && this.#text.charCodeAt(end + 1) === LF ? end + 2 : end + 1;
  }

  #cellEnd(from: number): number {
    const end = this.#lineEnd(from);
    if (this.#delimiter === null) return end;
    const next = this.#nextDelimiter;
    // A row that is read again, with a quote for a letter, begins before what is known.
    if (from < next.from || from > next.at) {
      next.at = indexOrEnd(this.#text, this.#delimiter, from);
      next.from = from;
    }
    return Math.min(next.at, end);
  }

  #lineEnd(from: number): number {
    const next = this.#next;
    if (next.lf < from) next.lf = indexOrEnd(this.#text, '\n', from);
    if (next.cr < from) next.cr = indexOrEnd(this.#text, '\r', from);
    return next.lf < next.cr ? next.lf : next.cr;
  }

  #quoteFrom(from: number): number {
    if (this.#quote === null) return this.#text.length;
    if (this.#next.quote < from) this.#next.quote = indexOrEnd(this.#text, this.#quote, from);
    return this.#next.quote;
  }
}

function indexOrEnd(text: string, wanted: string, from: number): number {
  const at = text.indexOf(wanted, from);
  return at < 0 ? text.length : at;
}

/** Whether a line end comes from a place on, and behind it more than blanks. */
function hasLineBehind(text: string, from: number): boolean {
  const rest = text.substring(from);
  const end = rest.search(/[\r\n]/);
  return end >= 0 && /\S/.test(rest.substring(end));
}

/** Line ends in a text; CR LF is one. */
export function countLineEnds(text: string): number {
  return text.match(/\r\n|[\r\n]/g)?.length ?? 0;
}
