// compare.export: writes the last comparison as CSV, JSON or HTML, complete or not at all. It changes no row.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { basename, resolve } from 'node:path';
import type {
  ComparedList,
  ComparedValues,
  ComparisonFormat,
  ComparisonWritten,
  Difference,
  DifferenceFilter,
} from '../../../../../shared/model/comparison.ts';
import { formatPriority } from '../../../../../shared/protocol/priority.ts';
import type { Command, EngineContext } from '../../../project/context.ts';
import type { JobControl } from '../../../jobs/job-runner.ts';
import { COMPARISON_WORDS, type ComparisonWords } from '../comparison-words.ts';
import type { Language } from '../../../../../shared/model/languages.ts';
import { HTML_END, htmlRow, htmlStart, MAX_HTML_ROWS } from '../comparison-html.ts';
import { csvRecordWriter } from '../../table/csv-record.ts';
import { refuseTarget, type KeptFiles } from '../../../../files/refuse-target.ts';
import { createTableFile, tableFileError } from '../../../../files/table-file.ts';
import type { Comparison } from '../../../project/last-comparison.ts';
import { lastComparison, plainDifference } from './compare-rows.ts';

/** Differences that are written at once. */
const ROWS_AT_ONCE = 1_000;

const VALUES = [
  'file',
  'line',
  'lastmod',
  'changefreq',
  'priority',
  'included',
  'extensions',
  'loc',
] as const;

export const compareExport: Command<'compare.export'> = (
  { path: given, format, overwrite, language = 'en', list = 'differences', ...filter },
  context,
) => {
  const comparison = lastComparison(context);
  const path = resolve(given);
  refuseTarget(path, keptOf(comparison, context));
  const job = context.jobs.start('compareExport', (control) =>
    writeComparison(comparison, { path, format, overwrite, language, list, filter }, control),
  );
  return { job };
};

/** The projects that are open or were compared, and the files that were read on both sides. */
function keptOf({ summary, read }: Comparison, { current }: EngineContext): KeptFiles {
  const compared = summary.sides.flatMap(({ side }) => (side.kind === 'projectFile' ? [side.path] : []));
  return { projects: current ? [current.store.path, ...compared] : compared, read };
}

interface ReportOptions {
  readonly path: string;
  readonly format: ComparisonFormat;
  readonly overwrite: boolean;
  readonly language: Language;
  readonly list: ComparedList;
  readonly filter: DifferenceFilter;
}

async function writeComparison(
  comparison: Comparison,
  { path, format, overwrite, language, list, filter }: ReportOptions,
  control: JobControl,
): Promise<ComparisonWritten> {
  const file = await createTableFile(path, overwrite).catch((error: unknown) => {
    throw tableFileError(error, path);
  });
  try {
    const isOfFiles = format === 'csv' && list === 'files';
    const items = isOfFiles ? new Uint32Array() : comparison.table.items(filter);
    const total = format === 'html' ? Math.min(items.length, MAX_HTML_ROWS) : items.length;
    const form = isOfFiles
      ? fileTable(comparison)
      : FORMS[format](comparison, items.length, COMPARISON_WORDS[language]);
    await file.handle.appendFile(form.start);
    for (let start = 0; start < total; start += ROWS_AT_ONCE) {
      control.signal.throwIfAborted();
      const some = Array.from(items.subarray(start, Math.min(start + ROWS_AT_ONCE, total)));
      const rows = comparison.table.read(some).map(plainDifference);
      await file.handle.appendFile(rows.map((row, i) => form.row(row, start + i)).join(''));
      control.report({ label: basename(path), done: start + rows.length, total, bytes: 0, bytesTotal: null });
      await nextTurn();
    }
    await file.handle.appendFile(form.end);
    control.signal.throwIfAborted();
    const { size } = await file.handle.stat();
    await file.commit();
    return { path, rows: isOfFiles ? comparison.files.length : total, bytes: size };
  } catch (error) {
    await file.discard();
    throw tableFileError(error, path);
  }
}

interface Form {
  readonly start: string;
  readonly row: (difference: Difference, n: number) => string;
  readonly end: string;
}

const FORMS: Readonly<
  Record<ComparisonFormat, (comparison: Comparison, rows: number, words: ComparisonWords) => Form>
> = {
  csv: () => {
    const record = csvRecordWriter({ delimiter: ',', guardDates: false });
    const names = (side: string): string[] => VALUES.map((name) => `${side}_${name}`);
    return {
      start: `\uFEFF${record(['kind', 'loc', 'fields', ...names('before'), ...names('after')])}`,
      row: ({ kind, loc, fields, before, after }) =>
        record([kind, loc, fields.join(' '), ...cells(before), ...cells(after)]),
      end: '',
    };
  },
  json: ({ summary, files }) => ({
    start: `{"summary": ${JSON.stringify(summary)},\n "files": [${files.map((file) => `\n  ${JSON.stringify(file)}`).join(',')}],\n "differences": [`,
    row: (difference, n) => `${n === 0 ? '' : ','}\n  ${JSON.stringify(toJson(difference))}`,
    end: ']}\n',
  }),
  html: ({ summary, files }, rows, words) => ({
    start: htmlStart(summary, files, rows, words),
    row: (difference) => htmlRow(difference, words),
    end: HTML_END,
  }),
};

/** The files of both sides, and what is to be done with each on the server. */
function fileTable({ files }: Comparison): Form {
  const record = csvRecordWriter({ delimiter: ',', guardDates: false });
  const text = (value: number | null): string => (value === null ? '' : String(value));
  const lines = files.map(({ fate, name, replaces, sizes, urls }) =>
    record([fate, name, String(replaces), ...sizes.map(text), ...urls.map(text)]),
  );
  const head = ['fate', 'file', 'replaces', 'before_bytes', 'after_bytes', 'before_urls', 'after_urls'];
  return { start: `\uFEFF${record(head)}${lines.join('')}`, row: () => '', end: '' };
}

/** A difference as reports have it: what only windows need is left out. */
function toJson({
  kind,
  loc,
  fields,
  before,
  after,
}: Difference): Omit<Difference, 'item' | 'row' | 'state'> {
  return { kind, loc, fields, before, after };
}

function cells(values: ComparedValues | null): string[] {
  if (!values) return VALUES.map(() => '');
  const { file, line, lastmod, changefreq, priority, included, ext, loc } = values;
  const weight = typeof priority === 'number' ? formatPriority(priority) : (priority ?? '');
  return [
    file,
    line === 0 ? '' : String(line),
    lastmod ?? '',
    changefreq ?? '',
    weight,
    String(included),
    ext ?? '',
    loc,
  ];
}
