// A CSV or TSV file as a source of entries: its dialect and columns are told by its first characters. The choices of
// the import wizard come in as options. It is given the text with its line ends as they are.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { TableMapping } from '../../../../../shared/model/table/table-field.ts';
import { detectForm, sampleRows, type CsvForm } from './csv-dialect.ts';
import { countLineEnds, CsvTokenizer, type CsvRow } from './csv-tokenizer.ts';
import { reportAddresses, reportIgnored } from './ignored-columns.ts';
import { hasOddCharacters, type ParseOutput } from '../parse-output.ts';
import { mapColumns } from '../../../../../shared/model/table/field-of-header.ts';
import type { DateOrder } from '../../../../../shared/protocol/local-date.ts';
import { TableEntries, tellPreamble, type TableEntry } from './table-entries.ts';
import { applyExtensions } from './table-extensions.ts';
import type { TextParser } from '../text/text-parser.ts';

/** What was chosen; all else is detected. */
export interface CsvChoice {
  readonly form?: Partial<Omit<CsvForm, 'skip' | 'preamble'>>;
  readonly mapping?: TableMapping;
  /** As of parseSource. */
  readonly dates?: DateOrder;
  readonly decimalComma?: boolean;
}

export interface CsvSourceOptions {
  readonly choice?: CsvChoice;
  /** Gets the entries instead of the output. */
  readonly onEntry?: (entry: TableEntry) => void;
}

export class CsvSource implements TextParser {
  readonly raw = true;
  readonly #out: ParseOutput;
  readonly #tokenizer: CsvTokenizer;
  readonly #entries: TableEntries;
  readonly #onEntry: (entry: TableEntry) => void;
  readonly #skip: number;
  readonly #width: number;
  readonly #loc: number;
  readonly #mapped: boolean;
  #header: boolean;
  #started = false;
  #recovering = false;
  #cut = false;

  /** `head` = the first characters, with a part of the table's rows; they are to be written, too. */
  constructor(
    out: ParseOutput,
    head: string,
    complete: boolean,
    { choice = {}, onEntry }: CsvSourceOptions = {},
  ) {
    this.#out = out;
    const form = { ...detectForm(head, complete), ...choice.form };
    const rows = sampleRows(head.slice(form.skip), form, complete);
    const header = form.header ? (rows[0] ?? []) : null;
    const samples = form.header ? rows.slice(1) : rows;
    const mapping = choice.mapping ?? mapColumns(header, samples);
    this.#skip = form.skip;
    this.#header = form.header;
    this.#width = header?.length ?? 0;
    this.#loc = mapping.indexOf('loc');
    // A merge by row id can do without addresses.
    this.#mapped = this.#loc >= 0 || (choice.mapping?.includes('id') ?? false);
    this.#entries = new TableEntries(out, {
      mapping,
      width: this.#width,
      dates: choice.dates ?? null,
      decimalComma: choice.decimalComma ?? null,
    });
    this.#entries.delimiter = form.delimiter ?? '';
    this.#onEntry = onEntry ?? ((entry) => addEntry(out, entry));
    this.#tokenizer = new CsvTokenizer(
      form,
      (row) => this.#row(row),
      (line) => this.#tellTooLong(line),
      1 + countLineEnds(head.slice(0, form.skip)),
    );
    out.setFormat('csv', mapping);
    if (form.preamble) tellPreamble(out);
    if (!this.#mapped) {
      out.problem('error', 'table-no-addresses', reason('csv-no-addresses'), { line: 1 });
    }
    if (choice.mapping === undefined) {
      reportAddresses(header, samples, mapping, out);
      reportIgnored(header, samples, mapping, out);
    }
  }

  write(text: string): void {
    if (!this.#out.odd && hasOddCharacters(text)) this.#out.odd = true;
    if (!this.#mapped) return;
    this.#tokenizer.write(this.#started ? text : text.slice(this.#skip));
    this.#started = true;
  }

  end(truncated: boolean): void {
    if (!this.#mapped) return;
    const { end, line } = this.#tokenizer.end(truncated);
    this.#entries.end();
    if (end === 'quote-open' || (truncated && end === 'no-line-end') || this.#cut) {
      this.#out.problem('error', 'csv-truncated', reason('csv-truncated'), { line });
    } else if (end === 'no-line-end' && this.#out.entries > 0) {
      this.#out.problem('info', 'csv-no-final-line-end', reason('csv-no-final-line-end'), { line });
    }
  }

  #tellTooLong(line: number): void {
    this.#out.problem('error', 'csv-row-too-long', reason('csv-row-too-long'), { line });
    // A header that can't be read names no columns, but the rows have been looked at by then.
    this.#header = false;
  }

  #row(row: CsvRow): void {
    if (row.recovered && !this.#recovering) this.#reportRecovery();
    if (this.#header) {
      if (row.cells.every((cell) => cell.trim() === '')) return;
      this.#header = false;
      return;
    }
    const { cells, line } = row;
    if (row.recovered && this.#width > 0 && cells.length !== this.#width) {
      const why = reason('csv-row-unclear', { cells: cells.length, width: this.#width });
      this.#out.problem('error', 'csv-row-unclear', why, { line });
      return;
    }
    if (row.strayQuote) {
      const why = reason('csv-stray-quote');
      this.#out.problem('warning', 'csv-stray-quote', why, { line, entry: this.#out.entries });
    }
    // Cut in its address or before: whatever stands there is not the whole of it.
    if (!row.ended && cells.length < this.#width && this.#loc >= cells.length - 1) {
      this.#cut = true;
      return;
    }
    const entry = this.#entries.read(cells, line);
    if (entry) this.#onEntry(entry);
  }

  #reportRecovery(): void {
    this.#recovering = true;
    const why = reason('csv-quote-unclosed');
    this.#out.problem('error', 'csv-quote-unclosed', why, { line: this.#tokenizer.unclosedAt ?? 1 });
  }
}

/** Puts an entry of a table among the others. */
export function addEntry(out: ParseOutput, entry: TableEntry): void {
  out.addEntry({ ...entry, ext: entry.ext === null ? null : readExt(out, entry) });
  if (entry.included === false) out.excludeLast();
}

function readExt(out: ParseOutput, { ext, line, loc }: TableEntry): string | null {
  if (!ext) return null;
  const applied = applyExtensions(null, ext);
  if ('invalid' in applied) reportInvalidExtensions(out, applied.invalid, { line, loc });
  return applied.ext;
}

/** Says that a cell of extensions could not be read. */
export function reportInvalidExtensions(
  out: ParseOutput,
  cell: 'extensions' | 'alternates',
  where: { readonly line: number; readonly loc: string },
): void {
  const why = reason(cell === 'extensions' ? 'csv-extensions-invalid' : 'csv-alternates-invalid');
  out.problem('error', 'table-extensions-invalid', why, { ...where, entry: out.entries });
}
