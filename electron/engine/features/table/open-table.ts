// Opens a table file, whatever its name says: a workbook, or text. What it holds is read elsewhere.
import { AppError } from '../../../../shared/contract/errors.ts';
import { reason } from '../../../../shared/contract/error-texts.ts';
import type { TableEncoding } from '../../../../shared/model/table/tables.ts';
import type { TableMapping } from '../../../../shared/model/table/table-field.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import { ByteQueue } from '../../read/sources/byte-queue.ts';
import { readUnpacked } from '../../read/sources/archive/read-unpacked.ts';
import { resolveSources } from '../../read/sources/resolve-sources.ts';
import type { SourceFile } from '../../read/sources/source-file.ts';

export interface TableFile {
  readonly file: SourceFile;
  readonly format: 'csv' | 'xlsx';
}

/** What both formats tell by their first rows. */
export interface TableHead {
  readonly encoding: TableEncoding | null;
  readonly delimiter: string | null;
  readonly quote: string | null;
  readonly sheets: readonly string[];
  readonly sheet: number;
  readonly mapping: TableMapping;
  readonly names: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
}

export interface TableHooks {
  readonly signal?: AbortSignal | undefined;
  readonly onBytes?: (bytes: number) => void;
  readonly onProblem?: (problem: Problem) => void;
}

/** Unpacked bytes of a packed table; a plain one may be as large as it is. */
const MAX_UNPACKED = 4_294_967_296;

/** The first bytes of what Excel wrote before 2007, and of workbooks with a password since. */
const OLD_WORKBOOK = '\xD0\xCF\x11\xE0';

/** Throws not-found, no-access, and unreadable-source for a folder, a pattern or an old workbook. */
export async function openTable(path: string): Promise<TableFile> {
  const file = await oneFile(path);
  const start = new ByteQueue(file.open());
  const magic = Buffer.from(await start.peek(4)).toString('latin1');
  await start.close();
  if (magic === OLD_WORKBOOK) throw new AppError('unreadable-source', reason('table-old-workbook', { path }));
  return { file, format: magic === 'PK\x03\x04' || magic === 'PK\x05\x06' ? 'xlsx' : 'csv' };
}

/** The bytes of a text table, unpacked where it is gzip. */
export function tableBytes(file: SourceFile, hooks: TableHooks): AsyncGenerator<Uint8Array> {
  return readUnpacked(file, { ...hooks, maxBytes: Math.max(MAX_UNPACKED, file.size) });
}

async function oneFile(path: string): Promise<SourceFile> {
  for await (const { file } of resolveSources([path])) {
    if (file.named) return file;
    break;
  }
  throw new AppError('unreadable-source', reason('table-not-one-file', { path }));
}
