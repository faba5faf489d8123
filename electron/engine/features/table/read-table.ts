// A table file of either format: its head, and all its entries. It knows no project.
import type { TableOptions } from '../../../../shared/model/table/tables.ts';
import type { ParseOutput } from '../../read/parse/parse-output.ts';
import type { TableEntry } from '../../read/parse/table/table-entries.ts';
import type { SourceFile } from '../../read/sources/source-file.ts';
import type { TableFile, TableHead, TableHooks } from './open-table.ts';
import { readCsvHead, readCsvTable } from './read-csv-table.ts';
import { readXlsxHead, readXlsxTable } from './read-xlsx-table.ts';

/** The first rows of the table, and what its columns mean. */
export async function readTableHead(
  file: SourceFile,
  format: TableFile['format'],
  options: TableOptions,
  hooks: TableHooks = {},
): Promise<TableHead> {
  if (format === 'xlsx') return readXlsxHead(file, options, hooks);
  const { encoding, form, mapping, names, rows } = await readCsvHead(file, options, hooks);
  return {
    encoding,
    delimiter: form.delimiter,
    quote: form.quote,
    sheets: [],
    sheet: 0,
    mapping,
    names,
    rows,
  };
}

/** All entries, some thousands at a time. */
export function readTable(
  file: SourceFile,
  format: TableFile['format'],
  options: TableOptions,
  out: ParseOutput,
  hooks: TableHooks,
): AsyncGenerator<readonly TableEntry[]> {
  return format === 'xlsx'
    ? readXlsxTable(file, options, out, hooks)
    : readCsvTable(file, options, out, hooks);
}
