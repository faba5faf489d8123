// The fast way through a sheet: rows that match an exact grammar are read without the XML parser, which gets all else.
// Both must find the same; a test says so.
import type { PartParser } from './xlsx-xml.ts';

export interface OrdinaryRowHandler {
  /** True between two rows. */
  readonly betweenRows: boolean;
  row(number: string | undefined): void;
  cell(
    reference: string | undefined,
    style: string | undefined,
    type: string | undefined,
    value: string,
  ): void;
  endRow(): void;
}

/** Elements that rows lie in: worksheet and sheetData. */
const DEPTH = 2;

/** Characters of a row that are waited for; a longer one goes to the parser in pieces. */
const MAX_ROW = 4_194_304;

const DATA = /<sheetData>/g;
const SPACE = /[ \t\r\n]+/y;
const ROW =
  /<row(?: r="(\d{1,7})")?(?: (?:spans|s|customFormat|ht|customHeight|hidden|x14ac:dyDescent)="[^"<&]*")*>/y;
const CELL =
  /<c(?: r="([A-Z]{1,3}\d{1,7})")?(?: s="(\d+)")?(?: t="(\w+)")?(?:\/>|>(?:<v>([^<]*)<\/v>|<is><t(?: xml:space="preserve")?>([^<]*)<\/t><\/is>)?<\/c>)/y;
const END = '</row>';
const OTHER_REFERENCE = /&(?!(?:amp|lt|gt|quot|apos);)/;
const LETTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

interface Cell {
  readonly reference: string | undefined;
  readonly style: string | undefined;
  readonly type: string | undefined;
  readonly value: string;
}

export class OrdinaryRows {
  readonly #handler: OrdinaryRowHandler;
  readonly #parser: PartParser;
  #held = '';
  #state: 'before' | 'rows' | 'after' = 'before';

  constructor(handler: OrdinaryRowHandler, parser: PartParser) {
    this.#handler = handler;
    this.#parser = parser;
  }

  write(text: string): void {
    const piece = this.#held === '' ? text : this.#held + text;
    this.#held = '';
    let at = 0;
    if (this.#state === 'before') at = this.#readStart(piece);
    if (this.#state === 'rows') at = this.#readRows(piece, at);
    if (this.#state === 'rows') this.#held = piece.slice(at);
    else if (at < piece.length) this.#parser.write(piece.slice(at));
  }

  /** Hands what is held back to the parser. */
  end(): void {
    if (this.#held !== '') this.#parser.write(this.#held);
    this.#held = '';
  }

  /** Hands over what stands before the rows; returns where they begin, or the end. */
  #readStart(piece: string): number {
    DATA.lastIndex = 0;
    const found = DATA.exec(piece);
    const end = found ? DATA.lastIndex : piece.length;
    this.#parser.write(piece.slice(0, end));
    if (found) this.#state = this.#stands() ? 'rows' : 'after';
    return end;
  }

  /** Reads whole rows; returns where the first one begins that is not whole. */
  #readRows(piece: string, from: number): number {
    for (let at = from; ;) {
      at = afterSpace(piece, at);
      const end = piece.indexOf(END, at);
      if (end < 0 || !piece.startsWith('<row', at)) {
        const waits = end < 0 && piece.length - at < MAX_ROW;
        if (!waits) this.#state = 'after';
        return at;
      }
      const next = end + END.length;
      if (!this.#readRow(piece, at, end)) {
        this.#parser.write(piece.slice(at, next));
        if (!this.#stands()) {
          this.#state = 'after';
          return next;
        }
      }
      at = next;
    }
  }

  #readRow(piece: string, at: number, end: number): boolean {
    ROW.lastIndex = at;
    const row = ROW.exec(piece);
    if (!row) return false;
    const cells: Cell[] = [];
    CELL.lastIndex = ROW.lastIndex;
    while (CELL.lastIndex < end) {
      const match = CELL.exec(piece);
      if (!match) return false;
      const [, reference, style, type, value, inline] = match;
      if ((inline !== undefined) !== (type === 'inlineStr') && (inline ?? value) !== undefined) return false;
      const text = inline ?? value ?? '';
      if (text.includes('&') && OTHER_REFERENCE.test(text)) return false;
      cells.push({ reference, style, type, value: text.includes('&') ? resolve(text) : text });
    }
    if (CELL.lastIndex !== end) return false;
    this.#handler.row(row[1]);
    for (const { reference, style, type, value } of cells) this.#handler.cell(reference, style, type, value);
    this.#handler.endRow();
    return true;
  }

  #stands(): boolean {
    return this.#handler.betweenRows && this.#parser.standsIn(DEPTH);
  }
}

function afterSpace(text: string, at: number): number {
  SPACE.lastIndex = at;
  return SPACE.test(text) ? SPACE.lastIndex : at;
}

function resolve(text: string): string {
  return text.replace(/&(\w+);/g, (_, name: string) => LETTERS[name] ?? '');
}
