// Exports rows: encode → what stands beside → compare with the folder → write. It knows neither projects nor jobs.
import type {
  ExportManifest,
  ExportOptions,
  ExportResult,
  LeftOut,
  WrittenFile,
} from '../../../../shared/model/export/planned-set.ts';
import type { ExportedFile } from '../../store/exports/exported-file.ts';
import { MANIFEST_NAME } from '../../../../shared/model/export/set-name.ts';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fileChange } from '../compare/compare-files.ts';
import type { JobControl, ProgressReport } from '../../jobs/job-runner.ts';
import { formatManifest } from './manifest.ts';
import { refuseFilesInTheWay } from './folder/files-in-the-way.ts';
import { inHeldFolder } from './folder/hold-folder.ts';
import { LateStaging } from './folder/late-staging.ts';
import { LeftOutTally } from './lines/not-written.ts';
import { refuseSubFolders } from './folder/refuse-folder.ts';
import { stageFiles, type StageFile } from './folder/stage-files.ts';
import type { Staging } from './folder/staging.ts';
import { commitSwap, type SwapEntry } from './swap.ts';
import { monotonic } from '../../jobs/monotonic.ts';
import { beginRun, UNHEARD, urlsIn, type ExportRun, type PlanOrder, type RunSetting } from './begin-run.ts';
import type { ExportInput } from './section-input.ts';
import type { ExportFolder } from './layout/export-folder.ts';
import { indexName, refuseNames, sitemapName } from './layout/export-names.ts';
import { completeOptions, wholePath } from './export-options.ts';
import type { ExportOutcome } from './export-outcome.ts';
import { idleHosts, placesOf, type ExportSite } from './layout/export-sites.ts';
import { inPlace } from './layout/known-files.ts';
import { leftFiles, movedFiles, type LeftFiles } from './layout/obsolete-files.ts';
import { stillOwned } from './layout/owned-files.ts';
import { putPieces, type PutFile, type PutPieces, type PutSitemap } from './pack/files-beside.ts';

/** How a set is to be written. `overwrite`: also over files that Mapwright did not write. */
type ExportOrder = PlanOrder & {
  readonly overwrite?: boolean | undefined;
};

/** What a run is told from outside. */
interface RunContext extends Pick<RunSetting, 'now' | 'threads'> {
  /** Hears what the folder is about to get, with the SHA-256 of its manifest, before anything in it changes. */
  readonly announce: ((outcome: ExportOutcome, manifest: string) => void) | null;
}

/**
 * Writes the set. Whatever happens, the folder holds the old set or the new one; see docs/decisions/0003-atomic-export.md.
 * Memory: the uncompressed bytes of three files, of two where they are large; with threads, of one file a thread. Throws
 * AppErrors; on "cancelled" and on failures the staged files are removed.
 */
export async function exportRows(
  input: ExportInput,
  given: ExportOrder,
  control: JobControl = UNHEARD,
  { now = null, threads = null, announce = null }: Partial<RunContext> = {},
): Promise<ExportOutcome> {
  // What is refused by itself creates no folder.
  completeOptions(given);
  return await inHeldFolder(wholePath(given.out), () =>
    writeSet(input, given, control, { now, threads, announce }),
  );
}

async function writeSet(
  input: ExportInput,
  given: ExportOrder,
  control: JobControl,
  { now, threads, announce }: RunContext,
): Promise<ExportOutcome> {
  const started = monotonic();
  const late = new LateStaging(wholePath(given.out));
  const stage: StageFile = (name, bytes) => late.write(name, bytes);
  let committing = false;
  try {
    const run = await beginRun(input, given, { control, now, threads, stage, exclusive: true });
    const { options, folder } = run;
    const refuse = (names: readonly string[], owned: ReadonlySet<string>): Promise<void> =>
      refuseFilesInTheWay(options.out, names, owned, given.overwrite ?? false);
    // Refused before the work, not after it.
    refuseOthers(run, given);
    const first = firstFiles(input, options);
    await refuse([...first.map(({ name }) => name), MANIFEST_NAME], folder.owned);
    await refuseSubFolders(options.out, first);

    const staging = await late.open();
    const { sitemaps, leftOut, bytes } = await stageRows(run, stage, control);
    // They end while the rest is done.
    threads?.dismiss();
    if (sitemaps.length === 0) throw nothingToWrite(leftOut);
    const files: PutSitemap[] = [];
    for (const file of sitemaps) files.push({ ...withoutRows(file), change: await changeOf(folder, file) });
    const put = putInto(staging, folder, (label) => {
      control.report({ label, ...progressBeside(run, bytes) });
    });
    const beside = await putPieces({ ...run, files, put, signal: control.signal });
    const ours = [...files, ...beside.indexes, ...beside.extras];
    const names = ours.map(({ name }) => name);
    const robots = beside.robots.map(({ name }) => name);
    refuseNames([...names, ...robots, MANIFEST_NAME]);
    await refuse([...names, ...robots], await stillOwned(folder, ours, beside.robots));
    const leftover = await leftFiles(run, names);
    const manifest = await put(manifestPiece(run.sites, options, files, beside, leftover));
    const written = [...files, ...beside.extras, ...beside.indexes, ...beside.robots, manifest];
    const changed = written.filter(({ change }) => change !== 'unchanged');
    await refuseSubFolders(options.out, changed);
    control.signal.throwIfAborted();
    const outcome = (): ExportOutcome => {
      const seconds = (monotonic() - started) / 1000;
      return { result: { ...resultOf(run, files, beside, leftover), leftOut, seconds }, exported: sitemaps };
    };
    if (changed.length > 0 || leftover.removals.length > 0) {
      announce?.(outcome(), manifest.sha256);
      committing = true;
      await commitSwap(staging, changed.map(swapEntry), leftover.removals);
    } else await staging.remove();
    return outcome();
  } catch (error) {
    if (!committing) await late.remove().catch(() => undefined);
    throw error;
  }
}

/** While the files beside the sitemaps are written: of lists of all URLs nobody knows how long they take. */
function progressBeside(
  { options, progress: { total } }: ExportRun,
  bytes: number,
): Omit<ProgressReport, 'label'> {
  const hasLists = (options.extras ?? []).length > 0;
  return { ...(hasLists ? { done: 0, total: null } : { done: total, total }), bytes, bytesTotal: null };
}

/** Throws "invalid-export" where the set of another project would be replaced, and nobody allowed it. */
function refuseOthers({ keepsOthers, options }: ExportRun, { others, overwrite }: ExportOrder): void {
  if (keepsOthers && others === 'ask' && !overwrite)
    throw new AppError('invalid-export', reason('export-others', { path: options.out }));
}

/** Files that the set will have for sure: sets that are laid out anew begin with number 1. */
function firstFiles({ sections }: ExportInput, options: ExportOptions): { readonly name: string }[] {
  const begun = sections.filter(({ known, total }) => (!known || options.repack) && total > 0);
  const names = begun.flatMap((family) => [sitemapName(family, 1, options), indexName(family, 1, options)]);
  return Array.from(new Set(names), (name) => ({ name }));
}

/** What users are told of the set. */
function resultOf(
  { options, sites, previous }: ExportRun,
  files: readonly PutSitemap[],
  { indexes, extras, robots, lines }: PutPieces,
  { kept, removals, others }: LeftFiles,
): Omit<ExportResult, 'leftOut' | 'seconds'> {
  const names = [...files, ...indexes, ...extras].map(({ name }) => name);
  const removed = removals.map(({ name }) => name);
  return {
    out: options.out,
    files: files.map(writtenFile),
    index: indexes.map(writtenFile)[0] ?? null,
    moreIndexes: indexes.slice(1).map(writtenFile),
    extras: [...extras, ...robots].map(writtenFile),
    urls: urlsIn(files),
    obsolete: kept,
    removed,
    moved: movedFiles(previous, [...kept, ...removed], placesOf(sites, options), names),
    idleHosts: idleHosts(files, options),
    othersLeft: others,
    ...lines,
  };
}

/** Stages what changes; the result has all files of the set, in their order. */
async function stageRows(
  { input, set, files, lastmods, progress }: ExportRun,
  stage: StageFile,
  { report }: JobControl,
): Promise<{ sitemaps: ExportedFile[]; leftOut: LeftOut[]; bytes: number }> {
  let done = 0;
  let bytes = 0;
  let label = '';
  const tell = (): void => {
    // What was made already is not begun with again.
    report({ label, done: Math.max(done, progress.ahead), total: progress.total, bytes, bytesTotal: null });
  };
  progress.onRows = (rows) => {
    done += rows;
    tell();
  };
  // Now the rows begin: what went before is no part of their rate.
  tell();
  const staged = await stageFiles(files, stage, (file) => {
    label = file.name;
    bytes += file.size;
    tell();
  });
  const dated = staged.map(({ isAsBefore, ...file }) => ({
    ...file,
    lastmod: lastmods.of({ ...file, isAsBefore }),
  }));
  const sitemaps = [...set.kept, ...dated].sort(inPlace(input));
  const values = new LeftOutTally();
  for (const file of sitemaps) values.addAll(file.leftOut);
  return { sitemaps, leftOut: [...set.leftOut(), ...values.list()], bytes };
}

function putInto(
  staging: Staging,
  folder: ExportFolder,
  tell: (label: string) => void,
): (piece: { name: string; content: Buffer; urls: number }) => Promise<PutFile> {
  return async ({ name, content, urls }) => {
    tell(name);
    const { size, sha256 } = await staging.write(name, content);
    const change = await changeOf(folder, { name, sha256 });
    return { name, urls, bytes: content.length, size, sha256, lastmod: null, change };
  };
}

async function changeOf(folder: ExportFolder, { name, sha256 }: SwapEntry): Promise<PutFile['change']> {
  return fileChange(sha256, await folder.sha256(name));
}

/** What is told of a file, without its rows. */
function withoutRows({
  section,
  host,
  kind,
  n,
  name,
  urls,
  bytes,
  size,
  sha256,
  lastmod,
}: ExportedFile): Omit<PutSitemap, 'change'> {
  return { section, host, kind, n, name, urls, bytes, size, sha256, lastmod };
}

function writtenFile({ name, urls, bytes, size, sha256, lastmod, change }: PutFile): WrittenFile {
  return { name, urls, bytes, size, sha256, lastmod, change };
}

function swapEntry({ name, sha256 }: SwapEntry): SwapEntry {
  return { name, sha256 };
}

function manifestPiece(
  sites: readonly ExportSite[],
  options: ExportOptions,
  files: readonly PutFile[],
  { indexes, extras }: PutPieces,
  { kept, hashes, addresses, othersHashes }: LeftFiles,
): { name: string; content: Buffer; urls: number } {
  const manifest: ExportManifest = {
    mapwright: 1,
    ...placesOf(sites, options),
    urls: urlsIn(files),
    files,
    index: indexes[0] ?? null,
    moreIndexes: indexes.slice(1),
    extras,
    obsolete: kept,
    obsoleteHashes: hashes,
    obsoleteAddresses: addresses,
    othersHashes,
  };
  return { name: MANIFEST_NAME, content: Buffer.from(formatManifest(manifest)), urls: 0 };
}

function nothingToWrite(leftOut: readonly LeftOut[]): AppError {
  const rows = leftOut.filter(({ what }) => what === 'url').reduce((total, { count }) => total + count, 0);
  const why = rows === 0 ? reason('export-nothing') : reason('export-nothing-left', { rows });
  return new AppError('invalid-export', why);
}
