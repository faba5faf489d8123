// A workbook as a source like any other: told by its content, its sheet and columns chosen by what they hold.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { addEntry } from '../../../read/parse/table/csv-source.ts';
import { reportAddresses, reportIgnored } from '../../../read/parse/table/ignored-columns.ts';
import type { DateOrder } from '../../../../../shared/protocol/local-date.ts';
import { ParseOutput, type ParseItem } from '../../../read/parse/parse-output.ts';
import { ByteQueue } from '../../../read/sources/byte-queue.ts';
import type { SourceFile } from '../../../read/sources/source-file.ts';
import { openZip } from '../../../read/sources/archive/zip-parts.ts';
import type { TableHooks } from '../../table/open-table.ts';
import { readXlsxHead, readXlsxTable } from '../../table/read-xlsx-table.ts';

/** True for a ZIP file with the parts of a workbook; a ZIP file that can't be opened is none. */
export async function isWorkbook(file: SourceFile): Promise<boolean> {
  // In an archive it can't be opened.
  if (file.part) return false;
  const start = new ByteQueue(file.open());
  const magic = Buffer.from(await start.peek(4)).toString('latin1');
  await start.close();
  if (magic !== 'PK\x03\x04') return false;
  try {
    const zip = await openZip(file.path ?? file.location, file.size);
    zip.close();
    return zip.names.some((name) => /^\/?xl\//i.test(name));
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** The entries and problems of the first sheet that has addresses; `dates` as of parseSource. Throws unreadable-source for a damaged workbook. */
export async function* readWorkbookItems(
  file: SourceFile,
  { onBytes, ...hooks }: TableHooks,
  dates?: DateOrder,
): AsyncGenerator<ParseItem> {
  const out = new ParseOutput(file.location);
  const { mapping, names, rows, sheet } = await readXlsxHead(file, {}, hooks);
  out.setFormat('xlsx', mapping);
  if (!mapping.includes('loc')) {
    out.problem('error', 'table-no-addresses', reason('csv-no-addresses'), { line: 1 });
    yield* out.take(true);
    return;
  }
  reportAddresses(names, rows, mapping, out);
  reportIgnored(names, rows, mapping, out);
  out.odd = true;
  let left = file.size;
  const counted = (bytes: number): void => {
    const more = Math.min(bytes, left);
    left -= more;
    onBytes?.(more);
  };
  const options = { mapping, sheet, header: names !== null, dates };
  const more = { ...hooks, onBytes: counted, countEntries: false };
  for await (const entries of readXlsxTable(file, options, out, more)) {
    for (const entry of entries) addEntry(out, entry);
    yield* out.take();
  }
  counted(left);
  if (out.entries === 0) out.problem('warning', 'no-entries', reason('no-entries'));
  yield* out.take(true);
}
