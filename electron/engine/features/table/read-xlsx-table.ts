// A sheet of a workbook with the user's choices: its preview, and all its entries. It knows no project.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { TableOptions } from '../../../../shared/model/table/tables.ts';
import type { TableMapping } from '../../../../shared/model/table/table-field.ts';
import { headerBelow, isHeaderRow, mapColumns } from '../../../../shared/model/table/field-of-header.ts';
import type { ParseOutput } from '../../read/parse/parse-output.ts';
import { linkedCells, readNotes } from '../../read/parse/table/cell-notes.ts';
import { TableEntries, tellPreamble, type TableEntry } from '../../read/parse/table/table-entries.ts';
import { readSharedStrings, type SharedStrings } from '../../read/parse/table/xlsx-strings.ts';
import { readSheetLinks } from '../../read/parse/table/xlsx-links.ts';
import { readSheet, type SheetContext, type SheetRow } from '../../read/parse/table/xlsx-sheet.ts';
import { readWorkbook, type Workbook } from '../../read/parse/table/xlsx-workbook.ts';
import type { WorkbookParts } from '../../read/parse/table/xlsx-xml.ts';
import type { SourceFile } from '../../read/sources/source-file.ts';
import { openZip, type ZipParts } from '../../read/sources/archive/zip-parts.ts';
import type { TableHead, TableHooks } from './open-table.ts';
import { append } from '../../../../shared/model/large-lists.ts';

/** Rows by which the columns are told. */
const SAMPLE_ROWS = 100;

/** The first rows of the chosen sheet, and what its columns mean. */
export async function readXlsxHead(
  file: SourceFile,
  options: TableOptions,
  hooks: TableHooks,
): Promise<TableHead> {
  return withWorkbook(file, hooks, async (parts, workbook) => {
    const sheet = options.sheet ?? (await firstWithRows(parts, workbook, hooks));
    const rows = await sampleOf(parts, workbook, sheet, hooks);
    const { names, body, mapping: detected } = mapRows(rows, options.header);
    const mapping = options.mapping ? detected.map((_, i) => options.mapping?.[i] ?? null) : detected;
    const sheets = workbook.sheets.map(({ name }) => name);
    return { encoding: null, delimiter: null, quote: null, sheets, sheet, mapping, names, rows: body };
  });
}

/**
 * All entries of the chosen sheet, and of the sheets that go on with it, as an export splits rows; those of a piece of
 * the file at a time. Problems go to the output.
 */
export async function* readXlsxTable(
  file: SourceFile,
  options: TableOptions,
  out: ParseOutput,
  hooks: TableHooks & { readonly countEntries?: boolean },
): AsyncGenerator<readonly TableEntry[]> {
  const {
    mapping,
    sheet: first,
    header,
    ...rest
  } = isDecided(options) ? options : await decide(file, options, { signal: hooks.signal });
  const zip = await openZip(pathOf(file), file.size);
  const parts = watched(file, zip, hooks);
  try {
    const workbook = await readWorkbook(parts);
    const strings = await stringsOf(parts, workbook, hooks);
    const entries = new TableEntries(out, {
      mapping,
      width: 0,
      dates: rest.dates ?? null,
      decimalComma: rest.decimalComma ?? null,
    });
    let names: string | null = null;
    for (const sheet of continuations(workbook, first, header)) {
      const context = { ...(await contextOf(parts, workbook, sheet, strings)), columns: mapping.length };
      const heading: Heading = { text: null, above: 0 };
      for await (const rows of withoutHeading(readSheet(parts, context), header, heading)) {
        if (names === null && heading.above > 0) tellPreamble(out);
        names ??= heading.text;
        if (names !== heading.text) {
          entries.end();
          return;
        }
        const found = rows.flatMap((row) => entries.read(readNotes(row, mapping, out), row.row) ?? []);
        if (hooks.countEntries !== false) out.entries += found.length;
        yield found;
      }
    }
    entries.end();
  } finally {
    zip.close();
  }
}

interface MappedRows {
  readonly names: readonly string[] | null;
  readonly body: readonly (readonly string[])[];
  readonly mapping: TableMapping;
}

/** What the first rows of a sheet tell of its columns: by their texts, or where none is an address by where they lead. */
function mapRows(rows: readonly SheetRow[], isHeader: boolean | undefined): MappedRows {
  const all = rows.map((row) => row.cells);
  const from = isHeader === false ? 0 : headerBelow(rows.map(linkedCells));
  const cells = all.slice(from);
  const header = isHeader ?? isHeaderRow(cells[0] ?? []);
  const names = header ? (cells[0] ?? []) : null;
  const body = header ? cells.slice(1) : cells;
  const mapping = mapColumns(names, body);
  if (mapping.includes('loc')) return { names, body, mapping };
  const linked = rows.slice(header ? from + 1 : from).map(linkedCells);
  return { names, body, mapping: mapColumns(names, linked) };
}

interface Heading {
  /** The row that names the columns; null before it is known. */
  text: string | null;
  /** Rows above it, which are not read. */
  above: number;
}

/** The rows below the heading, which is noted. */
async function* withoutHeading(
  pieces: AsyncIterable<readonly SheetRow[]>,
  header: boolean,
  heading: Heading,
): AsyncGenerator<readonly SheetRow[]> {
  let held: readonly SheetRow[] = [];
  for await (const rows of pieces) {
    if (!header || heading.text !== null) {
      yield rows;
      continue;
    }
    held = [...held, ...rows];
    if (held.length < SAMPLE_ROWS) continue;
    yield belowHeading(held, heading);
  }
  if (header && heading.text === null && held.length > 0) yield belowHeading(held, heading);
}

/** It looks at as many rows as the preview does, so that both find the same. */
function belowHeading(rows: readonly SheetRow[], heading: Heading): readonly SheetRow[] {
  heading.above = headerBelow(rows.slice(0, SAMPLE_ROWS).map(linkedCells));
  heading.text = rows[heading.above]?.cells.join('\n') ?? '';
  return rows.slice(heading.above + 1);
}

/** The sheet, and those behind it that are named after it: "URLs", "URLs 2", "URLs 3". */
function continuations({ sheets }: Workbook, first: number, header: boolean): number[] {
  const name = sheets[first]?.name ?? '';
  const found = [first];
  if (!header) return found;
  while (sheets[first + found.length]?.name === `${name} ${found.length + 1}`)
    found.push(first + found.length);
  return found;
}

/** Where the file lies on disk. */
function pathOf(file: SourceFile): string {
  return file.path ?? file.location;
}

type Decided = TableOptions & {
  readonly mapping: TableMapping;
  readonly sheet: number;
  readonly header: boolean;
};

function isDecided(options: TableOptions): options is Decided {
  return options.mapping !== undefined && options.sheet !== undefined && options.header !== undefined;
}

async function decide(file: SourceFile, options: TableOptions, hooks: TableHooks): Promise<Decided> {
  const { mapping, sheet, names } = await readXlsxHead(file, options, hooks);
  return { ...options, mapping, sheet, header: names !== null };
}

async function withWorkbook<T>(
  file: SourceFile,
  hooks: TableHooks,
  work: (parts: WorkbookParts, workbook: Workbook) => Promise<T>,
): Promise<T> {
  const zip = await openZip(pathOf(file), file.size);
  try {
    const parts = watched(file, zip, hooks);
    return await work(parts, await readWorkbook(parts));
  } finally {
    zip.close();
  }
}

/** Reading stops on cancel, and tells the bytes of the file that it takes. */
function watched(file: SourceFile, zip: ZipParts, { signal, onBytes }: TableHooks): WorkbookParts {
  return {
    path: file.location,
    names: zip.names,
    read: async function* (name) {
      const share = zip.share(name);
      for await (const bytes of zip.read(name)) {
        signal?.throwIfAborted();
        onBytes?.(Math.round(bytes.length * share));
        yield bytes;
      }
    },
  };
}

function stringsOf(
  parts: WorkbookParts,
  { strings }: Workbook,
  { signal }: TableHooks,
  most?: number,
): Promise<SharedStrings | null> {
  return strings === null
    ? Promise.resolve(null)
    : readSharedStrings(parts, strings, () => signal?.throwIfAborted(), most);
}

async function contextOf(
  parts: WorkbookParts,
  { sheets, dateStyles, since1904 }: Workbook,
  sheet: number,
  strings: SharedStrings | null,
): Promise<SheetContext> {
  const { path } = parts;
  const part = sheets[sheet]?.part;
  if (part === undefined)
    throw new AppError(
      'not-found',
      reason('table-no-sheet', { path, sheets: sheets.length, sheet: sheet + 1 }),
    );
  const links = await readSheetLinks(parts, part);
  return { part, strings, dateStyles, since1904, links };
}

/** Many workbooks begin with a cover sheet. */
async function firstWithRows(parts: WorkbookParts, workbook: Workbook, hooks: TableHooks): Promise<number> {
  if (workbook.sheets.length === 1) return 0;
  for (const sheet of workbook.sheets.keys()) {
    const rows = await sampleOf(parts, workbook, sheet, hooks);
    if (mapRows(rows, undefined).mapping.includes('loc')) return sheet;
  }
  return 0;
}

/** The first rows name mostly the first strings: of millions, few are read for a look at a table. */
const FIRST_STRINGS = 20_000;

async function sampleOf(
  parts: WorkbookParts,
  workbook: Workbook,
  sheet: number,
  hooks: TableHooks,
): Promise<readonly SheetRow[]> {
  const first = await stringsOf(parts, workbook, hooks, FIRST_STRINGS);
  try {
    return await firstRows(parts, await contextOf(parts, workbook, sheet, first));
  } catch (error) {
    if (first === null || first.count < FIRST_STRINGS) throw error;
    const all = await stringsOf(parts, workbook, hooks);
    return await firstRows(parts, await contextOf(parts, workbook, sheet, all));
  }
}

async function firstRows(parts: WorkbookParts, context: SheetContext): Promise<readonly SheetRow[]> {
  const found: SheetRow[] = [];
  for await (const rows of readSheet(parts, context)) {
    append(found, rows.slice(0, SAMPLE_ROWS - found.length));
    if (found.length >= SAMPLE_ROWS) break;
  }
  return found;
}
