// Writes rows as a table file: CSV, TSV or a workbook, complete or not at all. It changes no row.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { basename } from 'node:path';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import { ruleMask, rulesIn, type RuleSets } from '../../rows/rule-sets.ts';
import type {
  ExportColumn,
  TableColumn,
  TableExport,
  TableExported,
} from '../../../../shared/model/table/tables.ts';
import { agentOfColumn, isRobotsColumn, verdictText } from '../../../../shared/model/rows/robots-column.ts';
import { formatPriority } from '../../../../shared/protocol/priority.ts';
import type { JobControl } from '../../jobs/job-runner.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { showExtensions } from '../../read/parse/table/table-extensions.ts';
import { readTableRows, type TableRow } from '../../view/read-table-rows.ts';
import { NO_VERDICTS, verdictsFor, type RobotsVerdicts } from '../../view/verdict-columns.ts';
import { csvRecordWriter } from './csv-record.ts';
import { robotsVerdicts } from '../../check/run/robots/crawler-verdicts.ts';
import { refuseTarget } from '../../../files/refuse-target.ts';
import { createTableFile, tableFileError, type TableFile } from '../../../files/table-file.ts';
import { MAX_CELL_CHARACTERS, MAX_SHEET_ROWS, xlsxStream, type XlsxCell } from './xlsx-writer.ts';
import { monotonic } from '../../jobs/monotonic.ts';

/** Widths of a workbook's columns, in characters. */
const WIDTHS: Readonly<Partial<Record<ExportColumn, number>>> = {
  loc: 70,
  images: 40,
  alternates: 40,
  extensions: 40,
  source: 30,
};

type Batch = readonly (readonly XlsxCell[])[];

/** Memory: a batch of rows. On cancel and on errors nothing is left behind, and an existing file stays as it was. */
export async function exportTable(
  project: OpenProject,
  options: TableExport,
  control: JobControl,
): Promise<TableExported> {
  const started = monotonic();
  const { path, format } = options;
  refuseTarget(path, { projects: [project.store.path] });
  const ids = project.views.ids(options.rows);
  const file = await createTableFile(path, options.overwrite).catch((error: unknown) => {
    throw tableFileError(error, path);
  });
  const source = new TableSource(project, ids, options.columns, control, basename(path));
  try {
    const sheets =
      format === 'xlsx'
        ? await writeXlsx(file, source, ids.length, options)
        : await writeCsv(file, source, options);
    control.signal.throwIfAborted();
    const { size } = await file.handle.stat();
    await file.commit();
    return { path, rows: source.done, sheets, bytes: size, seconds: (monotonic() - started) / 1_000 };
  } catch (error) {
    await file.discard();
    throw tableFileError(error, path);
  }
}

async function writeCsv(file: TableFile, source: TableSource, options: TableExport): Promise<number> {
  const delimiter = options.format === 'tsv' ? '\t' : options.delimiter;
  const record = csvRecordWriter({ delimiter, guardDates: options.guardDates });
  const start = `${options.bom ? '\uFEFF' : ''}${record([...options.columns])}`;
  await file.handle.appendFile(start);
  for await (const batch of source.batches(0, Infinity)) {
    let text = '';
    for (const cells of batch) text += record(cells.map(csvText));
    const bytes = Buffer.from(text);
    await file.handle.writev([bytes]);
    source.report(bytes.length);
  }
  return 1;
}

async function writeXlsx(
  file: TableFile,
  source: TableSource,
  rows: number,
  { columns, path }: TableExport,
): Promise<number> {
  const perSheet = MAX_SHEET_ROWS - 1;
  const sheets = Math.max(1, Math.ceil(rows / perSheet));
  const stream = xlsxStream({
    header: columns,
    widths: columns.map((column) => WIDTHS[column] ?? 14),
    sheets,
    rowsOf: (sheet) => checked(source.batches(sheet * perSheet, (sheet + 1) * perSheet), columns, path),
  });
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    await file.handle.writev([chunk]);
    source.report(chunk.length);
  }
  return sheets;
}

/** Refuses what a workbook can't hold, before a spreadsheet does. */
async function* checked(
  batches: AsyncIterable<Batch>,
  columns: readonly ExportColumn[],
  path: string,
): AsyncGenerator<Batch> {
  for await (const batch of batches) {
    for (const cells of batch) {
      const at = cells.findIndex((cell) => typeof cell === 'string' && cell.length > MAX_CELL_CHARACTERS);
      if (at < 0) continue;
      const loc = String(cells[columns.indexOf('loc')] ?? '').slice(0, 200);
      throw new AppError(
        'invalid-export',
        reason('cell-too-long', { path, column: columns[at] ?? '', loc, length: String(cells[at]).length }),
      );
    }
    yield batch;
  }
}

function csvText(cell: XlsxCell): string {
  return cell === null ? '' : String(cell);
}

/** Gives the rows of the table in batches, and tells how far it is. */
class TableSource {
  done = 0;
  readonly #project: OpenProject;
  readonly #ids: Uint32Array;
  readonly #cellOf: (row: TableRow) => XlsxCell[];
  readonly #withExtensions: boolean;
  readonly #control: JobControl;
  readonly #label: string;
  #bytes = 0;

  constructor(
    project: OpenProject,
    ids: Uint32Array,
    columns: readonly ExportColumn[],
    control: JobControl,
    label: string,
  ) {
    this.#project = project;
    this.#ids = ids;
    this.#control = control;
    this.#label = label;
    const sources = new Map(project.store.sources().map(({ id, location }) => [id, location]));
    const verdicts = columns.some(isRobotsColumn) ? robotsVerdicts(project.store) : NO_VERDICTS;
    const cells = columns.map((column) =>
      isRobotsColumn(column)
        ? verdictReader(agentOfColumn(column) ?? '', verdicts)
        : cellReader(column, sources, project.store.ruleSets),
    );
    this.#cellOf = (row) => cells.map((cell) => cell(row));
    this.#withExtensions = columns.some((c) => c === 'images' || c === 'alternates' || c === 'extensions');
  }

  async *batches(from: number, to: number): AsyncGenerator<Batch> {
    const end = Math.min(to, this.#ids.length);
    for (let start = from; start < end; start += BATCH_ROWS) {
      this.#control.signal.throwIfAborted();
      const ids = this.#ids.subarray(start, Math.min(start + BATCH_ROWS, end));
      const rows = readTableRows(this.#project.store.db, ids, this.#withExtensions);
      this.done += rows.length;
      yield rows.map(this.#cellOf);
      await nextTurn();
    }
  }

  report(bytes: number): void {
    this.#bytes += bytes;
    const total = this.#ids.length;
    this.#control.report({
      label: this.#label,
      done: this.done,
      total,
      bytes: this.#bytes,
      bytesTotal: null,
    });
  }
}

/** In the order of the rules; null for none. */
function problemsText(ruleSets: RuleSets, issues: number, isBlocked: boolean): string | null {
  if (!isBlocked) return issues === 0 ? null : ruleSets.rulesOf(issues).join(' ');
  return rulesIn(ruleSets.maskOf(issues) | BLOCKED).join(' ');
}

const BLOCKED = ruleMask('robots-blocked');

/** The verdict for a crawler with the line that decides; null where the project has no robots.txt for the address. */
function verdictReader(agent: string, verdicts: RobotsVerdicts): (row: TableRow) => XlsxCell {
  return ({ loc }) => {
    const [verdict] = verdictsFor(verdicts, [agent], loc);
    return verdict ? verdictText(verdict) : null;
  };
}

function cellReader(
  column: TableColumn,
  sources: ReadonlyMap<number, string>,
  ruleSets: RuleSets,
): (row: TableRow) => XlsxCell {
  switch (column) {
    case 'priority':
      return ({ priority }) => (typeof priority === 'number' ? formatPriority(priority) : priority);
    case 'images':
    case 'alternates':
      return ({ ext }) => (ext === null ? null : showExtensions(ext)[column]);
    case 'extensions':
      return ({ ext }) => ext;
    case 'problems':
      return ({ issues, isBlocked }) => problemsText(ruleSets, issues, isBlocked);
    case 'source':
      return ({ source }) => sources.get(source) ?? null;
    default:
      return (row) => row[column] ?? null;
  }
}
