// Rows of a table → entries, by what the columns mean. Values are read as when they are typed; what nobody can read is
// kept as it came, and what is left out is told.
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import { VALUE_COLUMNS, type ValueColumn } from '../../../../../shared/model/rows/columns.ts';
import {
  hreflangOf,
  isCrawlField,
  type TableField,
  type TableMapping,
} from '../../../../../shared/model/table/table-field.ts';
import { unguardText } from '../../../../../shared/protocol/formula-text.ts';
import { lastmodForm } from '../../../../../shared/protocol/lastmod.ts';
import type { DateOrder } from '../../../../../shared/protocol/local-date.ts';
import { readChangefreq, readYesNo } from '../../../../../shared/protocol/value-words.ts';
import { parsePriority, readShare } from '../../../../../shared/protocol/priority.ts';
import { trimXml } from '../../white-space.ts';
import type { RawEntry } from '../../row-packer.ts';
import type { ParseOutput } from '../parse-output.ts';
import { crawlFault, type CrawlCells } from './crawl-verdict.ts';
import { TableDates } from './table-dates.ts';
import { TableTally } from './table-tally.ts';
import type { ExtensionCells } from './table-extensions.ts';

/** An entry as a row of a table has it. */
export interface TableEntry extends Omit<RawEntry, 'ext'> {
  /** null where the table does not say, or nothing that can be understood. */
  readonly included: boolean | null;
  /** The row's number in the project that wrote the table, or null. */
  readonly id: number | null;
  readonly ext: ExtensionCells | null;
}

export interface TableReading {
  readonly mapping: TableMapping;
  /** Cells of a row as the header has them; 0 where there is no header. */
  readonly width: number;
  /** What comes first in dates that leave it open; null = they stay as they are, and nothing is told. */
  readonly dates: DateOrder | null;
  /** Numbers have a decimal comma; null = where they can have nothing else, which is told. */
  readonly decimalComma: boolean | null;
}

/** Characters of an address at most; a longer one is none. */
const MAX_VALUE = 1_048_576;

const PLAIN: readonly TableField[] = ['id', 'included', ...VALUE_COLUMNS];

/** Tells that the table begins below a title or the like. */
export function tellPreamble(out: ParseOutput): void {
  out.problem('info', 'table-preamble', reason('table-preamble'), { line: 1 });
}

export class TableEntries {
  readonly #out: ParseOutput;
  readonly #reading: TableReading;
  readonly #column: ReadonlyMap<TableField, number>;
  readonly #values: readonly ValueColumn[];
  readonly #extensions: readonly (readonly [TableField, number])[];
  readonly #directives: readonly number[];
  readonly #isCrawl: boolean;
  readonly #dates: TableDates;
  readonly #faults: TableTally;

  constructor(out: ParseOutput, reading: TableReading) {
    this.#out = out;
    this.#reading = reading;
    const columns = reading.mapping.flatMap((field, i) => (field === null ? [] : [[field, i] as const]));
    this.#column = new Map(columns);
    this.#values = VALUE_COLUMNS.filter((column) => this.#column.has(column));
    this.#extensions = columns.filter(([field]) => !PLAIN.includes(field) && !isCrawlField(field));
    this.#directives = columns.flatMap(([field, i]) => (field === 'metaRobots' ? i : []));
    this.#isCrawl = columns.some(([field]) => isCrawlField(field));
    this.#dates = new TableDates(reading.dates, out);
    this.#faults = new TableTally(out, 'info', 'crawl-not-included');
  }

  /** Tells what was counted: behind the last row. */
  end(): void {
    this.#faults.tell();
    this.#dates.tell();
  }

  /** The entry of a row, or null where it is empty or was left out with a problem. */
  read(given: readonly string[], line: number): TableEntry | null {
    const cells = this.#fit(given, line);
    if (!cells || isEmptyRow(cells)) return null;
    const loc = this.#cell(cells, 'loc') ?? '';
    if (loc.length > MAX_VALUE) {
      this.#out.problem('error', 'value-too-long', reason('table-loc-too-long', { max: MAX_VALUE }), {
        line,
      });
      return null;
    }
    const values: Partial<Record<ValueColumn, string | null>> = {};
    for (const column of this.#values) values[column] = this.#value(cells, column, line);
    return {
      ...{ lastmod: null, changefreq: null, priority: null, ...values, loc },
      included: this.#included(this.#cell(cells, 'included'), line) ?? this.#crawled(cells, loc, line),
      id: this.#id(this.#cell(cells, 'id')),
      ext: this.#ext(cells),
      line,
    };
  }

  /** The cell without outer white space; null where it is empty or not read. */
  #cell(cells: readonly string[], field: TableField): string | null {
    const column = this.#column.get(field);
    const text = column === undefined ? undefined : cells[column];
    if (text === undefined || text === '') return null;
    return plain(text) || null;
  }

  #value(cells: readonly string[], column: ValueColumn, line: number): string | null {
    const text = this.#cell(cells, column);
    if (text === null) return null;
    if (column === 'lastmod') return this.#dates.read(text, line);
    if (column === 'changefreq') return readChangefreq(text) ?? text;
    return column === 'priority' ? this.#number(text, line) : text;
  }

  /** With a line, it tells what it took for a decimal comma without being told to. */
  #number(text: string, line?: number): string {
    const { decimalComma } = this.#reading;
    const share = readShare(text);
    if (share !== null || decimalComma === false) return share ?? text;
    const number = text.replace(/^(\d*),(\d+)$/, '$1.$2');
    if (decimalComma === true || number === text) return number;
    if (parsePriority(number) === null) return text;
    if (line !== undefined) {
      const why = reason('table-decimal-comma', { text: shorten(text), value: number });
      this.#out.problem('info', 'table-decimal-comma', why, { line, entry: this.#out.entries });
    }
    return number;
  }

  #id(text: string | null): number | null {
    return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  }

  #included(text: string | null, line: number): boolean | null {
    if (text === null) return null;
    const included = readYesNo(text);
    if (included !== null) return included;
    const why = reason('table-included-unclear', { text: shorten(text) });
    this.#out.problem('warning', 'table-included-odd', why, { line, entry: this.#out.entries });
    return null;
  }

  /** False for a page that is not to be in a sitemap, which is counted; null where the table says nothing against it. */
  #crawled(cells: readonly string[], loc: string, line: number): false | null {
    if (!this.#isCrawl || loc === '') return null;
    const at = (field: 'statusCode' | 'indexability' | 'indexabilityStatus' | 'canonical') => {
      const text = this.#cell(cells, field);
      return text !== null && { [field]: text };
    };
    const found: CrawlCells = {
      ...{ ...at('statusCode'), ...at('indexability'), ...at('indexabilityStatus'), ...at('canonical') },
      metaRobots: this.#directives.flatMap((column) => plain(cells[column] ?? '') || []),
    };
    const fault: ErrorReason | null = crawlFault(found, loc);
    if (fault === null) return null;
    this.#faults.add(fault, line);
    return false;
  }

  #ext(cells: readonly string[]): ExtensionCells | null {
    if (this.#extensions.length === 0) return null;
    const ext: { images?: string; alternates?: string; extensions?: string; links: [string, string][] } = {
      links: [],
    };
    for (const [field, column] of this.#extensions) {
      const text = plain(cells[column] ?? '');
      const language = hreflangOf(field);
      if (language !== null) ext.links.push([language, text]);
      else if (field === 'images' || field === 'alternates' || field === 'extensions') ext[field] = text;
    }
    return ext;
  }

  /**
   * The cells, where they are as many as the header's. More of them mean that a text with a delimiter stands without
   * quotes: an address is then never taken by half.
   */
  #fit(cells: readonly string[], line: number): readonly string[] | null {
    const { width, mapping } = this.#reading;
    const extra = cells.length - width;
    if (width === 0 || extra <= 0 || cells.slice(width).every((cell) => cell.trim() === '')) return cells;
    const where = { line, entry: this.#out.entries };
    const counts = { cells: cells.length, width };
    if (this.#isSound(cells)) {
      this.#out.problem('warning', 'csv-extra-cells', reason('csv-extra-cells', counts), where);
      return cells;
    }
    const at = mapping.indexOf('loc');
    const joined = cells.toSpliced(at, extra + 1, cells.slice(at, at + extra + 1).join(this.delimiter));
    if (at >= 0 && this.#isSound(joined)) {
      const place = { ...where, loc: joined[at] ?? '' };
      this.#out.problem('warning', 'csv-address-unquoted', reason('csv-url-unquoted'), place);
      return joined;
    }
    this.#out.problem('error', 'csv-cells-unclear', reason('csv-cells-unclear', counts), where);
    return null;
  }

  /** What stands between cells, for taking an unquoted address together again. */
  delimiter = ',';

  /** True where the typed cells hold nothing but valid values. */
  #isSound(cells: readonly string[]): boolean {
    const date = this.#cell(cells, 'lastmod');
    const lastmod = date === null ? null : this.#dates.read(date);
    const changefreq = this.#cell(cells, 'changefreq');
    const priority = this.#cell(cells, 'priority');
    const included = this.#cell(cells, 'included')?.toLowerCase() ?? 'true';
    return (
      /^https?:\/\//i.test(this.#cell(cells, 'loc') ?? '') &&
      (lastmod === null || lastmodForm(lastmod) !== null) &&
      (changefreq === null || readChangefreq(changefreq) !== null) &&
      (priority === null || parsePriority(this.#number(priority)) !== null) &&
      readYesNo(included) !== null &&
      this.#mayBeCut(cells)
    );
  }

  /** Without a typed value behind the address nothing proves that it ends where the delimiter stands. */
  #mayBeCut(cells: readonly string[]): boolean {
    const { mapping } = this.#reading;
    const at = mapping.indexOf('loc');
    return mapping.some((field, i) => i > at && isTyped(field) && (cells[i] ?? '').trim() !== '');
  }
}

function isTyped(field: TableField | null): boolean {
  return field === 'lastmod' || field === 'changefreq' || field === 'priority' || field === 'included';
}

function isEmptyRow(cells: readonly string[]): boolean {
  for (const cell of cells) if (cell !== '' && cell.trim() !== '') return false;
  return true;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** The text that a cell stands for. */
function plain(cell: string): string {
  return trimXml(unguardText(cell));
}
