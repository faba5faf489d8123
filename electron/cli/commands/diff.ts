// mapwright diff: tells in which files and URLs two sets differ, as text, JSON, CSV or HTML. It changes neither.
import { inEnglish } from '../../../shared/contract/error-texts.ts';
import {
  COMPARED_FIELDS,
  type ComparedField,
  type ComparedFile,
  type CompareSide,
  type ComparisonFormat,
  type ComparisonSummary,
  type Difference,
} from '../../../shared/model/comparison.ts';
import { isOneFile } from '../../files/refuse-target.ts';
import { readSide } from '../options/typed-side.ts';
import { defineCommand, type ExitCode, type Invocation, type OptionSpecs } from '../define-command.ts';
import {
  filesDiffer,
  LISTED,
  printDifferences,
  printFiles,
  printSummary,
  unreadText,
} from '../output/diff-report.ts';
import type { EngineSession } from '../run/engine-client.ts';
import { refuseOptions } from '../options/given-options.ts';
import { writeJson } from '../output/json-output.ts';
import { readWhole } from '../options/option-value.ts';
import type { Output } from '../output/output.ts';
import { outputFile } from '../output/output-file.ts';
import { oneLine, shortPath } from '../output/plain-text.ts';
import { READ_OPTIONS, readSettings } from '../options/reading-flags.ts';
import { runJob } from '../run/run-job.ts';
import { UsageError } from '../options/usage-error.ts';
import { readWebOptions, WEB_OPTIONS } from '../options/web-flags.ts';
import { withEngine } from '../run/with-engine.ts';
import { withStdin } from '../run/with-stdin.ts';
import { append } from '../../../shared/model/large-lists.ts';

const ROWS_AT_ONCE = 2_000;

const OPTIONS = {
  ignore: {
    type: 'string',
    multiple: true,
    value: 'FIELDS',
    help: 'Fields that may differ, with commas between them',
  },
  limit: { type: 'string', value: 'N', help: `Differences to list (default ${LISTED})` },
  csv: { type: 'string', value: 'FILE', help: 'Write all differences as CSV' },
  html: { type: 'string', value: 'FILE', help: 'Write a page that needs no other file' },
  overwrite: { type: 'boolean', help: 'Replace those files if they exist' },
  files: {
    type: 'boolean',
    help: 'Count files that differ, too: exit with 1 also where all URLs are the same',
  },
  'keep-going': {
    type: 'boolean',
    help: 'Let what is damaged, missing or not readable count as missing, and go by what can be read',
  },
  'max-unpacked': READ_OPTIONS['max-unpacked'],
  ...WEB_OPTIONS,
} as const satisfies OptionSpecs;

export const diff = defineCommand({
  synopsis: ['diff A B [--ignore FIELDS] [--csv FILE] [--html FILE] [--json]'],
  options: OPTIONS,
  notes: `A is what was before, B what comes after. Each is a file, a folder, a quoted pattern, an archive, a sitemap
index with all that it lists, a web URL, a PROJECT.mapwright, or PROJECT.mapwright@NAME with the name of a checkpoint. A
project beside files counts as an export would write it.
A URL that appears n times is compared n times. What a file's format can't hold is not compared there: a text list has
only URLs, a feed has dates, a table what its columns say.
Fields: ${COMPARED_FIELDS.join(', ')}.
Exit code 0 where all URLs and their fields are the same, in whatever files and order; 1 where they differ;
2 where they can't be compared, or not as a whole: what can be read is still compared, what can't be counts as
missing, and no report is written; --keep-going goes by what can be read. With --files, files to upload or to delete are
a difference, too.`,
  run: (invocation) => withStdin(invocation, diffSets),
});

async function diffSets({
  positionals,
  options,
  json,
  terminal,
}: Invocation<typeof OPTIONS>): Promise<ExitCode> {
  const [a, b, ...more] = positionals;
  if (a === undefined || b === undefined || more.length > 0)
    throw new UsageError('diff needs exactly A and B.');
  if (options.csv === undefined && options.html === undefined)
    refuseOptions<typeof OPTIONS>(options, ['overwrite'], 'belongs to --csv and --html');
  const ignore = readIgnored(options.ignore);
  const limit = readWhole('--limit', options.limit, { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? LISTED;
  const settings = readSettings({ 'max-unpacked': options['max-unpacked'] });
  const web = readWebOptions(options);
  const sides = [readSide(a), readSide(b)] as const;
  const reports = readReports(options, sides);
  return withEngine(terminal, async (engine) => {
    const summary = await runJob(engine, terminal, 'compare', () =>
      engine.request['compare.start']({
        before: sides[0],
        after: sides[1],
        ignore,
        keepDamaged: true,
        ...settings,
        web,
      }),
    );
    const partly = summary.unread.length > 0 && !options['keep-going'];
    // A report of a part would be taken for the whole.
    for (const { format, path } of partly ? [] : reports) {
      await runJob(engine, terminal, 'compareExport', () =>
        engine.request['compare.export']({ path, format, overwrite: options.overwrite }),
      );
    }
    const problems = summary.problems.map(({ severity, reason, file }) => {
      return { severity, message: inEnglish(reason), file };
    });
    for (const { severity, message, file } of problems) {
      await terminal.stderr.line(oneLine(`${shortPath(file)}: ${severity}: ${message}`));
    }
    if (json)
      await writeJson(terminal.stdout, {
        ...summary,
        problems,
        fileList: filesOf(engine),
        differences: differencesOf(engine),
      });
    else await printComparison(engine, terminal.stdout, summary, { files: options.files, limit });
    if (partly) await terminal.stderr.line(oneLine(unreadText(summary.unread, reports.length > 0)));
    if (partly) return 2;
    return summary.same && !(options.files && filesDiffer(summary)) ? 0 : 1;
  });
}

/** At most `limit` files and as many rows, with what is left out of each. */
async function printComparison(
  engine: EngineSession,
  stdout: Output,
  summary: ComparisonSummary,
  { files: withFiles, limit }: { readonly files: boolean; readonly limit: number },
): Promise<void> {
  await printSummary(stdout, summary, withFiles);
  const { files } = await engine.request['compare.files']({ start: 0, count: Math.min(limit, ROWS_AT_ONCE) });
  const listed = files.filter(({ fate }) => fate !== 'unchanged');
  const open = (summary.files?.upload ?? 0) + (summary.files?.delete ?? 0);
  await printFiles(stdout, listed, open - listed.length);
  const rows = await takeDifferences(engine, limit);
  await printDifferences(stdout, rows.items, rows.total - rows.items.length);
}

/** The files to write, looked at before the sets are read. */
function readReports(
  options: {
    readonly csv: string | undefined;
    readonly html: string | undefined;
    readonly overwrite: boolean;
  },
  sides: readonly CompareSide[],
): { readonly format: ComparisonFormat; readonly path: string }[] {
  const projects = sides.flatMap((side) => (side.kind === 'projectFile' ? [side.path] : []));
  const read = sides.flatMap((side) => (side.kind === 'set' ? [side.location] : []));
  const { overwrite } = options;
  const reports = (['csv', 'html'] as const).flatMap((format) => {
    const given = options[format];
    if (given === undefined) return [];
    return [{ format, path: outputFile(given, { kept: { projects, read }, overwrite }) }];
  });
  const [first, second] = reports;
  if (first && second && isOneFile(first.path, second.path))
    throw new UsageError(`--csv and --html name the same file, ${first.path}. Give each its own.`);
  return reports;
}

function readIgnored(given: readonly string[]): ComparedField[] {
  return given
    .flatMap((list) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const field = COMPARED_FIELDS.find((known) => known === name);
      if (field) return field;
      throw new UsageError(`--ignore takes ${COMPARED_FIELDS.join(', ')}, not "${name}".`);
    });
}

async function takeDifferences(
  engine: EngineSession,
  limit: number,
): Promise<{ total: number; items: Difference[] }> {
  const items: Difference[] = [];
  for (;;) {
    const count = Math.min(ROWS_AT_ONCE, limit - items.length);
    const page = await engine.request['compare.rows']({ start: items.length, count });
    append(items, page.items);
    if (items.length >= limit || page.items.length === 0) return { total: page.total, items };
  }
}

async function* differencesOf(engine: EngineSession): AsyncGenerator<Partial<Difference>> {
  for (let start = 0; ; start += ROWS_AT_ONCE) {
    const { items } = await engine.request['compare.rows']({ start, count: ROWS_AT_ONCE });
    for (const { kind, loc, fields, before, after } of items) yield { kind, loc, fields, before, after };
    if (items.length < ROWS_AT_ONCE) return;
  }
}

async function* filesOf(engine: EngineSession): AsyncGenerator<ComparedFile> {
  for (let start = 0; ; start += ROWS_AT_ONCE) {
    const { files } = await engine.request['compare.files']({ start, count: ROWS_AT_ONCE });
    yield* files;
    if (files.length < ROWS_AT_ONCE) return;
  }
}
