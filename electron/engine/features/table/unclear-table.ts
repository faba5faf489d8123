// Tells a table that has to be asked about from one that an import can read as it is. It reads the first rows only.
import { stat } from 'node:fs/promises';
import { AppError } from '../../../../shared/contract/errors.ts';
import { addressChoice } from '../../../../shared/model/table/field-of-header.ts';
import type { TableDates } from '../../../../shared/model/table/tables.ts';
import { ByteQueue } from '../../read/sources/byte-queue.ts';
import type { SourceFile } from '../../read/sources/source-file.ts';
import { needsOrder } from '../../read/parse/clear-date.ts';
import { sniffContent } from '../../read/parse/sniff-content.ts';
import { detectForm, sampleRows } from '../../read/parse/table/csv-dialect.ts';
import { detectTableEncoding } from '../../read/parse/table/table-encoding.ts';
import { openTable, tableBytes, type TableHead } from './open-table.ts';
import { readTableHead } from './read-table.ts';

/** Bytes by which a table is told from all else. */
const SNIFF_BYTES = 65_536;

const ADDRESS = /^\s*https?:\/\//i;
/** Characters that no text has. */
const BINARY = /[\0-\x08\x0e-\x1f]/;

/**
 * True for a file that is a table of several columns of which none is known to have the addresses, or more than one could,
 * or whose dates have an order that only its author knows. False for all else, also for what is no file or can't be read: an import tells.
 */
export async function isUnclearTable(path: string, dates: TableDates = 'asIs'): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return false;
  try {
    const { file, format } = await openTable(path);
    const kind = format === 'xlsx' ? 'clear' : await textKind(file);
    return kind === 'clear' ? !isClear(await readTableHead(file, format, {}), dates) : kind === 'unclear';
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** "clear" = a table whose addresses the import finds by itself. */
async function textKind(file: SourceFile): Promise<'clear' | 'unclear' | 'none'> {
  const bytes = new ByteQueue(tableBytes(file, {}));
  const start = Buffer.from(await bytes.peek(SNIFF_BYTES));
  await bytes.close();
  const text = new TextDecoder(detectTableEncoding(start)).decode(start);
  const complete = start.length < SNIFF_BYTES;
  const { kind } = sniffContent(text, { raw: text, complete });
  if (kind === 'csv') return 'clear';
  if ((kind !== 'unknown' && kind !== 'text') || BINARY.test(text)) return 'none';
  const form = detectForm(text, complete);
  const [first = [], ...rows] = sampleRows(text.slice(form.skip), form, complete);
  if (form.delimiter === null || rows.length === 0) return 'none';
  // In a list of addresses each line has one, and perhaps a delimiter within it.
  const isTable =
    !first.some((cell) => ADDRESS.test(cell)) && rows.every(({ length }) => length === first.length);
  return isTable ? 'unclear' : 'none';
}

function isClear({ mapping, names, rows }: TableHead, dates: TableDates): boolean {
  const date = mapping.indexOf('lastmod');
  if (!mapping.includes('loc') || addressChoice(names, rows, mapping)?.ambiguous === true) return false;
  return date < 0 || dates !== 'asIs' || !rows.some((cells) => needsOrder(cells[date] ?? ''));
}
