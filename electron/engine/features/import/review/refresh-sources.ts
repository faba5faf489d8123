// Looks at sources again, with what they list, and stages what has changed. Nothing changes before the review of it is
// taken over; sources that are as they were are not read.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { SourceInfo, SourceOrigin } from '../../../../../shared/model/project.ts';
import type { RefreshResult } from '../../../../../shared/model/import/refresh-result.ts';
import { pursueSteps, type JobControl } from '../../../jobs/job-runner.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import { heldAddress } from '../../../read/parse/text/text-list.ts';
import { OpenArchives } from '../../../read/sources/archive/open-archives.ts';
import type { SourceFile } from '../../../read/sources/source-file.ts';
import type { ProjectStore } from '../../../store/store.ts';
import { howRead, readSourceProblems } from '../../../store/source-table.ts';
import { monotonic } from '../../../jobs/monotonic.ts';
import { ChangeStage } from '../../pending/change-stage.ts';
import { discardReview, keepReview, summariseReview } from '../../pending/pending-review.ts';
import { storedCandidate, type Candidate } from '../import-candidates.ts';
import type { ImportRun } from '../import-run.ts';
import { ROOT } from '../import-visit.ts';
import { ImportTree } from '../../../project/running-import.ts';
import { chooseRobots, type ReadRobots, type RobotsOutcome } from '../../../check/run/robots/keep-robots.ts';
import { robotsChoices } from '../../robots/robots-choices.ts';
import { ownOutputs } from '../walk/own-outputs.ts';
import { PASTED } from '../pasted-file.ts';
import { ReviewSink } from './review-sink.ts';
import { SiteGuess } from '../site-guess.ts';
import { withImportRun, type ImportOptions } from '../with-import-run.ts';

export interface RefreshOptions extends ImportOptions {
  /** Read also what says that it is as it was. Default: skip it. */
  readonly force?: boolean | undefined;
  /** Keep a review also where no row differs, but a source that had failed could be read. */
  readonly keepEmpty?: boolean | undefined;
}

/** `ids` = null: all sources. The review waits in `project.review`, unless nothing differs. */
export async function refreshSources(
  project: OpenProject,
  ids: readonly number[] | null,
  control: JobControl,
  options: RefreshOptions = {},
): Promise<RefreshResult> {
  const started = monotonic();
  const { store } = project;
  discardReview(project);
  const all = store.sources();
  const roots = rootsOf(all, ids);
  const scope = below(all, roots);
  const knownAt = knowledgeOf(scope, store.imports.origins(), options);
  const stage = new ChangeStage(store, { sources: scope.map(({ id }) => id), bySource: true });
  const sink = new ReviewSink(stage, scope, heldBack(store, scope));
  const tree = options.tree ?? new ImportTree();
  const archives = new OpenArchives({ maxBytes: options.maxBytes, signal: control.signal });
  // What was read as a page is read so again.
  const html = options.html ?? scope.some(({ format }) => format === 'html');
  try {
    await pursueSteps(stage.load(), store.counts().rows, control);
    const candidates = await Promise.all(
      roots.map(({ location }) => storedCandidate(location, knownAt(location), archives)),
    );
    const files = candidates.flatMap(({ local }): readonly SourceFile[] => (local ? [local] : []));
    const inputs = roots.map(({ location }) => location);
    const guess = new SiteGuess(store);
    const common = { inputs, files, archives, control, sink, guess, knownAt, isOwn: ownOutputs(store) };
    const run = await withImportRun({ ...common, options: { ...options, html, tree } }, async (under) => {
      const looked = new Set(scope.map(({ location }) => location));
      under.skip(all.map(({ location }) => location).filter((location) => !looked.has(location)));
      await visitRoots(under, roots, candidates);
    });
    control.signal.throwIfAborted();
    const ending = sink.finish({ code: 'update', sources: roots.length });
    const review = await pursueSteps(ending, store.counts().rows, control);
    const { added, changed, removed } = review.table.numbers().counts;
    const robots = lookAtRobots(project, review.robots ?? [], run, options);
    const healed = (options.keepEmpty && review.versions.length > 0) || robots.fresh.length > 0;
    if (healed || added + changed + removed + review.newSources.length > 0)
      keepReview(project, { ...review, robotsTake: options.robots });
    else {
      review.table.drop();
      for (const [id, origin] of sink.origins()) store.imports.setOrigin(id, origin);
    }
    return {
      review: project.review && summariseReview(project.review),
      sources: { read: tree.counts.done, unchanged: tree.counts.unchanged, failed: tree.counts.failed },
      problems: run.problems.list(),
      problemCount: run.problems.count,
      robots: robotsChoices(project),
      seconds: (monotonic() - started) / 1_000,
    };
  } catch (error) {
    stage.table.drop();
    throw error;
  } finally {
    await archives.dispose();
  }
}

/** What of the robots.txt files that were read would be kept; several for one site are told. */
function lookAtRobots(
  project: OpenProject,
  read: readonly ReadRobots[],
  run: ImportRun,
  { robots: take }: RefreshOptions,
): RobotsOutcome {
  const outcome = chooseRobots(project.store, read, take);
  project.robotsRivals = outcome.rivals;
  for (const { problem } of outcome.told) run.tell(run.tools.tree.find(problem.file ?? ''), problem);
  return outcome;
}

/** The addresses that the last reading of these sources held back. */
function heldBack(store: ProjectStore, scope: readonly SourceInfo[]): Map<number, string> {
  const held = new Map<number, string>();
  for (const { id, format } of scope) {
    const loc = format === 'text' ? heldAddress(readSourceProblems(store.db, id)) : undefined;
    if (loc !== undefined) held.set(id, loc);
  }
  return held;
}

/** What is known of the sources of a scope, as far as it counts for reading them again. */
function knowledgeOf(
  scope: readonly SourceInfo[],
  origins: ReadonlyMap<number, SourceOrigin>,
  { force, encoding: chosen, dates: order }: RefreshOptions,
): (location: string) => SourceOrigin | undefined {
  const at = new Map(scope.map((source) => [source.location, source]));
  return (location) => {
    const source = at.get(location);
    const origin = source && origins.get(source.id);
    const encoding = chosen ?? origin?.encoding;
    const dates = order ?? origin?.dates;
    const isOther = encoding !== origin?.encoding || dates !== origin?.dates;
    // Read in another way, what is as it was gives other rows.
    const fresh = force || source?.state !== 'done' || isOther;
    return fresh ? howRead({ encoding, dates }) : origin;
  };
}

/** Each root below what names it, so that the tree stays as it is. */
async function visitRoots(
  run: ImportRun,
  roots: readonly SourceInfo[],
  candidates: readonly Candidate[],
): Promise<void> {
  for (let start = 0, end: number; start < roots.length; start = end) {
    const parent = roots[start]?.parent ?? null;
    for (end = start + 1; end < roots.length && (roots[end]?.parent ?? null) === parent; end++);
    await run.visitAll(candidates.slice(start, end), { ...ROOT, parent });
  }
}

function rootsOf(all: readonly SourceInfo[], ids: readonly number[] | null): SourceInfo[] {
  const known = new Set(all.map(({ id }) => id));
  const chosen = ids === null ? null : new Set(ids);
  const roots = all.filter(
    ({ id, parent, location }) =>
      location !== PASTED &&
      (chosen === null
        ? parent === null || !known.has(parent)
        : chosen.has(id) && (parent === null || !chosen.has(parent))),
  );
  if (roots.length > 0) return roots;
  throw new AppError('not-found', reason('refresh-nothing'));
}

/** The roots and all that they led to, parents before children. */
function below(all: readonly SourceInfo[], roots: readonly SourceInfo[]): SourceInfo[] {
  const children = Map.groupBy(all, ({ parent }) => parent);
  const found = new Set<SourceInfo>();
  const add = (source: SourceInfo): void => {
    if (found.has(source)) return;
    found.add(source);
    for (const child of children.get(source.id) ?? []) add(child);
  };
  for (const root of roots) add(root);
  return [...found];
}
