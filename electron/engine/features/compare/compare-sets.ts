// Compares two sets: reads both at once, joins their digests, and reads again only the rows that differ. It changes
// nothing; what differs goes into a table of its own.
import {
  ALL_COMPARED_FIELDS,
  COMPARED_FIELDS,
  comparedFieldBit,
  FILE_FATES,
  type ComparedField,
  type ComparedFile,
  type CompareSide,
  type ComparisonSummary,
  type FileFate,
} from '../../../../shared/model/comparison.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import type { WebOptions } from '../../../../shared/model/import/web-options.ts';
import { compareFileSets } from './digest/compare-file-sets.ts';
import type { JobControl } from '../../jobs/job-runner.ts';
import type { Comparison } from '../../project/last-comparison.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { OpenArchives } from '../../read/sources/archive/open-archives.ts';
import type { WebSurroundings } from '../../read/sources/web/web-exchange.ts';
import { ComparisonTable } from '../../store/compared/comparison-table.ts';
import { monotonic } from '../../jobs/monotonic.ts';
import type { ComparedProjects } from './compare-projects.ts';
import { readSetSides, type ReadSide, type SortedSet } from './sides/compared-side.ts';
import { Comparing } from './comparing.ts';
import { isLive } from './difference-states.ts';
import { DigestPool } from './digest/digest-pool.ts';
import type { ReadSettings } from '../import/read-source.ts';
import { isFiles, readSides, type RawSide, type SideTools } from './sides/read-sides.ts';
import { systemSurroundings } from '../import/system-surroundings.ts';
import type { WalkedFile, WalkedSet } from './sides/walk-tools.ts';
import { writtenForm } from '../export/written-form.ts';

export interface CompareOptions extends ReadSettings {
  readonly sides: readonly [CompareSide, CompareSide];
  readonly ignore?: readonly ComparedField[] | undefined;
  readonly keepDamaged?: boolean | undefined;
  readonly web?: WebOptions | undefined;
}

/** Problems told at most. */
const MAX_PROBLEMS = 1_000;

/** Memory: about 45 bytes a row of both sides, and a file at a time for each thread. */
export async function compareSets(
  project: OpenProject | null,
  options: CompareOptions,
  control: JobControl,
  surroundings: WebSurroundings = systemSurroundings(),
): Promise<Comparison> {
  const { sides, ignore = [], keepDamaged = false, web = {}, maxBytes, html } = options;
  const files = sides.filter(isFiles);
  const beside = files.length === 1 ? (files[0] ?? null) : null;
  const ignored = ignore.reduce((set, field) => set | comparedFieldBit(field), 0);
  const compared = ALL_COMPARED_FIELDS & ~ignored & ~(beside ? comparedFieldBit('included') : 0);
  const now = Date.now();
  const { abort, unlink } = linkedAbort(control.signal);
  const linked = { ...control, signal: abort.signal };
  // Most comparisons are of files, and a project brings all that it stands on.
  let opened: Promise<ComparedProjects> | null = null;
  const projects = (): Promise<ComparedProjects> =>
    (opened ??= import('./compare-projects.ts').then(
      (module) => new module.ComparedProjects(project, linked),
    ));
  const tools: SideTools = {
    project,
    projects,
    pool: new DigestPool(abort.signal, { compared, maxBytes, html }),
    archives: new OpenArchives({ maxBytes, signal: abort.signal }),
    control: linked,
    abort,
    web,
    keepDamaged,
    surroundings,
    formOf: (store) => beside && writtenForm(store, beside, now),
    compared,
  };
  try {
    return await compareWith(tools, options);
  } finally {
    unlink();
    await tools.pool.close();
    await tools.archives.dispose();
    await disposeOf(opened);
  }
}

async function disposeOf(opened: Promise<ComparedProjects> | null): Promise<void> {
  const projects = await opened?.catch(() => null);
  await projects?.dispose();
}

/** A signal that follows another one, and can be given alone. */
function linkedAbort(signal: AbortSignal): { readonly abort: AbortController; readonly unlink: () => void } {
  const abort = new AbortController();
  const follow = (): void => {
    abort.abort(signal.reason);
  };
  if (signal.aborted) follow();
  signal.addEventListener('abort', follow, { once: true });
  return {
    abort,
    unlink: () => {
      signal.removeEventListener('abort', follow);
    },
  };
}

async function compareWith(tools: SideTools, { sides, ignore = [] }: CompareOptions): Promise<Comparison> {
  const started = monotonic();
  const { project, pool, compared, formOf, control } = tools;
  const table = new ComparisonTable();
  let sets: readonly WalkedSet[] = [];
  try {
    const read = await readSides(sides, tools);
    sets = read.flatMap(({ of }) => ('files' in of ? of : []));
    const shared = sharedFiles(sets);
    const ready = readySides(read, shared, pool);
    const work = new Comparing(ready, table, compared, control);
    const unchanged = (await work.run()) + sharedRows(shared[0]);
    const files = fileFates(ready);
    const summary: ComparisonSummary = {
      sides: [work.describe(0), work.describe(1)],
      ...work.outcome(),
      unchanged,
      files: files && countFates(files),
      identicalFiles: shared[0].size,
      problems: problemsOf([...read, ...sets]),
      unread: sets.flatMap(({ unread }) => [...unread]).slice(0, MAX_PROBLEMS),
      ignored: COMPARED_FIELDS.filter((field) => ignore.includes(field)),
      takes: project && (isLive(sides[1]) && !isLive(sides[0]) ? 'before' : 'after'),
      seconds: (monotonic() - started) / 1_000,
    };
    const places = sets.flatMap((set) => set.files.map(({ file }) => file.location));
    const written = project && formOf(project.store);
    return { summary, table, files: files ?? [], project, compared, written, read: places };
  } catch (error) {
    table.close();
    throw error;
  } finally {
    await Promise.all(sets.map((set) => set.release()));
  }
}

/** The sides as they can be joined. */
function readySides(
  read: readonly [RawSide, RawSide],
  shared: readonly [ReadonlySet<WalkedFile>, ReadonlySet<WalkedFile>],
  pool: DigestPool,
): readonly [ReadSide, ReadSide] {
  const sets = read.flatMap(({ side, name, of }, i): SortedSet[] => {
    if (!('files' in of)) return [];
    const both = shared[i === 0 ? 0 : 1];
    const own = of.files.filter((file) => !both.has(file));
    return [{ side, name, set: of, own, shared: of.files.filter((file) => both.has(file)) }];
  });
  const sides = readSetSides(sets, pool);
  const next = ({ of }: RawSide): ReadSide => {
    const side = 'files' in of ? sides.shift() : of;
    if (!side) throw new Error('A side was not read.');
    return side;
  };
  return [next(read[0]), next(read[1])];
}

/** The files of each set that the other has with the same bytes, each paired once: their rows need no comparing. */
function sharedFiles(sets: readonly WalkedSet[]): readonly [Set<WalkedFile>, Set<WalkedFile>] {
  const shared = [new Set<WalkedFile>(), new Set<WalkedFile>()] as const;
  const [before, after] = sets;
  if (!before || !after) return shared;
  const known = new Map<string, WalkedFile[]>();
  for (const file of before.files) {
    if (file.sha256 === null) continue;
    const same = known.get(file.sha256);
    if (same) same.push(file);
    else known.set(file.sha256, [file]);
  }
  for (const file of after.files) {
    const match = file.sha256 === null ? undefined : known.get(file.sha256)?.pop();
    if (!match || match.digested !== file.digested) continue;
    shared[0].add(match);
    shared[1].add(file);
  }
  return shared;
}

function sharedRows(files: ReadonlySet<WalkedFile>): number {
  let rows = 0;
  for (const { digested } of files) rows += digested.rows.count;
  return rows;
}

/** No site has tables for its sitemaps: they are no files to upload or to delete, and alone no set of files. */
function fileFates(sides: readonly [ReadSide, ReadSide]): ComparedFile[] | null {
  const [before, after] = sides.map(({ set }) => {
    const files = set?.files.filter(({ digested }) => !isTable(digested)) ?? [];
    if (files.length === 0) return null;
    return files.map(({ name, file, sha256, digested }) => ({
      name,
      size: file.size,
      sha256,
      urls: digested.rows.count,
      isRobots: digested.format === 'robots',
    }));
  });
  return before && after ? compareFileSets(before, after) : null;
}

function isTable({ format }: WalkedFile['digested']): boolean {
  return format === 'csv' || format === 'xlsx';
}

function countFates(files: readonly ComparedFile[]): Record<FileFate, number> {
  const counts = FILE_FATES.map((fate) => [fate, files.filter((file) => file.fate === fate).length]);
  return Object.fromEntries(counts) as Record<FileFate, number>;
}

function problemsOf(
  parts: readonly { readonly problems?: readonly Problem[] }[],
): ComparisonSummary['problems'] {
  const all = parts.flatMap(({ problems = [] }) => problems);
  return all.slice(0, MAX_PROBLEMS).map(({ severity, reason, file }) => ({
    severity,
    reason,
    file: file ?? '',
  }));
}
