// Reads a table of language versions: a column a language and a page a line, or lines of address, language and target.
// It judges codes and addresses, and looks none up.
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { languageFault, shownLanguage } from '../../../../../shared/protocol/languages.ts';
import { detectForm, DELIMITERS, sampleRows, type CsvForm } from './csv-dialect.ts';
import { countLineEnds, CsvTokenizer, type CsvRow } from './csv-tokenizer.ts';

/** A line of the table. */
export interface LinkLine {
  readonly line: number;
  readonly links: readonly { readonly language: string; readonly href: string }[];
  /** The address of the page itself, where a column names it. */
  readonly loc: string | null;
  /** True where only that page gets the links; else all pages of the line list each other. */
  readonly single: boolean;
}

export interface LinkProblem {
  readonly line: number;
  readonly why: ErrorReason;
}

const LOC = /^(?:loc|url|address|page|source)$/i;
const LANGUAGE = /^(?:lang|language|hreflang|code)$/i;
const HREF = /^(?:href|target|alternate|link)$/i;

type Columns =
  | { readonly kind: 'long'; readonly loc: number; readonly language: number; readonly href: number }
  | { readonly kind: 'wide'; readonly loc: number; readonly languages: readonly (string | null)[] };

export class LinkTable {
  readonly #onLine: (line: LinkLine) => void;
  readonly #onProblem: (problem: LinkProblem) => void;
  #tokenizer: CsvTokenizer | null = null;
  #columns: Columns | null = null;

  constructor(onLine: (line: LinkLine) => void, onProblem: (problem: LinkProblem) => void) {
    this.#onLine = onLine;
    this.#onProblem = onProblem;
  }

  /** Pieces of the text; the first one tells the dialect. Throws unreadable-source for a table without languages. */
  write(text: string): void {
    if (!this.#tokenizer) {
      const form = formOf(text);
      const firstLine = 1 + countLineEnds(text.slice(0, form.skip));
      const onRow = (row: CsvRow) => {
        this.#row(row);
      };
      this.#tokenizer = new CsvTokenizer(form, onRow, undefined, firstLine);
      this.#tokenizer.write(text.slice(form.skip));
    } else this.#tokenizer.write(text);
  }

  end(): void {
    this.#tokenizer?.end(false);
    if (!this.#columns) throw noColumns(1);
  }

  #row({ cells, line }: CsvRow): void {
    const texts = cells.map((cell) => cell.trim());
    if (texts.every((cell) => cell === '')) return;
    if (!this.#columns) this.#columns = this.#header(texts, line);
    else if (this.#columns.kind === 'long') this.#long(this.#columns, texts, line);
    else this.#wide(this.#columns, texts, line);
  }

  #header(names: readonly string[], line: number): Columns {
    const loc = names.findIndex((name) => LOC.test(name));
    const language = names.findIndex((name) => LANGUAGE.test(name));
    const href = names.findIndex((name) => HREF.test(name));
    if (loc >= 0 && language >= 0 && href >= 0) return { kind: 'long', loc, language, href };
    const languages = names.map((name, i) => {
      if (i === loc || name === '') return null;
      const code = name.replaceAll('_', '-');
      const fault = languageFault(code);
      if (fault === null) return shownLanguage(code);
      this.#onProblem({ line, why: reason('column-not-language', { name: name.slice(0, 60), fault }) });
      return null;
    });
    if (languages.every((code) => code === null)) throw noColumns(line);
    return { kind: 'wide', loc, languages };
  }

  #long(columns: Extract<Columns, { kind: 'long' }>, cells: readonly string[], line: number): void {
    const [loc = '', code = '', href = ''] = [columns.loc, columns.language, columns.href].map(
      (i) => cells[i],
    );
    const language = code.replaceAll('_', '-');
    const fault = languageFault(language);
    if (fault !== null) {
      this.#onProblem({ line, why: reason('cell-not-language', { text: code.slice(0, 60), fault }) });
    } else if (this.#isAddress(loc, line) && this.#isAddress(href, line)) {
      this.#onLine({ line, loc, single: true, links: [{ language: shownLanguage(language), href }] });
    }
  }

  #wide(columns: Extract<Columns, { kind: 'wide' }>, cells: readonly string[], line: number): void {
    const links = columns.languages.flatMap((language, i) => {
      const href = cells[i] ?? '';
      return language !== null && href !== '' && this.#isAddress(href, line) ? [{ language, href }] : [];
    });
    const loc = columns.loc < 0 ? '' : (cells[columns.loc] ?? '');
    if (loc !== '' && !this.#isAddress(loc, line)) return;
    if (links.length > 0) this.#onLine({ line, loc: loc === '' ? null : loc, single: false, links });
  }

  #isAddress(text: string, line: number): boolean {
    if (/^https?:\/\/[^/?#\s]/i.test(text) && !/\s/.test(text) && URL.canParse(text)) return true;
    this.#onProblem({ line, why: reason('href-relative', { text: text.slice(0, 120) }) });
    return false;
  }
}

/** The form in which the header names most columns that are known; rows may be ragged, so they tell less. */
function formOf(text: string): CsvForm {
  const form = detectForm(text, false);
  const [header = ''] = text.slice(form.skip).split(/\r?\n/, 1);
  const known = (delimiter: string | null): number =>
    (sampleRows(header, { delimiter, quote: '"' }, true)[0] ?? []).filter(isColumnName).length;
  const best = DELIMITERS.reduce<string | null>((a, b) => (known(b) > known(a) ? b : a), form.delimiter);
  return { ...form, delimiter: best };
}

function isColumnName(text: string): boolean {
  const name = text.trim();
  const isFixed = [LOC, LANGUAGE, HREF].some((one) => one.test(name));
  return isFixed || (name !== '' && languageFault(name.replaceAll('_', '-')) === null);
}

function noColumns(line: number): AppError {
  return new AppError('unreadable-source', reason('table-no-language', { line: String(line) }));
}
