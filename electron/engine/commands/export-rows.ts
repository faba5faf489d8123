// Exports any stream of rows: plan → write → compare → report. It knows neither projects nor jobs.
import { setImmediate } from 'node:timers/promises';
import { AppError } from '../../../shared/contract/errors.ts';
import type { RowBatch } from '../../../shared/model/entry-batch.ts';
import type {
  ExportManifest,
  ExportOptions,
  ExportPlan,
  ExportResult,
  LeftOut,
  PlannedFile,
  WrittenFile,
} from '../../../shared/model/export-plan.ts';
import { fileChange, obsoleteNames } from '../compare/compare-files.ts';
import type { JobControl } from '../job-runner.ts';
import { planSplit, type SplitPlan } from '../plan/split-plan.ts';
import { formatManifest, MANIFEST_NAME } from '../report/manifest.ts';
import { findFilesInTheWay, refuseFilesInTheWay } from '../write/files-in-the-way.ts';
import { indexXml, type IndexEntry } from '../write/index-xml.ts';
import { RowEncoder, type EncodedFile } from '../write/row-encoder.ts';
import { stageFiles, type StagedSitemap } from '../write/stage-files.ts';
import { createStaging, type Staging } from '../write/staging.ts';
import { commitSwap } from '../write/swap.ts';
import { frameBytes } from '../write/xml-frame.ts';
import { openExportFolder, presentSha256, stillPresent, type ExportFolder } from './export-folder.ts';
import { completeOptions, INDEX_NAME, robotsLine, sitemapName } from './export-options.ts';

/** The rows of an export, in the order in which they are to be written. */
export interface ExportInput {
  readonly batches: Iterable<RowBatch>;
  /** Rows that `batches` will give. */
  readonly total: number;
  /** Rows that are left out of `batches` because the user excluded them. */
  readonly excluded: number;
}

const UNHEARD: JobControl = { signal: new AbortController().signal, report: () => undefined };

/** What exportRows would write; the sizes are exact, and only leftovers of an interrupted export are touched. */
export async function planRows(
  input: ExportInput,
  given: ExportOptions,
  control: Pick<JobControl, 'signal'> = UNHEARD,
): Promise<ExportPlan> {
  const options = completeOptions(given);
  const folder = await openExportFolder(options.out, false);
  const split = splitFor(options);
  const encoder = new RowEncoder(split.place);
  const entries: IndexEntry[] = [];
  for await (const file of encodeAll(input.batches, encoder, control.signal, () => undefined)) {
    entries.push({ name: sitemapName(entries.length + 1, options.gzip), lastmod: file.lastmod });
    file.release();
  }
  const files = split.files();
  const index: PlannedFile | null =
    files.length === 0
      ? null
      : { name: INDEX_NAME, urls: files.length, bytes: indexXml(options.baseUrl, entries).length };
  const names = [...files.map(({ name }) => name), INDEX_NAME];
  const obsolete = obsoleteNames(folder.previous, names);
  return {
    files,
    index,
    urls: sum(files, 'urls'),
    bytes: sum(files, 'bytes'),
    leftOut: leftOutOf(encoder, input),
    obsolete: await stillPresent(options.out, obsolete),
    inTheWay: index ? await findFilesInTheWay(options.out, [...names, MANIFEST_NAME], folder.owned) : [],
  };
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
): Promise<ExportResult> {
  const started = performance.now();
  const options = completeOptions(given);
  const folder = await openExportFolder(options.out, true);
  const inTheWay = (names: readonly string[]): Promise<void> =>
    refuseFilesInTheWay(options.out, names, folder.owned, given.overwrite ?? false);
  await inTheWay([sitemapName(1, options.gzip), INDEX_NAME, MANIFEST_NAME]);

  const encoder = new RowEncoder(splitFor(options).place);
  const staging = await createStaging(options.out);
  let committing = false;
  try {
    const staged = await stageRows(input, options, encoder, staging, control);
    if (staged.length === 0) throw nothingToWrite(leftOutOf(encoder, input));
    const index = await stageIndex(staging, options.baseUrl, staged);
    await inTheWay(staged.map(({ name }) => name));
    const set = await compareSet(folder, staged, index);
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
    return {
      out: options.out,
      ...set,
      urls: sum(set.files, 'urls'),
      leftOut: leftOutOf(encoder, input),
      robotsLine: robotsLine(options.baseUrl),
      seconds: (performance.now() - started) / 1000,
    };
  } catch (error) {
    if (!committing) await staging.remove().catch(() => undefined);
    throw error;
  }
}

function splitFor({ maxUrls, maxBytes, gzip }: ExportOptions): SplitPlan {
  return planSplit({ maxUrls, maxBytes, frameBytes, fileName: (n) => sitemapName(n, gzip) });
}

async function* encodeAll(
  batches: Iterable<RowBatch>,
  encoder: RowEncoder,
  signal: AbortSignal,
  onBatch: (rows: number) => void,
): AsyncGenerator<EncodedFile> {
  for (const batch of batches) {
    signal.throwIfAborted();
    yield* encoder.encode(batch);
    onBatch(batch.count);
    await setImmediate();
  }
  const last = encoder.end();
  if (last) yield last;
}

async function stageRows(
  input: ExportInput,
  options: ExportOptions,
  encoder: RowEncoder,
  staging: Staging,
  { signal, report }: JobControl,
): Promise<StagedSitemap[]> {
  let done = 0;
  let bytes = 0;
  let label = sitemapName(1, options.gzip);
  const tell = (): void => {
    report({ label, done, total: input.total, bytes, bytesTotal: null });
  };
  const files = encodeAll(input.batches, encoder, signal, (rows) => {
    done += rows;
    tell();
  });
  return stageFiles(files, staging, {
    gzip: options.gzip,
    fileName: (n) => sitemapName(n, options.gzip),
    onStaged: (file) => {
      label = file.name;
      bytes += file.size;
      tell();
    },
  });
}

async function stageIndex(
  staging: Staging,
  baseUrl: string,
  files: readonly StagedSitemap[],
): Promise<StagedSitemap> {
  const xml = indexXml(baseUrl, files);
  const { name, size, sha256 } = await staging.write(INDEX_NAME, xml);
  return { name, urls: files.length, bytes: xml.length, size, sha256, lastmod: null };
}

async function compareSet(
  { out, previous }: ExportFolder,
  staged: readonly StagedSitemap[],
  stagedIndex: StagedSitemap,
): Promise<{ files: WrittenFile[]; index: WrittenFile; obsolete: string[] }> {
  const files: WrittenFile[] = [];
  for (const file of [...staged, stagedIndex]) {
    files.push({ ...file, change: fileChange(file.sha256, await presentSha256(out, file.name)) });
  }
  const obsolete = await stillPresent(
    out,
    obsoleteNames(
      previous,
      files.map(({ name }) => name),
    ),
  );
  const index = files.pop();
  if (!index) throw new RangeError('The index is always there.');
  return { files, index, obsolete };
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

function leftOutOf(encoder: RowEncoder, { excluded }: ExportInput): LeftOut[] {
  const counted = encoder.leftOut.list();
  return excluded > 0 ? [{ reason: 'excluded', what: 'url', count: excluded }, ...counted] : counted;
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
