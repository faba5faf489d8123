// mapwright check: the findings of a project, or of sources that are imported for the check only.
import { basename } from 'node:path';
import type { ImportResult } from '../../../shared/model/import/import-result.ts';
import { inWords, reason } from '../../../shared/contract/error-texts.ts';
import { wordedIn, type WordedProblem } from '../../../shared/model/problem.ts';
import type { ReportFinding } from '../../../shared/model/report.ts';
import { LANGUAGES } from '../../../shared/model/languages.ts';
import { wordsOf, type ReasonWords } from '../../../shared/contract/reason-words.ts';
import { isForPeople } from '../../engine/features/check/write-report.ts';
import { PROFILES, RULE_LEVELS } from '../../../shared/model/rule.ts';
import { listFindings, type FindingsOptions } from '../../engine/features/check/list-findings.ts';
import { weighReaderFindings } from '../../engine/features/check/reader-findings.ts';
import { refuseTarget } from '../../files/refuse-target.ts';
import { CHECK_FORMATS, writeFindings, type CheckedSet } from '../output/check-report.ts';
import { defineCommand, type ExitCode, type Invocation, type OptionSpecs } from '../define-command.ts';
import { refuseOptions } from '../options/given-options.ts';
import type { EngineSession } from '../run/engine-client.ts';
import { outputFile } from '../output/output-file.ts';
import { openProject, WAIT_OPTION } from '../run/open-for-command.ts';
import { readChoice, readWebUrl } from '../options/option-value.ts';
import { READ_OPTIONS, readRobotsTake, readSettings, ROBOTS_OPTION } from '../options/reading-flags.ts';
import { isNamedAsProject } from '../options/project-start.ts';
import { runJob } from '../run/run-job.ts';
import type { Terminal } from '../output/terminal.ts';
import { readDate, readRuleChoices } from '../options/rule-flags.ts';
import { UsageError } from '../options/usage-error.ts';
import { readWebOptions, WEB_NOTES, WEB_OPTIONS } from '../options/web-flags.ts';
import { withEngine, withTemporaryProject } from '../run/with-engine.ts';
import { withStdin } from '../run/with-stdin.ts';

const OPTIONS = {
  format: { type: 'string', value: 'FORMAT', help: 'text (default), html, csv, json or sarif' },
  language: {
    type: 'string',
    value: 'LANGUAGE',
    help: `Of html and csv: ${LANGUAGES.join(', ')}; default: en`,
  },
  out: {
    type: 'string',
    value: 'FILE',
    help: 'Write to that file, replacing it unless it is checked; not to the output',
  },
  'fail-on': {
    type: 'string',
    value: 'SEVERITY',
    help: 'Exit with 1 from this on: error (default), warning or info',
  },
  'base-url': {
    type: 'string',
    value: 'URL',
    help: 'Where the set will be; finds URLs of another host or folder',
  },
  ...WEB_OPTIONS,
  ...READ_OPTIONS,
  ...ROBOTS_OPTION,
  profile: { type: 'string', value: 'PROFILE', help: PROFILES.join(', ') },
  rule: {
    type: 'string',
    multiple: true,
    value: 'ID=LEVEL',
    help: `How much a rule weighs: ${RULE_LEVELS.join(', ')}`,
  },
  ...WAIT_OPTION,
  date: { type: 'string', value: 'DAY', help: 'Check as of that day (YYYY-MM-DD), not today' },
} as const satisfies OptionSpecs;

const FOR_SOURCES = { ...WEB_OPTIONS, ...READ_OPTIONS, ...ROBOTS_OPTION };
const SOURCE_OPTIONS = Object.keys(FOR_SOURCES) as (keyof typeof FOR_SOURCES)[];

export const check = defineCommand({
  synopsis: ['check PROJECT [options]', 'check SOURCE… [--base-url URL] [options]'],
  options: OPTIONS,
  notes: `Prints file:line: severity: message [rule] for each finding. For sources, what was odd about the
files themselves is listed too. A rule's page is docs/rules/ID.md.
Exit code 1 from --fail-on on, 2 where a file could not be read; all else is still checked and listed.
${WEB_NOTES}`,
  run: (invocation) => withStdin(invocation, checkAll),
});

async function checkAll({
  positionals,
  options,
  json,
  terminal,
}: Invocation<typeof OPTIONS>): Promise<ExitCode> {
  const [first, ...more] = positionals;
  if (first === undefined) throw new UsageError('check needs a PROJECT or at least one SOURCE.');
  const format = readChoice('--format', options.format, CHECK_FORMATS) ?? (json ? 'json' : 'text');
  if (json && format !== 'json') throw new UsageError('--json and --format exclude each other.');
  const failOn = readChoice('--fail-on', options['fail-on'], ['error', 'warning', 'info']) ?? 'error';
  const language = readChoice('--language', options.language, LANGUAGES);
  if (language !== undefined && (format === 'text' || !isForPeople(format)))
    throw new UsageError('--language is for --format html and csv.');
  const words = await wordsOf(language ?? 'en');
  const findings = { choices: readRuleChoices(options), now: readDate(options.date), words };
  const name = positionals.map((one) => basename(one)).join(', ');
  const report: Report = (set) =>
    writeFindings(
      terminal,
      { ...set, name, now: findings.now ?? Date.now() },
      { format, failOn, words, out: options.out },
    );
  const projects = positionals.map(isNamedAsProject);
  if (options.out !== undefined) {
    const kept = { projects: positionals.filter((_, i) => projects[i]), read: positionals };
    outputFile(options.out, { kept, overwrite: true });
  }
  if (!projects.includes(true)) {
    refuseOptions<typeof OPTIONS>(options, ['wait'], 'is for a project, not for sources');
    const url = options['base-url'];
    const baseUrl = url === undefined ? null : readWebUrl('--base-url', url);
    const robots = readRobotsTake(options.robots);
    const start = {
      sources: [...positionals],
      web: readWebOptions(options),
      ...readSettings(options),
      ...(robots && { robots }),
    };
    return checkSources(start, baseUrl, { terminal, report, findings, out: options.out });
  }
  if (more.length > 0) throw new UsageError('check takes one PROJECT, or sources, but not both.');
  if (options['base-url'] !== undefined)
    throw new UsageError('--base-url is for sources; a project has its own.');
  refuseOptions<typeof OPTIONS>(options, SOURCE_OPTIONS, 'is for sources, not for a project');
  return checkProject(first, { terminal, report, findings, wait: options.wait });
}

type Report = (set: Pick<CheckedSet, 'rows' | 'excluded' | 'profile' | 'findings'>) => Promise<ExitCode>;

interface CheckRun {
  readonly terminal: Terminal;
  readonly report: Report;
  readonly findings: FindingsOptions & { readonly words: ReasonWords };
}

async function checkProject(
  path: string,
  { terminal, report, findings, wait }: CheckRun & { readonly wait: string | undefined },
): Promise<ExitCode> {
  return withEngine(terminal, async (engine) => {
    const info = await openProject(engine, path, { terminal, wait, readable: true });
    const { profile: checked } = await engine.request['rules.list']({});
    await engine.request['project.close']({});
    const profile = profileOf(findings) ?? checked;
    const { rows, included } = info;
    const found = rowFindings(info.path, terminal, findings);
    return report({ rows, excluded: rows - included, profile, findings: found });
  });
}

async function checkSources(
  start: Parameters<EngineSession['request']['import.start']>[0],
  baseUrl: string | null,
  { terminal, report, findings, out }: CheckRun & { readonly out: string | undefined },
): Promise<ExitCode> {
  return withTemporaryProject(terminal, async (engine, project) => {
    if (baseUrl !== null) await engine.request['project.setSettings']({ baseUrl });
    const imported = await runJob(engine, terminal, 'import', () =>
      engine.request['import.start']({ ...start, keepDamaged: true }),
    );
    const { rows, included, sources } = await engine.request['project.info']({});
    // Folders and indexes have led to more files than were named.
    if (out !== undefined) refuseTarget(out, { read: sources.map(({ location }) => location) });
    const problems = await sourceProblems(engine, imported, findings);
    await engine.request['project.close']({});
    const found = chain(problems, rowFindings(project, terminal, findings));
    const profile = profileOf(findings) ?? 'default';
    const code = await report({ rows, excluded: rows - included, profile, findings: found });
    return problems.some(({ code: why, severity }) => severity === 'error' && NOT_READ.has(why)) ? 2 : code;
  });
}

/** What the system says of a file that it does not let read: then it is not known what the set is. */
const NOT_READ: ReadonlySet<string> = new Set(['no-access', 'io', 'not-found', 'reading-stuck']);

/** The profile that was chosen last on the command line. */
function profileOf({ choices = [] }: FindingsOptions): string | undefined {
  return choices.findLast(({ profile }) => profile !== undefined)?.profile;
}

/** What reading the sources found: at most 1,000 problems a source, the errors first, and one that stands for the rest. */
async function sourceProblems(
  engine: EngineSession,
  imported: Pick<ImportResult, 'problems' | 'problemCount'>,
  { choices, words }: CheckRun['findings'],
): Promise<WordedProblem[]> {
  const { sources } = await engine.request['project.info']({});
  const lists = [];
  for (const { id, location } of sources) {
    const problems = await engine.request['source.problems']({ source: id });
    lists.push(problems.map((problem) => ({ ...problem, file: problem.file ?? location })));
  }
  // What was left out is no source.
  const known = new Set(sources.map(({ location }) => location));
  lists.push(imported.problems.filter(({ file }) => file !== undefined && !known.has(file)));
  const found = lists.flat();
  const count = imported.problemCount - found.reduce((sum, problem) => sum + (problem.count ?? 1), 0);
  const problems = weighReaderFindings(found, choices).map((problem) => wordedIn(problem, words));
  if (count > 0) {
    const more = reason('problems-not-listed');
    problems.push({ severity: 'warning', code: 'more-problems', message: inWords(more, words), count });
  }
  return problems;
}

async function* rowFindings(
  project: string,
  terminal: Terminal,
  findings: FindingsOptions,
): AsyncGenerator<ReportFinding> {
  for await (const batch of listFindings(project, findings)) {
    terminal.signal.throwIfAborted();
    yield* batch;
    await new Promise((done) => setImmediate(done));
  }
}

async function* chain(
  first: readonly ReportFinding[],
  then: AsyncIterable<ReportFinding>,
): AsyncGenerator<ReportFinding> {
  yield* first;
  yield* then;
}
