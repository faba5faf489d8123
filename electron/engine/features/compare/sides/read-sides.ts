// Reads the two sides of a comparison at once: projects row by row, sets of files by the threads that digest. Where one
// fails, the other is ended.
import { join } from 'node:path';
import { shownAddress } from '../../../../../shared/model/import/without-secrets.ts';
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { CompareSide } from '../../../../../shared/model/comparison.ts';
import type { Problem } from '../../../../../shared/model/problem.ts';
import type { WebOptions } from '../../../../../shared/model/import/web-options.ts';
import { MANIFEST_NAME } from '../../../../../shared/model/export/set-name.ts';
import { namesOf } from '../compare-files.ts';
import type { JobControl } from '../../../jobs/job-runner.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import { parseManifest } from '../../export/manifest.ts';
import type { OpenArchives } from '../../../read/sources/archive/open-archives.ts';
import { isWebInput } from '../../../../../shared/protocol/web-input.ts';
import type { WebSurroundings } from '../../../read/sources/web/web-exchange.ts';
import type { ExportSet } from '../../../store/exports/export-sets.ts';
import type { ProjectStore } from '../../../store/store.ts';
import { readPresent } from '../../export/open-present.ts';
import type { ComparedProjects } from '../compare-projects.ts';
import { readProjectSide, type ReadSide } from './compared-side.ts';
import type { DigestPool } from '../digest/digest-pool.ts';
import { ReadProgress } from './read-progress.ts';
import { SetDigester } from '../digest/set-digester.ts';
import { walkSet } from './walk-set.ts';
import type { WalkedSet } from './walk-tools.ts';
import { writtenForm } from '../../export/written-form.ts';
import type { WrittenForm } from '../../../project/last-comparison.ts';
import type { WalkTools } from './walk-tools.ts';
import { WebDownloads } from '../../import/web-downloads.ts';

export interface SideTools {
  readonly project: OpenProject | null;
  /** The projects of the comparison, opened on demand. */
  readonly projects: () => Promise<ComparedProjects>;
  readonly pool: DigestPool;
  readonly archives: OpenArchives;
  readonly control: JobControl;
  /** Ends both sides. */
  readonly abort: AbortController;
  readonly web: WebOptions;
  readonly keepDamaged: boolean;
  readonly surroundings: WebSurroundings;
  /** How the other side, which is files, has the project's rows; null where it is none. */
  readonly formOf: (store: ProjectStore) => WrittenForm | null;
  readonly compared: number;
}

/** A side as it was read: a project is ready, a set of files is not before it is known what the other one has. */
export interface RawSide {
  readonly side: CompareSide;
  readonly name: string;
  readonly of: ReadSide | WalkedSet;
  /** What is odd about it, besides what a set of files tells itself. */
  readonly problems?: readonly Problem[];
}

export async function readSides(
  sides: readonly [CompareSide, CompareSide],
  tools: SideTools,
): Promise<readonly [RawSide, RawSide]> {
  const progress = new ReadProgress(tools.control);
  const sets = new SetDigester(tools.pool);
  const read = (i: 0 | 1): Promise<RawSide> =>
    readSide(sides[i], tools, progress, sets).catch((error: unknown) => {
      tools.abort.abort(error);
      throw error;
    });
  const [before, after] = await Promise.allSettled([read(0), read(1)]);
  if (before.status === 'fulfilled' && after.status === 'fulfilled') return [before.value, after.value];
  for (const outcome of [before, after]) {
    if (outcome.status === 'fulfilled' && 'release' in outcome.value.of) await outcome.value.of.release();
  }
  // Of two sides that fail at once the first is told; else the failure, not what it did to the other side.
  const own: unknown = before.status === 'rejected' ? before.reason : null;
  throw own instanceof AppError ? own : tools.control.signal.reason;
}

/** True for a set of files; else it is a project. */
export function isFiles({ kind }: CompareSide): boolean {
  return kind === 'set' || kind === 'export' || kind === 'source';
}

async function readSide(
  side: CompareSide,
  tools: SideTools,
  progress: ReadProgress,
  sets: SetDigester,
): Promise<RawSide> {
  const { project, formOf } = tools;
  switch (side.kind) {
    case 'project':
    case 'projectFile': {
      const projects = await tools.projects();
      const store =
        side.kind === 'project'
          ? await projects.open(side.change)
          : await projects.file(side.path, side.state);
      const name = nameOfProject(side, project);
      return readProject({ side, name, store, written: formOf(store) }, tools, progress);
    }
    case 'set':
      return readFiles(side, side.location, null, tools, progress, sets);
    case 'source': {
      const source = project?.store.sources().find(({ id }) => id === side.source);
      if (!source) throw new AppError('not-found', reason('compare-no-source'));
      return readFiles(side, source.location, null, tools, progress, sets);
    }
    case 'export':
      return readExport(side, tools, progress, sets);
  }
}

/** What the last export wrote to a folder, as the folder's manifest lists it. */
async function readExport(
  side: Extract<CompareSide, { kind: 'export' }>,
  tools: SideTools,
  progress: ReadProgress,
  sets: SetDigester,
): Promise<RawSide> {
  const known = tools.project?.store.exports.set(side.out);
  if (known?.out !== side.out) {
    throw new AppError('not-found', reason('compare-not-exported', { path: side.out }));
  }
  const text = await readPresent(join(side.out, MANIFEST_NAME)).catch(() => '');
  const manifest = parseManifest(text.toString());
  if (!manifest) return readExportedState(side, known, tools, progress);
  const names = new Set(namesOf({ ...manifest, obsolete: [] }));
  const read = await readFiles(side, side.out, names, tools, progress, sets);
  const written = new Set(known.files.map(({ sha256 }) => sha256));
  const set = read.of as WalkedSet;
  const foreign = set.files.filter(({ digested: { format }, sha256 }) => {
    return format !== 'index' && sha256 !== null && !written.has(sha256);
  });
  const problems = foreign.map(({ file: { location } }) =>
    warning(location, reason('compare-export-changed', { path: location })),
  );
  return { ...read, of: { ...set, problems: [...set.problems, ...problems] } };
}

/** What the project was when it was exported, as an export writes it: for a folder that does not hold the set any more. */
async function readExportedState(
  side: Extract<CompareSide, { kind: 'export' }>,
  { state }: Pick<ExportSet, 'state'>,
  tools: SideTools,
  progress: ReadProgress,
): Promise<RawSide> {
  const states = tools.project?.store.states;
  if (state === null || (state !== states?.present() && !states?.has(state))) {
    throw new AppError('not-found', reason('compare-export-lost', { path: side.out }));
  }
  const store = await (await tools.projects()).open(state);
  const written = writtenForm(store, side, Date.now());
  const read = await readProject({ side, name: side.out, store, written }, tools, progress);
  return { ...read, problems: [warning(side.out, reason('compare-export-gone', { path: side.out }))] };
}

function warning(file: string, text: ErrorReason): Problem {
  return { severity: 'warning', code: text.key, reason: text, file };
}

interface NamedProject {
  readonly side: CompareSide;
  readonly name: string;
  readonly store: ProjectStore;
  readonly written: WrittenForm | null;
}

async function readProject(
  { side, name, store, written }: NamedProject,
  { projects, compared, control }: SideTools,
  progress: ReadProgress,
): Promise<RawSide> {
  const ready = written ? await (await projects()).checked(store) : store;
  progress.expectRows(ready.counts().rows);
  const onRows = (rows: number): void => {
    control.signal.throwIfAborted();
    progress.read(name, rows, 0);
  };
  return { side, name, of: await readProjectSide(side, name, ready, { written, compared, onRows }) };
}

async function readFiles(
  side: CompareSide,
  location: string,
  only: ReadonlySet<string> | null,
  tools: SideTools,
  progress: ReadProgress,
  sets: SetDigester,
): Promise<RawSide> {
  const { archives, pool, web, surroundings, keepDamaged, control } = tools;
  const name = shownAddress(location);
  const downloads = new WebDownloads({
    web,
    named: isWebInput(location) ? [location] : [],
    surroundings,
    signal: control.signal,
    onBytes: (_, bytes) => {
      progress.downloaded(name, bytes);
    },
  });
  const walkTools: WalkTools = {
    archives,
    downloads,
    digester: sets,
    onFound: ({ size }) => {
      pool.expect(size);
      progress.expectBytes(size);
    },
    onRead: (file, rows) => {
      progress.read(file.location, rows, isWebInput(file.location) ? 0 : file.size);
    },
    keepDamaged,
    follow: web.follow ?? true,
    fetchListed: web.fetchListed ?? false,
    signal: control.signal,
  };
  const set = await walkSet(location, walkTools, only).catch(async (error: unknown) => {
    await downloads.close();
    throw error;
  });
  const release = async (): Promise<void> => {
    await set.release();
    await downloads.close();
  };
  return { side, name, of: { ...set, release } };
}

function nameOfProject(side: CompareSide, project: OpenProject | null): string {
  if (side.kind === 'project') {
    const { path, states } = project?.store ?? { path: '', states: null };
    return side.change === undefined || !states ? path : `${path}@${states.nameOf(side.change)}`;
  }
  if (side.kind !== 'projectFile') return '';
  return side.state === undefined ? side.path : `${side.path}@${side.state}`;
}
