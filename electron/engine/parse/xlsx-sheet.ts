// The rows of a sheet as texts, as a stream: memory holds a piece of the sheet. It gives no cell a meaning.
import { dateOfSerial } from './table-dates.ts';
import { RichText, unescapeXlsx, type SharedStrings } from './xlsx-strings.ts';
import { damagedPart, feedPart, type PartHandler, type WorkbookParts } from './xlsx-xml.ts';

/** Source: Excel's specifications and limits. */
const MAX_COLUMNS = 16_384;
const MAX_ROW = 1_048_576;

/** Characters that all cells together may have: a short file can name one long text a million times. */
const MAX_CHARACTERS = 4_294_967_296;

export interface SheetRow {
  readonly cells: readonly string[];
  /** 1-based, as the spreadsheet shows it. */
  readonly row: number;
}

export interface SheetContext {
  readonly part: string;
  readonly strings: SharedStrings | null;
  readonly dateStyles: readonly boolean[];
  readonly since1904: boolean;
  /** Columns that are wanted; the others are passed over. */
  readonly columns?: number;
}

/** The rows in their order, those of a piece of the file at a time; rows without cells are left out. */
export async function* readSheet(
  parts: WorkbookParts,
  context: SheetContext,
): AsyncGenerator<readonly SheetRow[]> {
  const handler = new SheetHandler(context, (cause) => damagedPart(parts.path, context.part, cause));
  for await (const _ of feedPart(parts, context.part, handler)) yield handler.take();
}

class SheetHandler implements PartHandler {
  readonly #context: SheetContext;
  readonly #fail: (cause: string) => Error;
  readonly #columns: number;
  readonly #inline = new RichText();
  #rows: SheetRow[] = [];
  #cells: string[] | null = null;
  #row = 0;
  #column = -1;
  #type = 'n';
  #style = 0;
  #value = '';
  #inValue = false;
  #characters = 0;

  constructor(context: SheetContext, fail: (cause: string) => Error) {
    this.#context = context;
    this.#fail = fail;
    this.#columns = Math.min(context.columns ?? MAX_COLUMNS, MAX_COLUMNS);
  }

  take(): readonly SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    switch (name) {
      case 'row':
        this.#startRow(attributes['r']);
        break;
      case 'c':
        this.#startCell(attributes);
        break;
      case 'v':
        this.#inValue = true;
        break;
      default:
        if (this.#type === 'inlineStr') this.#inline.open(name);
    }
  }

  text(text: string): void {
    if (this.#inValue) this.#value += text;
    else if (this.#type === 'inlineStr') this.#inline.text(text);
  }

  close(name: string): void {
    switch (name) {
      case 'row':
        if (this.#cells && this.#cells.length > 0) this.#rows.push({ cells: this.#cells, row: this.#row });
        this.#cells = null;
        break;
      case 'c':
        this.#endCell();
        break;
      case 'v':
        this.#inValue = false;
        break;
      default:
        if (this.#type === 'inlineStr') this.#inline.close(name);
    }
  }

  #startRow(number: string | undefined): void {
    const row = number === undefined ? this.#row + 1 : Number(number);
    if (!(Number.isInteger(row) && row > this.#row && row <= MAX_ROW))
      throw this.#fail(`row "${String(number).slice(0, 20)}" can't follow row ${this.#row}`);
    this.#row = row;
    this.#column = -1;
    this.#cells = [];
  }

  #startCell(attributes: Readonly<Record<string, string>>): void {
    const { r, t = 'n', s } = attributes;
    this.#column = r === undefined ? this.#column + 1 : columnOf(r);
    if (!(this.#column >= 0 && this.#column < MAX_COLUMNS))
      throw this.#fail(`there is a cell "${String(r).slice(0, 20)}"`);
    this.#type = t;
    this.#style = s === undefined ? 0 : Number(s);
    this.#value = '';
    this.#inline.clear();
  }

  #endCell(): void {
    const type = this.#type;
    this.#type = 'n';
    const cells = this.#cells;
    if (!cells || this.#column >= this.#columns) return;
    const text = this.#textOf(type);
    if (text === '') return;
    this.#characters += text.length;
    if (this.#characters > MAX_CHARACTERS)
      throw this.#fail('the cells have more than 4 Gi characters of text');
    while (cells.length < this.#column) cells.push('');
    cells[this.#column] = text;
  }

  #textOf(type: string): string {
    switch (type) {
      case 'inlineStr':
        return this.#inline.value;
      case 's': {
        if (this.#value === '') return '';
        const text = this.#context.strings?.at(Number(this.#value)) ?? null;
        if (text === null) throw this.#fail(`row ${this.#row} names a shared string that is missing`);
        return text;
      }
      case 'b':
        return this.#value === '' ? '' : this.#value === '1' ? 'true' : 'false';
      case 'n':
        return this.#number();
      default:
        return unescapeXlsx(this.#value);
    }
  }

  #number(): string {
    if (this.#value === '') return '';
    const value = Number(this.#value);
    if (!Number.isFinite(value)) return this.#value;
    if (this.#context.dateStyles[this.#style] !== true) return String(value);
    return dateOfSerial(value, this.#context.since1904) ?? String(value);
  }
}

/** 0-based: "A" → 0, "XFD" → 16,383; -1 for what is no cell. */
function columnOf(reference: string): number {
  let column = 0;
  let i = 0;
  for (; i < reference.length; i++) {
    const letter = reference.charCodeAt(i) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
    if (column > MAX_COLUMNS) return -1;
  }
  return column - 1;
}
