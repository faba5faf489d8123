// mapwright table: rows of a project as a CSV, TSV or XLSX file, and such a file merged into a project.
import { worded } from '../../../shared/model/problem.ts';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { projectFiles } from '../../../shared/model/import/project-files.ts';
import {
  TABLE_COLUMNS,
  TABLE_DATES,
  TABLE_DELIMITERS,
  TABLE_FORMATS,
  TABLE_KEYS,
  type TableFormat,
  type TableMerge,
} from '../../../shared/model/table/tables.ts';
import { isTableField, TABLE_FIELDS, type TableMapping } from '../../../shared/model/table/table-field.ts';
import { openTable } from '../../engine/features/table/open-table.ts';
import { defineCommand, type ExitCode, type OptionSpecs, type OptionValues } from '../define-command.ts';
import { refuseOptions } from '../options/given-options.ts';
import { FILTER_HELP, parseFilter } from '../options/filter-syntax.ts';
import { writeJson } from '../output/json-output.ts';
import { openProject, WAIT_OPTION } from '../run/open-for-command.ts';
import { readEncoding } from '../options/reading-flags.ts';
import { readChoice, readWhole } from '../options/option-value.ts';
import { formatBytes, formatNumberOf, oneLine } from '../output/plain-text.ts';
import { runJob } from '../run/run-job.ts';
import { parseSort } from '../options/sort-syntax.ts';
import { printComparison } from '../output/table-report.ts';
import type { Terminal } from '../output/terminal.ts';
import { readColumnNames } from '../options/column-names.ts';
import { UsageError } from '../options/usage-error.ts';
import { withEngine } from '../run/with-engine.ts';
import { refuseStdin } from '../run/with-stdin.ts';

const OPTIONS = {
  ...WAIT_OPTION,
  filter: { type: 'string', multiple: true, value: 'TERM', help: 'export: only rows for which this holds' },
  'match-case': { type: 'boolean', help: 'export: let filters tell upper from lower case' },
  sort: { type: 'string', value: 'KEYS', help: 'export: sort by columns, such as lastmod:desc,loc' },
  columns: {
    type: 'string',
    value: 'NAMES',
    help: 'Columns, in order; import: what each one is, "-" for none (default: by the header)',
  },
  format: { type: 'string', value: 'NAME', help: 'export: csv, tsv or xlsx (default: by the file name)' },
  'no-bom': { type: 'boolean', help: 'export: no byte order mark in front of CSV' },
  'guard-dates': {
    type: 'boolean',
    help: 'export: an apostrophe before dates, so that Excel leaves them alone',
  },
  overwrite: { type: 'boolean', help: 'export: replace the file if it exists' },
  key: { type: 'string', value: 'loc|id', help: 'import: what tells that rows are the same (default: loc)' },
  'on-conflict': {
    type: 'string',
    value: 'HOW',
    help: 'import: mine, theirs or fill, where both have a row (default: theirs)',
  },
  'delete-missing': { type: 'boolean', help: 'import: delete the rows that the file does not have' },
  'dry-run': { type: 'boolean', help: 'import: say what would change, and change nothing' },
  encoding: {
    type: 'string',
    value: 'NAME',
    help: 'import: what the text is in: windows-1250, shift_jis, … (default: detected)',
  },
  delimiter: { type: 'string', value: 'CHAR', help: 'comma, semicolon, tab or pipe (import: detected)' },
  header: { type: 'boolean', help: 'import: the first row names the columns (default: detected)' },
  'no-header': { type: 'boolean', help: 'import: the first row is data' },
  sheet: { type: 'string', value: 'N', help: 'import: the sheet of a workbook, from 1' },
  dates: {
    type: 'string',
    value: 'ORDER',
    help: 'import: local dates are dmy, mdy or ymd (default: W3C dates only)',
  },
  'decimal-comma': { type: 'boolean', help: 'import: numbers have a decimal comma' },
} as const satisfies OptionSpecs;

const OPTION_NAMES = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[];

type Options = OptionValues<typeof OPTIONS>;

export const table = defineCommand({
  synopsis: [
    'table export PROJECT FILE.csv|.tsv|.xlsx [--filter TERM]… [--sort KEYS] [--columns NAMES]',
    'table import PROJECT FILE [--key loc|id] [--on-conflict mine|theirs|fill] [--dry-run]',
  ],
  options: OPTIONS,
  notes: `${FILTER_HELP}

Columns: ${TABLE_COLUMNS.join(', ')}, and robots:CRAWLER (such as robots:Googlebot), which is not read back.
Cells that a spreadsheet would run as formulas are made harmless; importing gives the same values back.
An import is one step for undo. A project that does not exist is created. Exit code 1 where the file had errors.`,
  run: async ({ positionals, options, json, terminal }) => {
    const [verb, project, file, ...more] = positionals;
    if (verb !== 'export' && verb !== 'import') throw new UsageError('table needs "export" or "import".');
    if (project === undefined || file === undefined || more.length > 0)
      throw new UsageError(`table ${verb} needs a PROJECT and a FILE.`);
    refuseStdin('A table', file);
    const other = verb === 'export' ? 'import' : 'export';
    const foreign = OPTION_NAMES.filter((name) => OPTIONS[name].help.startsWith(`${other}: `));
    refuseOptions<typeof OPTIONS>(options, foreign, `belongs to "table ${other}"`);
    return verb === 'export'
      ? exportTable(project, file, options, json, terminal)
      : importTable(project, file, options, json, terminal);
  },
});

async function exportTable(
  project: string,
  file: string,
  options: Options,
  json: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const format = readChoice('--format', options.format, TABLE_FORMATS) ?? formatOf(file);
  const columns =
    options.columns === undefined ? TABLE_COLUMNS : readColumnNames(options.columns, TABLE_COLUMNS);
  const delimiter = readDelimiter(options.delimiter) ?? ',';
  const query = {
    filter: options.filter.map((term) => parseFilter(term, { matchCase: options['match-case'] })),
    sort: parseSort(options.sort),
  };
  return withEngine(terminal, async (engine) => {
    await openProject(engine, project, { terminal, wait: options.wait, readable: true });
    const { view, rows } = await engine.request['view.open'](query);
    const result = await runJob(engine, terminal, 'tableExport', () =>
      engine.request['table.export']({
        path: resolve(file),
        format,
        rows: { kind: 'view', view, ranges: [{ from: 0, to: rows }] },
        columns: [...columns],
        delimiter,
        bom: format === 'csv' && !options['no-bom'],
        guardDates: options['guard-dates'],
        overwrite: options.overwrite,
      }),
    );
    if (json) await writeJson(terminal.stdout, { ...result });
    else {
      const sheets = result.sheets > 1 ? ` in ${formatNumberOf(result.sheets, 'sheet')}` : '';
      await terminal.stdout.line(
        oneLine(
          `${result.path}: ${formatNumberOf(result.rows, 'row')}${sheets}, ${formatBytes(result.bytes)}.`,
        ),
      );
    }
    return 0;
  });
}

async function importTable(
  path: string,
  file: string,
  options: Options,
  json: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const merge = readMerge(file, options);
  const project = resolve(path);
  const isNew = !existsSync(project);
  if (isNew && !/\.mapwright$/i.test(project))
    throw new UsageError(`"${path}" does not exist, and a new project's name must end in .mapwright.`);
  await refuseForeignToFormat(file, options);
  const done = { created: false, applied: false };
  try {
    return await withEngine(terminal, async (engine) => {
      if (isNew) await engine.request['project.create']({ path: project });
      else {
        const { wait, 'dry-run': readable } = options;
        await openProject(engine, project, { terminal, wait, readable });
      }
      done.created = isNew;
      const found = await runJob(engine, terminal, 'tableCompare', () =>
        engine.request['table.compare'](merge),
      );
      const { review } = found;
      if (!options['dry-run'])
        await runJob(engine, terminal, 'tableApply', () => engine.request['table.apply']({ review }));
      done.applied = !options['dry-run'];
      if (json)
        await writeJson(terminal.stdout, {
          ...found,
          problems: found.problems.map(worded),
          review: undefined,
          applied: done.applied,
        });
      else await printComparison(terminal.stdout, found, done.applied);
      return found.problems.some(({ severity }) => severity === 'error') ? 1 : 0;
    });
  } finally {
    if (done.created && !done.applied)
      for (const file of projectFiles(project)) await rm(file, { force: true });
  }
}

/** Throws a UsageError for an option that this kind of file has no use for; its content tells, not its name. */
async function refuseForeignToFormat(file: string, options: Options): Promise<void> {
  const { sheet, encoding, delimiter } = options;
  if ([sheet, encoding, delimiter].every((text) => text === undefined)) return;
  const { format } = await openTable(resolve(file));
  const names = format === 'xlsx' ? (['encoding', 'delimiter'] as const) : (['sheet'] as const);
  const why = `has no meaning for "${file}", which is ${format === 'xlsx' ? 'a' : 'no'} workbook`;
  refuseOptions<typeof OPTIONS>(options, names, why);
}

function readMerge(file: string, options: Options): TableMerge {
  const sheet = readWhole('--sheet', options.sheet, { min: 1, max: 10_000 });
  const encoding = readEncoding(options.encoding);
  const delimiter = readDelimiter(options.delimiter);
  const dates = readChoice('--dates', options.dates, TABLE_DATES);
  if (options.header && options['no-header'])
    throw new UsageError('--header and --no-header exclude each other.');
  const header = options.header ? true : options['no-header'] ? false : undefined;
  const mapping = options.columns === undefined ? undefined : readMapping(options.columns);
  return {
    path: resolve(file),
    options: {
      ...(encoding === undefined ? {} : { encoding }),
      ...(delimiter === undefined ? {} : { delimiter }),
      ...(header === undefined ? {} : { header }),
      ...(sheet === undefined ? {} : { sheet: sheet - 1 }),
      ...(dates === undefined ? {} : { dates }),
      ...(mapping === undefined ? {} : { mapping }),
      ...(options['decimal-comma'] ? { decimalComma: true } : {}),
    },
    key: readChoice('--key', options.key, TABLE_KEYS) ?? 'loc',
    policy: readChoice('--on-conflict', options['on-conflict'], ['mine', 'theirs', 'fill']) ?? 'theirs',
    deleteMissing: options['delete-missing'],
  };
}

const DELIMITER_NAMES = ['comma', 'semicolon', 'tab', 'pipe'] as const;

function readDelimiter(text: string | undefined) {
  if (text === undefined) return undefined;
  const named = DELIMITER_NAMES.findIndex((name) => name === text.toLowerCase());
  const found =
    named >= 0 ? TABLE_DELIMITERS[named] : TABLE_DELIMITERS.find((delimiter) => delimiter === text);
  if (found !== undefined) return found;
  throw new UsageError(`--delimiter must be ${DELIMITER_NAMES.join(', ')}, not "${text}".`);
}

/** What the columns of a file are, such as loc,-,lastmod. */
function readMapping(text: string): TableMapping {
  const mapping = text.split(',').map((part) => {
    const name = part.trim();
    if (name === '-' || name === '') return null;
    if (isTableField(name)) return name;
    throw new UsageError(
      `--columns: "${name}" is not a column that an import reads. Columns: ${TABLE_FIELDS.join(', ')}, hreflang:LANGUAGE, or - for none.`,
    );
  });
  const named = mapping.filter((field) => field !== null);
  if (new Set(named).size < named.length) throw new UsageError(`--columns names a column twice: "${text}".`);
  return mapping;
}

function formatOf(file: string): TableFormat {
  const extension = extname(file).slice(1).toLowerCase();
  const format = TABLE_FORMATS.find((known) => known === extension);
  if (format) return format;
  throw new UsageError(`"${file}" must end in .csv, .tsv or .xlsx, or --format must say what to write.`);
}
