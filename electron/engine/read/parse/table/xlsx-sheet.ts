// The rows of a sheet as texts, as a stream: memory holds a piece of the sheet. It gives no cell a meaning.
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import { dateOfSerial } from '../../../../../shared/protocol/local-date.ts';
import { RichText, unescapeXlsx, type SharedStrings } from './xlsx-strings.ts';
import { columnOf, linkOfFormula, MAX_COLUMNS, type SheetLinks } from './xlsx-links.ts';
import { OrdinaryRows, type OrdinaryRowHandler } from './xlsx-rows.ts';
import {
  createPartParser,
  damagedPart,
  partTexts,
  type PartHandler,
  type WorkbookParts,
} from './xlsx-xml.ts';

/** Source: Excel's specifications and limits. */
const MAX_ROW = 1_048_576;

/** Characters that all cells together may have: a short file can name one long text a million times. */
const MAX_CHARACTERS = 4_294_967_296;

/** Characters of a cell at most; Excel's own have 32,767. */
const MAX_CELL = 4_194_304;

/** Digits of a number that count. Source: Excel's specifications and limits. */
const MAX_DIGITS = 15;

/** Characters of a formula that are looked at. Source: Excel's specifications and limits. */
const MAX_FORMULA = 8_192;

/** Characters of all cells of a piece of the file, which are in memory at once. */
const MAX_AT_ONCE = 67_108_864;

export interface SheetRow {
  readonly cells: readonly string[];
  /** 1-based, as the spreadsheet shows it. */
  readonly row: number;
  /** Where cells lead, by their columns. */
  readonly links?: ReadonlyMap<number, string> | undefined;
  /** Columns with a formula whose value was never stored. */
  readonly unknown?: readonly number[] | undefined;
}

export interface SheetContext {
  readonly part: string;
  readonly strings: SharedStrings | null;
  readonly dateStyles: readonly boolean[];
  readonly since1904: boolean;
  /** Columns that are wanted; the others are passed over. */
  readonly columns?: number;
  /** Where its cells lead; else only their formulas tell it. */
  readonly links?: SheetLinks | null;
  /** False sends ordinary rows through the XML parser too; for tests. */
  readonly fast?: boolean;
}

/** The rows in their order, those of a piece of the file at a time; rows without cells are left out. */
export async function* readSheet(
  parts: WorkbookParts,
  context: SheetContext,
): AsyncGenerator<readonly SheetRow[]> {
  const handler = new SheetHandler(context, (cause) => damagedPart(parts.path, context.part, cause));
  const parser = createPartParser(handler, parts.path, context.part);
  const rows = new OrdinaryRows(handler, parser);
  for await (const text of partTexts(parts, context.part)) {
    if (context.fast === false) parser.write(text);
    else rows.write(text);
    yield handler.take();
  }
  rows.end();
  parser.close();
  yield handler.take();
}

class SheetHandler implements PartHandler, OrdinaryRowHandler {
  readonly #context: SheetContext;
  readonly #fail: (cause: ErrorReason) => Error;
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
  /** The formula of the cell, as far as it is looked at; null where it has none. */
  #formula: string | null = null;
  #inFormula = false;
  #links: Map<number, string> | undefined;
  #unknown: number[] | undefined;
  #inData = false;
  #characters = 0;
  #atOnce = 0;

  constructor(context: SheetContext, fail: (cause: ErrorReason) => Error) {
    this.#context = context;
    this.#fail = fail;
    this.#columns = Math.min(context.columns ?? MAX_COLUMNS, MAX_COLUMNS);
  }

  take(): readonly SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    this.#atOnce = 0;
    return rows;
  }

  /** True between two rows. */
  get betweenRows(): boolean {
    return this.#inData && this.#cells === null;
  }

  row(number: string | undefined): void {
    this.#startRow(number);
  }

  cell(
    reference: string | undefined,
    style: string | undefined,
    type: string | undefined,
    value: string,
  ): void {
    this.#startCell(reference, type, style);
    this.#value = value;
    this.#endCell(true);
  }

  endRow(): void {
    const { links } = this.#context;
    for (const [column, target] of links?.inRow(this.#row) ?? [])
      if (column < this.#columns) (this.#links ??= new Map()).set(column, target);
    if (this.#cells && (this.#cells.length > 0 || this.#links || this.#unknown)) {
      const more = { links: this.#links, unknown: this.#unknown };
      this.#rows.push({ cells: this.#cells, row: this.#row, ...more });
    }
    this.#cells = null;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    switch (name) {
      case 'row':
        this.#startRow(attributes['r']);
        break;
      case 'c':
        this.#startCell(attributes['r'], attributes['t'], attributes['s']);
        break;
      case 'v':
        this.#inValue = true;
        break;
      case 'f':
        this.#inFormula = true;
        this.#formula = '';
        break;
      case 'sheetData':
        this.#inData = true;
        break;
      default:
        if (this.#type === 'inlineStr') this.#inline.open(name);
    }
  }

  text(text: string): void {
    if (this.#inFormula) {
      if ((this.#formula ?? '').length < MAX_FORMULA) this.#formula = (this.#formula ?? '') + text;
      return;
    }
    if (this.#inValue) {
      this.#value += text;
      if (this.#value.length > MAX_CELL)
        throw this.#fail(reason('workbook-endless-cell', { row: String(this.#row) }));
    }
    if (!this.#inValue && this.#type === 'inlineStr') this.#inline.text(text);
  }

  close(name: string): void {
    switch (name) {
      case 'row':
        this.endRow();
        break;
      case 'sheetData':
        this.#inData = false;
        break;
      case 'c':
        this.#endCell(false);
        break;
      case 'v':
        this.#inValue = false;
        break;
      case 'f':
        this.#inFormula = false;
        break;
      default:
        if (this.#type === 'inlineStr') this.#inline.close(name);
    }
  }

  #startRow(number: string | undefined): void {
    const row = number === undefined ? this.#row + 1 : Number(number);
    if (!(Number.isInteger(row) && row > this.#row && row <= MAX_ROW))
      throw this.#fail(
        reason('workbook-row-order', { row: String(number).slice(0, 20), before: String(this.#row) }),
      );
    this.#row = row;
    this.#column = -1;
    this.#cells = [];
    this.#links = undefined;
    this.#unknown = undefined;
  }

  #startCell(r: string | undefined, t: string | undefined, s: string | undefined): void {
    this.#column = r === undefined ? this.#column + 1 : columnOf(r);
    if (!(this.#column >= 0 && this.#column < MAX_COLUMNS))
      throw this.#fail(reason('workbook-cell-name', { name: String(r).slice(0, 20) }));
    this.#type = t ?? 'n';
    this.#style = s === undefined ? 0 : Number(s);
    this.#value = '';
    this.#formula = null;
    this.#inline.clear();
  }

  /** `plain` = an inline text came as the value. */
  #endCell(plain: boolean): void {
    const type = this.#type;
    this.#type = 'n';
    const cells = this.#cells;
    if (!cells || this.#column >= this.#columns) return;
    const text = plain && type === 'inlineStr' ? unescapeXlsx(this.#value) : this.#textOf(type);
    this.#noteFormula(type, text);
    if (text === '') return;
    this.#characters += text.length;
    this.#atOnce += text.length;
    if (this.#characters > MAX_CHARACTERS || this.#atOnce > MAX_AT_ONCE) {
      throw this.#fail(reason('workbook-much-repeated'));
    }
    while (cells.length < this.#column) cells.push('');
    cells[this.#column] = text;
  }

  /** A text without letters is a value too; of a number there has to be something. */
  #noteFormula(type: string, text: string): void {
    if (this.#formula === null) return;
    if (text === '' && type !== 'str') (this.#unknown ??= []).push(this.#column);
    const target = linkOfFormula(this.#formula);
    if (target !== null) (this.#links ??= new Map()).set(this.#column, target);
  }

  #textOf(type: string): string {
    switch (type) {
      case 'inlineStr':
        if (this.#inline.overlong)
          throw this.#fail(reason('workbook-endless-cell', { row: String(this.#row) }));
        return this.#inline.value;
      case 's': {
        if (this.#value === '') return '';
        const text = this.#context.strings?.at(Number(this.#value)) ?? null;
        if (text === null) throw this.#fail(reason('workbook-string-missing', { row: String(this.#row) }));
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
    // As a spreadsheet shows it: 0.1 + 0.2 is kept as 0.30000000000000004.
    const shown = String(Number(value.toPrecision(MAX_DIGITS)));
    if (this.#context.dateStyles[this.#style] !== true) return shown;
    return dateOfSerial(value, this.#context.since1904) ?? shown;
  }
}
