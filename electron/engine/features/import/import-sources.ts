// The whole import as one transaction and one undo step: the inputs, and what they refer to. What the stages do is
// theirs; this file wires them.
import { basename, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { reason, type ErrorReason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { ChangeLabel } from '../../../../shared/model/edit/change.ts';
import type { ImportResult } from '../../../../shared/model/import/import-result.ts';
import { shownAddress } from '../../../../shared/model/import/without-secrets.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { JobControl } from '../../jobs/job-runner.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { runSteps } from '../../jobs/run-steps.ts';
import { OpenArchives } from '../../read/sources/archive/open-archives.ts';
import type { SourceFile } from '../../read/sources/source-file.ts';
import type { Imported, ImportWriter } from '../../store/pending/import-writer.ts';
import { hostOf, nameOf, readNamedAddress, type NamedAddress } from '../../read/sources/web/web-address.ts';
import { isWebInput } from '../../../../shared/protocol/web-input.ts';
import { monotonic } from '../../jobs/monotonic.ts';
import { localCandidate, webCandidate, type Candidate } from './import-candidates.ts';
import type { ImportRun } from './import-run.ts';
import { refusalOf, ROOT } from './import-visit.ts';
import { CrawlExclusions } from './crawl-exclusions.ts';
import { joinApartRows } from './join-apart-rows.ts';
import { settleImport } from './settle-import.ts';
import { settleRobots } from './settle-robots.ts';
import type { ReadRobots } from '../../check/run/robots/keep-robots.ts';
import { robotsChoices } from '../robots/robots-choices.ts';
import { PASTED, withPastedFile } from './pasted-file.ts';
import type { RowSink } from './row-sink.ts';
import { refusedInputs } from '../../read/sources/resolve-sources.ts';
import { sortNewRows } from '../../check/run/sort-sections.ts';
import { SiteGuess } from './site-guess.ts';
import { takeEntries, takeSources, toldOf, type LeftOutFile, type OutputFolders } from './take-sources.ts';
import { visitSite } from './walk/visit-site.ts';
import { withImportRun, type ImportOptions } from './with-import-run.ts';
import { append } from '../../../../shared/model/large-lists.ts';

/** Of the project, what an import changes. */
type Importing = Pick<OpenProject, 'store' | 'robotsRivals'>;

/** What the user named, in its order: a local file, or something of the web. */
type Input = { readonly file: SourceFile } | { readonly named: NamedAddress };

/**
 * Imports files, folders, archives, patterns and addresses. Rolls everything back on cancel and on errors: those of local inputs,
 * of the store, and where nothing at all could be read. What can't be had from the web otherwise is told in the result.
 */
export async function importSources(
  project: Importing,
  inputs: readonly string[],
  control: JobControl,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const archives = new OpenArchives({ maxBytes: options.maxBytes, signal: control.signal });
  try {
    return await withPastedFile(options.pasted, async (pasted) => {
      const named =
        inputs.length > 0 || !pasted
          ? await resolveAll(inputs, archives, control, { ...options, outputs: outputsOf(project, options) })
          : NOTHING;
      const resolved = [...named.inputs, ...(pasted ? [{ file: pasted }] : [])];
      return importResolved(
        project,
        { ...named, inputs, resolved, named: named.inputs.length + named.refused.length, archives },
        control,
        options,
      );
    });
  } finally {
    await archives.dispose();
  }
}

interface Resolved extends Omit<Named, 'inputs'> {
  readonly inputs: readonly string[];
  readonly resolved: readonly Input[];
  /** How many inputs there are, with those that are refused. */
  readonly named: number;
  readonly archives: OpenArchives;
}

async function importResolved(
  project: Importing,
  { inputs, resolved, leftOut, refused, named, archives }: Resolved,
  control: JobControl,
  options: ImportOptions,
): Promise<ImportResult> {
  const started = monotonic();
  const { store } = project;
  const guess = new SiteGuess(store);
  const firstRow = store.sections.highestId() + 1;
  const label = importLabel(resolved);
  await options.before?.(label);
  const writer = store.beginImport(label);
  const read: ReadRobots[] = [];
  const crawl = new CrawlExclusions();
  const sink = projectSink(writer, crawl, read);
  let committed = { rows: 0, duplicates: 0 };
  // What was pasted lies in no folder of the user's.
  const files = resolved.flatMap((input) =>
    'file' in input && input.file.location !== PASTED ? input.file : [],
  );
  const run = await withImportRun(
    { inputs, files, archives, control, options, sink, guess, judges: true },
    async (under) => {
      const inSlices = <T>(steps: Steps<T>): Promise<T> => runSteps(steps, control.signal);
      await inSlices(writer.ready());
      leaveOut(under, leftOut);
      await visitInputs(under, resolved);
      control.signal.throwIfAborted();
      const [refusal, ...others] = [...refused, ...under.refusals];
      if (refusal) throw others.length > 0 ? refusedInputs([refusal, ...others], named) : refusal;
      if (under.had === 0 && under.firstError) throw under.firstError;
      await inSlices(sortNewRows(project, firstRow));
      const settle = function* (imported: Imported): Steps<void> {
        settleRobots(project, under, { read, change: writer.change }, options);
        yield* crawl.apply(store, writer, firstRow);
        yield* settleImport(store, imported, guess.site);
      };
      committed = await inSlices(writer.commitSteps(settle));
    },
  ).catch((error: unknown) => {
    writer.rollback();
    throw error;
  });
  const sources = store.sources().filter(({ id }) => run.sources.has(id));
  const joined =
    committed.duplicates > 0 ? await joinApartRows(store, sources, firstRow) : { rows: 0, problems: [] };
  for (const problem of [...joined.problems, ...crawl.problems()]) run.problems.add(problem);
  return {
    rows: committed.rows - joined.rows,
    duplicates: committed.duplicates - joined.rows,
    excluded: crawl.excluded,
    sources,
    problems: run.problems.list(),
    problemCount: run.problems.count,
    robots: robotsChoices(project),
    seconds: (monotonic() - started) / 1_000,
  };
}

/** Puts what is read into the project. */
function projectSink(writer: ImportWriter, crawl: CrawlExclusions, read: ReadRobots[]): RowSink {
  const locations = new Map<number, string>();
  return {
    addSource: (location, format, parent) => {
      const source = writer.addSource(location, format, parent);
      locations.set(source, location);
      return source;
    },
    noteCrawl: (source) => {
      crawl.note(source, locations.get(source) ?? '');
    },
    add: (source, batch, judge) => {
      crawl.take(source, batch);
      writer.add(source, batch, judge());
    },
    finishSource: (source, facts) => {
      writer.finishSource(source, facts);
    },
    keepSource: () => null,
    keepRobots: (robots) => void read.push(robots),
  };
}

/** What lists such a file does not lead to it either, where it is what is written. */
function leaveOut(run: ImportRun, leftOut: readonly LeftOutFile[]): void {
  const { tree } = run.tools;
  run.skip(leftOut.flatMap(({ location, why }) => (why === 'output' ? location : [])));
  for (const problem of toldOf(leftOut)) run.tell(null, problem);
  for (const { location, why } of leftOut) {
    if (why === 'manifest') continue;
    const node = tree.add(location, null);
    tree.setState(node, 'skipped');
    for (const problem of toldOf([{ location, why }])) tree.addProblem(node, problem);
  }
}

/** Where the project's sitemaps are written to. */
function outputsOf({ store }: Pick<OpenProject, 'store'>, { output }: ImportOptions): OutputFolders {
  const { outDir } = store.settings();
  const whole = output === undefined ? [] : [resolve(output)];
  return { whole, sets: outDir === null ? [] : [resolve(outDir)] };
}

async function visitInputs(run: ImportRun, inputs: readonly Input[]): Promise<void> {
  // Neighbours that are files, or addresses, are announced together, so that the next can be read ahead.
  let group: Candidate[] = [];
  const only = inputs.length === 1;
  for (const input of inputs) {
    if ('file' in input) group.push(localInput(input.file, run.tools.keepDamaged));
    else if (!input.named.site) group.push(webCandidate(input.named.address, { named: only }));
    else {
      await run.visitAll(group, ROOT);
      group = [];
      await visitSite(run, input.named.address);
    }
  }
  await run.visitAll(group, ROOT);
}

/** Where what can be read is wanted, a file that can't be does not end the import of the others: it comes as a found one. */
function localInput(file: SourceFile, keepDamaged: boolean): Candidate {
  const candidate = localCandidate(file);
  return keepDamaged ? { ...candidate, local: { ...file, named: false } } : candidate;
}

interface Named {
  readonly inputs: readonly Input[];
  readonly leftOut: readonly LeftOutFile[];
  /** Why archives that were named can't be read. */
  readonly refused: readonly AppError[];
}

const NOTHING: Named = { inputs: [], leftOut: [], refused: [] };

async function resolveAll(
  inputs: readonly string[],
  archives: OpenArchives,
  control: JobControl,
  { keepDamaged = false, outputs }: Pick<ImportOptions, 'keepDamaged'> & { readonly outputs: OutputFolders },
): Promise<Named> {
  const addresses = inputs.map((input) => (isWebInput(input) ? readNamed(input) : null));
  const resolved: (Input & { readonly place: number })[] = [];
  const places = inputs.flatMap((_, i) => (addresses[i] ? [] : i));
  const found = await takeSources(
    places.map((i) => inputs[i] ?? ''),
    outputs,
  );
  const leftOut = [...found.leftOut];
  const refused: AppError[] = [];
  for (const { file, input } of found.files) {
    await nextTurn();
    control.signal.throwIfAborted();
    const { named, inner, location } = file;
    // An archive that can't be read is told like any other file, unless one file of it was meant.
    const lenient = keepDamaged && inner === undefined;
    const entries = await archives
      .expand(lenient ? { ...file, named: false } : file)
      .catch((error: unknown) => {
        refused.push(refusalOf(error, { named, local: file }));
        return [];
      });
    const taken = await takeEntries(entries);
    append(leftOut, taken.leftOut);
    for (const entry of taken.files) {
      const itself = named && entry.location === location;
      resolved.push({ file: itself ? { ...entry, named } : entry, place: places[input] ?? 0 });
    }
  }
  addresses.forEach((named, place) => {
    if (named) resolved.push({ named, place });
  });
  resolved.sort((a, b) => a.place - b.place);
  const [first] = refused;
  if (first && resolved.length === 0 && refused.length === 1) throw first;
  if (resolved.length + refused.length > 0) return { inputs: resolved, leftOut, refused };
  throw new AppError('unreadable-source', nothingIn(inputs, leftOut));
}

function nothingIn(inputs: readonly string[], leftOut: readonly LeftOutFile[]): ErrorReason {
  const named = { inputs: inputs.map((input) => `“${input}”`).join(', ') };
  const told = toldOf(leftOut).map((problem) => problem.reason);
  if (leftOut.length === 0) return reason('import-no-files', named);
  return reason('import-no-sources', { ...named, leftOut: told });
}

function readNamed(input: string): NamedAddress {
  const named = readNamedAddress(input);
  if (named) return named;
  throw new AppError('not-found', reason('source-url-invalid', { text: shownAddress(input) }));
}

function importLabel(inputs: readonly Input[]): ChangeLabel {
  const [first] = inputs;
  return { code: 'import', files: inputs.length, name: first ? nameOfInput(first) : '' };
}

function nameOfInput(input: Input): string {
  if ('file' in input) return basename(input.file.location);
  const { address, site } = input.named;
  return site ? hostOf(address) : `${hostOf(address)}: ${nameOf(address)}`;
}
