// mapwright languages: the language versions of pages: how many have which code and fault, as CSV, and their links completed.
import { resolve } from 'node:path';
import { inEnglish } from '../../../shared/contract/error-texts.ts';
import {
  CLUSTER_FAULTS,
  FAULT_NAMES,
  type ClusterList,
  type ClusterQuery,
  type CompletePreview,
} from '../../../shared/model/cluster.ts';
import { languageFault, shownLanguage } from '../../../shared/protocol/languages.ts';
import { defineCommand, type ExitCode, type OptionSpecs, type OptionValues } from '../define-command.ts';
import { readChoice } from '../options/option-value.ts';
import { UsageError } from '../options/usage-error.ts';
import { writeJson } from '../output/json-output.ts';
import { formatBytes, formatCount, formatNumberOf, oneLine } from '../output/plain-text.ts';
import type { Terminal } from '../output/terminal.ts';
import type { EngineSession } from '../run/engine-client.ts';
import { openProject, WAIT_OPTION } from '../run/open-for-command.ts';
import { runJob, runLong } from '../run/run-job.ts';
import { withEngine } from '../run/with-engine.ts';
import { refuseStdin } from '../run/with-stdin.ts';

const GUESS = 'guess';

const OPTIONS = {
  fault: {
    type: 'string',
    value: 'NAME',
    help: `Only clusters with this fault: ${Object.values(FAULT_NAMES).join(', ')}`,
  },
  with: { type: 'string', value: 'CODE', help: 'Only clusters with this language code' },
  without: { type: 'string', value: 'CODE', help: 'Only clusters without it' },
  search: { type: 'string', value: 'TEXT', help: 'Only clusters with a page whose URL contains the text' },
  csv: {
    type: 'string',
    value: 'FILE',
    help: 'Write these clusters to a CSV file, a column for each language',
  },
  overwrite: { type: 'boolean', help: 'With --csv: replace the file if it exists' },
  expect: {
    type: 'string',
    value: 'CODES',
    help: `Languages that every page is to have, with commas between them; "${GUESS}" = those that the set suggests`,
  },
  complete: { type: 'boolean', help: 'Make every page of these clusters list all its versions' },
  'with-excluded': {
    type: 'boolean',
    help: 'With --complete: list rows that are left out of the export, too',
  },
  'dry-run': { type: 'boolean', help: 'With --complete: say what would change, and change nothing' },
  ...WAIT_OPTION,
} as const satisfies OptionSpecs;

type Options = OptionValues<typeof OPTIONS>;

export const languages = defineCommand({
  synopsis: [
    'languages PROJECT [--fault NAME] [--with CODE] [--without CODE] [--search TEXT] [--csv FILE] [--json]',
    'languages PROJECT --complete [--with-excluded] [--dry-run]',
    'languages PROJECT --expect CODES',
  ],
  options: OPTIONS,
  notes: `Prints how many clusters (pages with their language versions) there are, how many have each language code, and how
many each fault, separated by tabs. A cluster is "missing" where it lacks an expected language: unless --expect says
otherwise, a valid code that at least a tenth of the clusters have. --expect is kept in the project. --complete leaves
clusters with conflicts as they are, and is one step of undo, in the window.`,
  run: async ({ positionals, options, json, terminal }) => {
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('languages needs exactly one PROJECT.');
    const query = readQuery(options);
    const expected = readExpected(options.expect);
    refuseLonely(options);
    if (options.csv !== undefined) refuseStdin('A table', options.csv);
    return withEngine(terminal, async (engine) => {
      const readable = expected === undefined && (!options.complete || options['dry-run']);
      await openProject(engine, path, { terminal, wait: options.wait, readable });
      if (expected !== undefined)
        await engine.request['project.setSettings']({ expectedLanguages: expected });
      const list = await engine.request['clusters.open']({ run: 1, query });
      if (options.complete) return await complete(engine, list, options, json, terminal);
      return await show(engine, list, options, json, terminal);
    });
  },
});

function readQuery({ fault, with: has, without: lacks, search }: Options): ClusterQuery {
  const name = readChoice('--fault', fault, Object.values(FAULT_NAMES));
  return {
    fault: CLUSTER_FAULTS.find((one) => FAULT_NAMES[one] === name),
    has: has?.trim(),
    lacks: lacks?.trim(),
    search,
  };
}

/** Undefined where nothing is said, null for the guess. */
function readExpected(text: string | undefined): string[] | null | undefined {
  if (text === undefined) return undefined;
  if (text.trim() === GUESS) return null;
  const codes = text.split(',').flatMap((code) => code.trim() || []);
  for (const code of codes) {
    const fault = languageFault(code);
    if (fault !== null) throw new UsageError(`--expect: "${code}" is no language code: ${inEnglish(fault)}.`);
    if (code.toLowerCase() === 'x-default') throw new UsageError('--expect: x-default is no language.');
  }
  return codes.map(shownLanguage);
}

function refuseLonely(options: Options): void {
  if (options.overwrite && options.csv === undefined) throw new UsageError('--overwrite belongs to --csv.');
  if (options.complete && options.csv !== undefined)
    throw new UsageError('--complete and --csv exclude each other: do one after the other.');
  for (const name of ['with-excluded', 'dry-run'] as const)
    if (options[name] && !options.complete) throw new UsageError(`--${name} belongs to --complete.`);
}

async function show(
  engine: EngineSession,
  { list, ...found }: ClusterList,
  options: Options,
  json: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const { csv, overwrite } = options;
  const written =
    csv === undefined
      ? null
      : await runJob(engine, terminal, 'clustersExport', () =>
          engine.request['clusters.export']({ list, path: resolve(csv), overwrite }),
        );
  const { stdout } = terminal;
  if (json) await writeJson(stdout, { ...found, ...(written === null ? {} : { written }) });
  else if (written !== null)
    await stdout.line(
      oneLine(
        `${written.path}: ${formatNumberOf(written.clusters, 'cluster')}, ${formatBytes(written.bytes)}.`,
      ),
    );
  else for (const line of linesOf(found)) await stdout.line(line);
  return 0;
}

function linesOf({ clusters, languages, expected, faults }: Omit<ClusterList, 'list'>): string[] {
  const known = new Set(languages.map(({ code }) => code));
  const others = expected.codes.filter((code) => !known.has(code)).map((code) => ({ code, clusters: 0 }));
  const lines = [...languages, ...others].map(({ code, clusters: some }) => {
    const fault = languageFault(code);
    const state = fault === null ? (expected.codes.includes(code) ? 'expected' : '') : inEnglish(fault);
    return [formatCount(some), shownLanguage(code), state];
  });
  const counts = CLUSTER_FAULTS.map((fault) => [formatCount(faults[fault]), FAULT_NAMES[fault], 'fault']);
  return [[formatCount(clusters), 'clusters'], ...lines, ...counts].map((cells) =>
    cells.map(oneLine).join('\t').trimEnd(),
  );
}

async function complete(
  engine: EngineSession,
  { list, clusters }: ClusterList,
  options: Options,
  json: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const excluded = options['with-excluded'];
  const ranges = [{ from: 0, to: clusters }];
  const found = await engine.request['clusters.previewComplete']({ list, ranges });
  if (!options['dry-run'])
    await runLong(engine, terminal, () => engine.request['clusters.complete']({ list, ranges, excluded }));
  if (json) await writeJson(terminal.stdout, { ...found, applied: !options['dry-run'] });
  else await terminal.stdout.line(completedText(found, excluded, options['dry-run']));
  return 0;
}

function completedText(found: CompletePreview, excluded: boolean, dry: boolean): string {
  const rows = formatNumberOf(excluded ? found.rowsWithExcluded : found.rows, 'row');
  const stays =
    found.conflicts === 0 ? '' : `, ${formatNumberOf(found.conflicts, 'cluster')} with conflicts left`;
  const out =
    found.excluded === 0 || excluded
      ? ''
      : `, ${formatNumberOf(found.excluded, 'excluded row')} not linked (--with-excluded)`;
  return `${rows} ${dry ? 'would be completed' : 'completed'}${stays}${out}.`;
}
