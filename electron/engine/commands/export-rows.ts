// Exports rows: encode → what stands beside → compare with the folder → write. It knows neither projects nor jobs.
import {
  type ExportManifest,
  type ExportOptions,
  type ExportPlan,
  type ExportResult,
  type LeftOut,
  type PlannedChange,
  type WrittenFile,
} from '../../../shared/model/export-plan.ts';
import type { ExportedFile } from '../../../shared/model/exported-file.ts';
import { DEFAULT_LEVEL } from '../../../shared/model/set-options.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { fileChange, hashesOf, obsoleteNames } from '../compare/compare-files.ts';
import type { JobControl } from '../job-runner.ts';
import { formatManifest, MANIFEST_NAME } from '../report/manifest.ts';
import { findFilesInTheWay, refuseFilesInTheWay } from '../write/files-in-the-way.ts';
import { LeftOutTally } from '../write/left-out.ts';
import { stageFiles } from '../write/stage-files.ts';
import { createStaging, type Staging } from '../write/staging.ts';
import { commitSwap, type SwapEntry } from '../write/swap.ts';
import { encodeSet, type EncodedSet, type ExportInput } from './encode-set.ts';
import { ExportChanges } from './export-changes.ts';
import {
  openExportFolder,
  presentSha256,
  stillPresent,
  xmlChange,
  type ExportFolder,
} from './export-folder.ts';
import { indexName, refuseNames, refusePatterns, sitemapName } from './export-names.ts';
import { completeOptions } from './export-options.ts';
import { sitesOf, type ExportSite } from './export-sites.ts';
import { inPlace, isStaleIn } from './known-files.ts';
import { KnownLastmods } from './known-lastmods.ts';
import { putPieces, type PutFile, type PutPieces, type PutSitemap } from './set-pieces.ts';

const UNHEARD: JobControl = { signal: new AbortController().signal, report: () => undefined };

/** What exportRows would write (`now`: see there); the sizes are exact, and only leftovers of an interrupted export are touched. */
export async function planRows(
  input: ExportInput,
  given: ExportOptions,
  control: Pick<JobControl, 'signal'> = UNHEARD,
  now: number | null = null,
): Promise<ExportPlan> {
  const run = await beginRun(input, given, false, control, now);
  const { options, folder, set, sites } = run;
  const planned: (Omit<PutSitemap, 'lastmod'> & Pick<ExportedFile, 'lastmod'>)[] = [];
  const values = new LeftOutTally();
  for (const { leftOut, ...file } of set.kept) {
    planned.push({ ...file, change: 'unchanged' });
    values.addAll(leftOut);
  }
  for await (const { xml, leftOut, release, ids: _, ...file } of run.files) {
    const change = await xmlChange(options.out, file.name, xml);
    const sized = { ...file, bytes: xml.length, change };
    planned.push({ ...sized, size: xml.length, sha256: '', lastmod: run.lastmods.of(sized) });
    values.addAll(leftOut);
    release();
  }
  const files = planned.sort(inPlace(input));
  const put = async ({
    name,
    content,
    urls,
  }: {
    name: string;
    content: Buffer;
    urls: number;
  }): Promise<PutFile> => {
    const change = await xmlChange(options.out, name, content);
    return { name, urls, bytes: content.length, size: content.length, sha256: '', lastmod: null, change };
  };
  const beside =
    files.length === 0 ? NOTHING : await putPieces({ ...run, sites, files, put, signal: control.signal });
  const names = [...files, ...beside.indexes, ...beside.extras].map(({ name }) => name);
  refuseNames([...names, ...beside.robots.map(({ name }) => name), MANIFEST_NAME]);
  return {
    files: files.map(plannedChange),
    index: beside.indexes.map(plannedChange)[0] ?? null,
    moreIndexes: beside.indexes.slice(1).map(plannedChange),
    extras: [...beside.extras, ...beside.robots].map(plannedChange),
    urls: urlsIn(files),
    bytes: files.reduce((total, { bytes }) => total + bytes, 0),
    leftOut: [...set.leftOut(), ...values.list()],
    obsolete: await stillPresent(options.out, obsoleteNames(folder.previous, names)),
    inTheWay:
      files.length === 0 ? [] : await findFilesInTheWay(options.out, [...names, MANIFEST_NAME], folder.owned),
  };
}

const NOTHING: PutPieces = { indexes: [], extras: [], robots: [], robotsLines: [] };

function plannedChange({ name, urls, bytes, change }: PutFile): PlannedChange {
  return { name, urls, bytes, change };
}

/** What an export ended in, and what the next one builds on. */
export interface ExportOutcome {
  readonly result: ExportResult;
  readonly exported: readonly ExportedFile[];
}

/**
 * Writes the set. Whatever happens, the folder holds the old set or the new one; see docs/decisions/0003-atomic-export.md.
 * `now` = when what changed did so, for the index; null where nobody knows.
 * Memory: the uncompressed bytes of four files, of three where they are large. Throws AppErrors; on "cancelled" and on
 * failures the staged files are removed.
 */
export async function exportRows(
  input: ExportInput,
  given: ExportOptions & { readonly overwrite?: boolean | undefined },
  control: JobControl = UNHEARD,
  now: number | null = null,
): Promise<ExportOutcome> {
  const started = performance.now();
  const run = await beginRun(input, given, true, control, now);
  const { options, folder } = run;
  const inTheWay = (names: readonly string[]): Promise<void> =>
    refuseFilesInTheWay(options.out, names, folder.owned, given.overwrite ?? false);
  // Sets that are laid out anew begin with number 1: refused before the work, not after it.
  const begun = input.sections.filter(({ known, total }) => (!known || options.repack) && total > 0);
  const first = begun.flatMap((family) => [sitemapName(family, 1, options), indexName(family, 1, options)]);
  await inTheWay([...new Set([...first, MANIFEST_NAME])]);

  const staging = await createStaging(options.out);
  let committing = false;
  try {
    const { sitemaps, leftOut } = await stageRows(run, staging, control);
    if (sitemaps.length === 0) throw nothingToWrite(leftOut);
    const files: PutSitemap[] = [];
    for (const file of sitemaps) files.push({ ...file, change: await changeOf(options.out, file) });
    const put = putInto(staging);
    const beside = await putPieces({ ...run, files, put, signal: control.signal });
    const names = [...files, ...beside.indexes, ...beside.extras].map(({ name }) => name);
    const robots = beside.robots.map(({ name }) => name);
    refuseNames([...names, ...robots, MANIFEST_NAME]);
    await inTheWay(names);
    await findFilesInTheWay(options.out, robots, new Set(robots));
    const leftover = await sortObsolete(folder, names, options.removeOld ?? false);
    const manifest = await put(manifestPiece(run.sites, options, files, beside, leftover));
    const written = [...files, ...beside.extras, ...beside.indexes, ...beside.robots, manifest];
    const changed = written.filter(({ change }) => change !== 'unchanged');
    control.signal.throwIfAborted();
    committing = changed.length > 0 || leftover.removals.length > 0;
    if (committing) await commitSwap(staging, changed.map(swapEntry), leftover.removals);
    else await staging.remove();
    const result: ExportResult = {
      out: options.out,
      files: files.map(writtenFile),
      index: beside.indexes.map(writtenFile)[0] ?? null,
      moreIndexes: beside.indexes.slice(1).map(writtenFile),
      extras: [...beside.extras, ...beside.robots].map(writtenFile),
      urls: urlsIn(files),
      leftOut,
      obsolete: leftover.kept,
      removed: leftover.removals.map(({ name }) => name),
      robotsLines: beside.robotsLines,
      seconds: (performance.now() - started) / 1000,
    };
    return { result, exported: sitemaps };
  } catch (error) {
    if (!committing) await staging.remove().catch(() => undefined);
    throw error;
  }
}

/** What a plan and an export have in common. */
interface Run {
  readonly input: ExportInput;
  readonly options: ExportOptions;
  readonly folder: ExportFolder;
  readonly previous: ExportManifest | null;
  readonly set: EncodedSet;
  /** The files of the set on their way to the caller. */
  readonly files: EncodedSet['files'];
  readonly sites: readonly ExportSite[];
  readonly lastmods: KnownLastmods;
  readonly changes: ExportChanges | null;
  /** Takes what is encoded from now on. */
  readonly progress: { onRows: (rows: number) => void };
}

async function beginRun(
  input: ExportInput,
  given: ExportOptions,
  exclusive: boolean,
  { signal }: Pick<JobControl, 'signal'>,
  now: number | null,
): Promise<Run> {
  const options = completeOptions(given);
  refusePatterns(options, input.sections);
  const folder = await openExportFolder(options.out, exclusive);
  const progress = { onRows: (_: number): void => undefined };
  const set = await encodeSet(input, options, {
    signal,
    isStale: await isStaleIn(input, options),
    onRows: (rows) => {
      progress.onRows(rows);
    },
  });
  const { previous } = folder;
  const changes = options.extras?.includes('indexnow')
    ? await ExportChanges.begin(options.out, previous, set.kept)
    : null;
  const known = input.known?.files ?? input.sections.flatMap((family) => family.known?.files ?? []);
  return {
    input,
    options,
    folder,
    previous,
    set,
    files: changes ? changes.watch(set.files) : set.files,
    sites: sitesOf(input, options),
    lastmods: new KnownLastmods(previous, known, now),
    changes,
    progress,
  };
}

/** Stages what changes; the result has all files of the set, in their order. */
async function stageRows(
  { input, options, set, files, lastmods, progress }: Run,
  staging: Staging,
  { report }: JobControl,
): Promise<{ sitemaps: ExportedFile[]; leftOut: LeftOut[] }> {
  let done = 0;
  let bytes = 0;
  let label = '';
  const tell = (): void => {
    report({ label, done, total: set.total, bytes, bytesTotal: null });
  };
  progress.onRows = (rows) => {
    done += rows;
    tell();
  };
  const packing = { gzip: options.gzip, level: options.level ?? DEFAULT_LEVEL };
  const staged = await stageFiles(files, staging, packing, (file) => {
    label = file.name;
    bytes += file.size;
    tell();
  });
  const dated = staged.map((file) => ({ ...file, lastmod: lastmods.of(file) }));
  const sitemaps = [...set.kept, ...dated].sort(inPlace(input));
  const values = new LeftOutTally();
  for (const file of sitemaps) values.addAll(file.leftOut);
  return { sitemaps, leftOut: [...set.leftOut(), ...values.list()] };
}

function putInto(
  staging: Staging,
): (piece: { name: string; content: Buffer; urls: number }) => Promise<PutFile> {
  return async ({ name, content, urls }) => {
    const { size, sha256 } = await staging.write(name, content);
    const change = await changeOf(staging.out, { name, sha256 });
    return { name, urls, bytes: content.length, size, sha256, lastmod: null, change };
  };
}

async function changeOf(out: string, { name, sha256 }: SwapEntry): Promise<PutFile['change']> {
  return fileChange(sha256, await presentSha256(out, name));
}

function writtenFile({ name, urls, bytes, size, sha256, lastmod, change }: PutFile): WrittenFile {
  return { name, urls, bytes, size, sha256, lastmod, change };
}

function swapEntry({ name, sha256 }: SwapEntry): SwapEntry {
  return { name, sha256 };
}

/** Files of earlier exports that the set no longer has: those to remove, and those that stay. */
interface Leftover {
  readonly removals: readonly SwapEntry[];
  readonly kept: readonly string[];
  readonly hashes: Readonly<Record<string, string>>;
}

async function sortObsolete(
  { out, previous }: ExportFolder,
  names: readonly string[],
  remove: boolean,
): Promise<Leftover> {
  const known = hashesOf(previous);
  const removals: SwapEntry[] = [];
  const kept: string[] = [];
  for (const name of await stillPresent(out, obsoleteNames(previous, names))) {
    const sha256 = known.get(name);
    // What somebody changed since is no longer what Mapwright wrote.
    if (remove && sha256 !== undefined && (await presentSha256(out, name)) === sha256)
      removals.push({ name, sha256 });
    else kept.push(name);
  }
  const hashes = kept.flatMap((name): [string, string][] => {
    const sha256 = known.get(name);
    return sha256 === undefined ? [] : [[name, sha256]];
  });
  return { removals, kept, hashes: Object.fromEntries(hashes) };
}

function manifestPiece(
  sites: readonly ExportSite[],
  { baseUrl }: ExportOptions,
  files: readonly PutFile[],
  { indexes, extras }: PutPieces,
  { kept, hashes }: Leftover,
): { name: string; content: Buffer; urls: number } {
  const manifest: ExportManifest = {
    mapwright: 1,
    baseUrl,
    urls: urlsIn(files),
    files,
    index: indexes[0] ?? null,
    moreIndexes: indexes.slice(1),
    extras,
    hosts: sites.filter(({ folder }) => folder !== ''),
    obsolete: kept,
    obsoleteHashes: hashes,
  };
  return { name: MANIFEST_NAME, content: Buffer.from(formatManifest(manifest)), urls: 0 };
}

function nothingToWrite(leftOut: readonly LeftOut[]): AppError {
  const rows = leftOut.filter(({ what }) => what === 'url').reduce((total, { count }) => total + count, 0);
  const why =
    rows === 0
      ? 'The project has no URLs yet. Import or add some first.'
      : `All ${String(rows)} rows are excluded or have an address that can't be written. Include or correct some first.`;
  return new AppError('invalid-export', `There is nothing to export. ${why}`);
}

/** URLs of the set: files of images, videos and news name some of them again. */
function urlsIn(files: readonly { readonly urls: number; readonly kind?: string }[]): number {
  return files.reduce((total, { urls, kind = 'url' }) => total + (kind === 'url' ? urls : 0), 0);
}
