// Exports rows: encode → compare with the folder → write. It knows neither projects nor jobs.
import type {
  ExportManifest,
  ExportOptions,
  ExportPlan,
  ExportResult,
  LeftOut,
  PlannedChange,
  WrittenFile,
} from '../../../shared/model/export-plan.ts';
import type { ExportedFile } from '../../../shared/model/exported-file.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { fileChange, obsoleteNames } from '../compare/compare-files.ts';
import { REST_NAME } from '../../../shared/model/section.ts';
import type { JobControl } from '../job-runner.ts';
import { formatManifest, MANIFEST_NAME } from '../report/manifest.ts';
import { findFilesInTheWay, refuseFilesInTheWay } from '../write/files-in-the-way.ts';
import { indexXml, type IndexEntry } from '../write/index-xml.ts';
import { LeftOutTally } from '../write/left-out.ts';
import { stageFiles, type StagedSitemap } from '../write/stage-files.ts';
import { createStaging, type Staging } from '../write/staging.ts';
import { commitSwap } from '../write/swap.ts';
import { encodeSet, type ExportInput } from './encode-set.ts';
import {
  openExportFolder,
  presentSha256,
  stillPresent,
  xmlChange,
  type ExportFolder,
} from './export-folder.ts';
import { completeOptions, INDEX_NAME, robotsLine, sitemapName } from './export-options.ts';

const UNHEARD: JobControl = { signal: new AbortController().signal, report: () => undefined };

/** What exportRows would write; the sizes are exact, and only leftovers of an interrupted export are touched. */
export async function planRows(
  input: ExportInput,
  given: ExportOptions,
  control: Pick<JobControl, 'signal'> = UNHEARD,
): Promise<ExportPlan> {
  const options = completeOptions(given);
  const folder = await openExportFolder(options.out, false);
  const set = await encodeSet(input, options, {
    signal: control.signal,
    onRows: () => undefined,
    isStale: await staleness(input, options),
  });
  const planned: (PlannedChange & IndexEntry & FilePlace)[] = [];
  const values = new LeftOutTally();
  for (const { leftOut, ...file } of set.kept) {
    planned.push({ ...file, name: nameIn(input, file, options), change: 'unchanged' });
    values.addAll(leftOut);
  }
  for await (const { xml, leftOut, release, ...file } of set.files) {
    const change = await xmlChange(options.out, file.name, xml);
    planned.push({ ...file, bytes: xml.length, change });
    values.addAll(leftOut);
    release();
  }
  const files = planned.sort(byPlace(input));
  const names = [...files.map(({ name }) => name), INDEX_NAME];
  return {
    files: files.map(({ name, urls, bytes, change }) => ({ name, urls, bytes, change })),
    index: files.length === 0 ? null : await planIndex(options, files),
    urls: sum(files, 'urls'),
    bytes: sum(files, 'bytes'),
    leftOut: [...set.leftOut(), ...values.list()],
    obsolete: await stillPresent(options.out, obsoleteNames(folder.previous, names)),
    inTheWay:
      files.length === 0 ? [] : await findFilesInTheWay(options.out, [...names, MANIFEST_NAME], folder.owned),
  };
}

/** What an export ended in, and what the next one builds on. */
export interface ExportOutcome {
  readonly result: ExportResult;
  readonly exported: readonly ExportedFile[];
}

/**
 * Writes the set. Whatever happens, the folder holds the old set or the new one; see docs/decisions/0003-atomic-export.md.
 * Memory: the uncompressed bytes of four files, of three where they are large. Throws AppErrors; on "cancelled" and on
 * failures the staged files are removed.
 */
export async function exportRows(
  input: ExportInput,
  given: ExportOptions & { readonly overwrite?: boolean | undefined },
  control: JobControl = UNHEARD,
): Promise<ExportOutcome> {
  const started = performance.now();
  const options = completeOptions(given);
  const folder = await openExportFolder(options.out, true);
  const inTheWay = (names: readonly string[]): Promise<void> =>
    refuseFilesInTheWay(options.out, names, folder.owned, given.overwrite ?? false);
  // Sets that are laid out anew begin with number 1: refused before the work, not after it.
  const begun = input.sections.filter(({ known, total }) => (!known || options.repack) && total > 0);
  await inTheWay([...begun.map(({ name }) => sitemapName(name, 1, options.gzip)), INDEX_NAME, MANIFEST_NAME]);

  const staging = await createStaging(options.out);
  let committing = false;
  try {
    const { sitemaps, leftOut } = await stageRows(input, options, staging, control);
    if (sitemaps.length === 0) throw nothingToWrite(leftOut);
    const index = await stageIndex(staging, options.baseUrl, sitemaps);
    await inTheWay(sitemaps.map(({ name }) => name));
    const set = await compareSet(folder, sitemaps, index);
    const manifest = await stageManifest(staging, folder, { ...set, baseUrl: options.baseUrl });
    const changed = [...set.files, set.index, manifest].filter(({ change }) => change !== 'unchanged');
    control.signal.throwIfAborted();
    committing = changed.length > 0;
    if (committing)
      await commitSwap(
        staging,
        changed.map(({ name, sha256 }) => ({ name, sha256 })),
      );
    else await staging.remove();
    const result = {
      out: options.out,
      ...set,
      urls: sum(set.files, 'urls'),
      leftOut,
      robotsLine: robotsLine(options.baseUrl),
      seconds: (performance.now() - started) / 1000,
    };
    return { result, exported: sitemaps };
  } catch (error) {
    if (!committing) await staging.remove().catch(() => undefined);
    throw error;
  }
}

/** Known files are written again where the folder does not hold them as they were written. */
async function staleness(
  input: ExportInput,
  options: ExportOptions,
): Promise<(file: ExportedFile) => boolean> {
  const fresh = new Set<ExportedFile>();
  for (const file of input.sections.flatMap(({ known }) => known?.files ?? [])) {
    const present = await presentSha256(options.out, nameIn(input, file, options));
    if (present === file.sha256) fresh.add(file);
  }
  return (file) => !fresh.has(file);
}

type FilePlace = Pick<ExportedFile, 'section' | 'n'>;

function nameIn({ sections }: ExportInput, { section, n }: FilePlace, { gzip }: ExportOptions): string {
  return sitemapName(sections.find(({ id }) => id === section)?.name ?? REST_NAME, n, gzip);
}

/** By section, in the order of the sections, then by number. */
function byPlace({ sections }: ExportInput): (a: FilePlace, b: FilePlace) => number {
  const order = new Map(sections.map(({ id }, at) => [id, at]));
  return (a, b) => (order.get(a.section) ?? 0) - (order.get(b.section) ?? 0) || a.n - b.n;
}

async function planIndex(
  { out, baseUrl }: ExportOptions,
  files: readonly IndexEntry[],
): Promise<PlannedChange> {
  const xml = indexXml(baseUrl, files);
  const change = await xmlChange(out, INDEX_NAME, xml);
  return { name: INDEX_NAME, urls: files.length, bytes: xml.length, change };
}

/** Stages what changes; the result has all files of the set, by number. */
async function stageRows(
  input: ExportInput,
  options: ExportOptions,
  staging: Staging,
  { signal, report }: JobControl,
): Promise<{ sitemaps: StagedSitemap[]; leftOut: LeftOut[] }> {
  let done = 0;
  let bytes = 0;
  let total = 0;
  let label = INDEX_NAME;
  const tell = (): void => {
    report({ label, done, total, bytes, bytesTotal: null });
  };
  const set = await encodeSet(input, options, {
    signal,
    isStale: await staleness(input, options),
    onRows: (rows) => {
      done += rows;
      tell();
    },
  });
  total = set.total;
  const staged = await stageFiles(set.files, staging, options.gzip, (file) => {
    label = file.name;
    bytes += file.size;
    tell();
  });
  const kept = set.kept.map((file) => ({ ...file, name: nameIn(input, file, options) }));
  const sitemaps = [...kept, ...staged].sort(byPlace(input));
  const values = new LeftOutTally();
  for (const file of sitemaps) values.addAll(file.leftOut);
  return { sitemaps, leftOut: [...set.leftOut(), ...values.list()] };
}

async function stageIndex(
  staging: Staging,
  baseUrl: string,
  files: readonly StagedSitemap[],
): Promise<SizedFile> {
  const xml = indexXml(baseUrl, files);
  const { name, size, sha256 } = await staging.write(INDEX_NAME, xml);
  return { name, urls: files.length, bytes: xml.length, size, sha256, lastmod: null };
}

type SizedFile = Omit<WrittenFile, 'change'>;

async function compareSet(
  { out, previous }: ExportFolder,
  sitemaps: readonly StagedSitemap[],
  stagedIndex: SizedFile,
): Promise<{ files: WrittenFile[]; index: WrittenFile; obsolete: string[] }> {
  const compare = async ({ name, urls, bytes, size, sha256, lastmod }: SizedFile): Promise<WrittenFile> => {
    const change = fileChange(sha256, await presentSha256(out, name));
    return { name, urls, bytes, size, sha256, lastmod, change };
  };
  const files: WrittenFile[] = [];
  for (const file of sitemaps) files.push(await compare(file));
  const names = files.map(({ name }) => name);
  return {
    files,
    index: await compare(stagedIndex),
    obsolete: await stillPresent(out, obsoleteNames(previous, [...names, stagedIndex.name])),
  };
}

async function stageManifest(
  staging: Staging,
  { out }: ExportFolder,
  set: { files: readonly WrittenFile[]; index: WrittenFile; obsolete: readonly string[]; baseUrl: string },
): Promise<{ name: string; sha256: string; change: WrittenFile['change'] }> {
  const manifest: ExportManifest = { mapwright: 1, urls: sum(set.files, 'urls'), ...set };
  const { name, sha256 } = await staging.write(MANIFEST_NAME, Buffer.from(formatManifest(manifest)));
  return { name, sha256, change: fileChange(sha256, await presentSha256(out, name)) };
}

function nothingToWrite(leftOut: readonly LeftOut[]): AppError {
  const rows = leftOut.filter(({ what }) => what === 'url').reduce((total, { count }) => total + count, 0);
  const why =
    rows === 0
      ? 'The project has no URLs yet. Import or add some first.'
      : `All ${String(rows)} rows are excluded or have an address that can't be written. Include or correct some first.`;
  return new AppError('invalid-export', `There is nothing to export. ${why}`);
}

function sum<K extends 'urls' | 'bytes'>(files: readonly Readonly<Record<K, number>>[], key: K): number {
  return files.reduce((total, file) => total + file[key], 0);
}
