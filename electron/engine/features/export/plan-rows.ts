// Plans an export of rows: what exportRows would write, file by file. It writes nothing.
import { crc32 } from 'node:zlib';
import type { ExportPlan, LeftOut, PlannedChange } from '../../../../shared/model/export/planned-set.ts';
import { MANIFEST_NAME } from '../../../../shared/model/export/set-name.ts';
import { DEFAULT_LEVEL } from '../../../../shared/model/export/set-options.ts';
import { obsoleteNames } from '../compare/compare-files.ts';
import type { JobControl } from '../../jobs/job-runner.ts';
import { FILE_TABLE_NAME } from './file-lists.ts';
import { findFilesInTheWay } from './folder/files-in-the-way.ts';
import { refuseSubFolders } from './folder/refuse-folder.ts';
import { LeftOutTally } from './lines/not-written.ts';
import type { PlainSums } from './pack/reproducible-gzip.ts';
import { beginRun, UNHEARD, urlsIn, type ExportRun, type PlanOrder } from './begin-run.ts';
import type { ExportInput } from './section-input.ts';
import { contentChange, stillPresent, type ExportFolder } from './layout/export-folder.ts';
import type { ExportThreads } from './threads/export-threads.ts';
import { refuseNames } from './layout/export-names.ts';
import { idleHosts, placesOf } from './layout/export-sites.ts';
import { inPlace } from './layout/known-files.ts';
import { movedFiles } from './layout/obsolete-files.ts';
import { stillOwned } from './layout/owned-files.ts';
import {
  putPieces,
  type PieceInput,
  type PutFile,
  type PutPieces,
  type PutSitemap,
} from './pack/files-beside.ts';

/** What exportRows would write (`now`: see there); the sizes are exact, but for those said to be about right, and only leftovers of an interrupted export are touched. */
export async function planRows(
  input: ExportInput,
  given: PlanOrder,
  control: Pick<JobControl, 'signal'> = UNHEARD,
  now: number | null = null,
  threads: ExportThreads | null = null,
): Promise<ExportPlan> {
  const run = await beginRun(input, given, { control, now, threads, exclusive: false });
  const { options, folder, set, sites } = run;
  // What another level packs is seldom the same to the byte; packing all for that would take as long as the export.
  const anew =
    input.packedAt !== undefined && options.gzip && input.packedAt !== (options.level ?? DEFAULT_LEVEL);
  const { planned, leftOut } = await planFiles(run, anew);
  const files = planned.sort(inPlace(input));
  const put: PieceInput['put'] = async ({ name, content, urls }) => {
    const sums = { bytes: content.length, crc: crc32(content) };
    return { name, urls, bytes: content.length, lastmod: null, ...(await onDisk(folder, name, sums)) };
  };
  const beside =
    files.length === 0 ? NOTHING : await putPieces({ ...run, sites, files, put, signal: control.signal });
  const ours = [...files, ...beside.indexes, ...beside.extras];
  const names = ours.map(({ name }) => name);
  refuseNames([...names, ...beside.robots.map(({ name }) => name), MANIFEST_NAME]);
  const left = await stillPresent(options.out, obsoleteNames(folder.previous, names));
  const obsolete = run.keepsOthers ? [] : left;
  const { robotsLines: _, linesThere: __, ...lines } = beside.lines;
  return {
    files: files.map(plannedChange),
    index: beside.indexes.map(plannedChange)[0] ?? null,
    moreIndexes: beside.indexes.slice(1).map(plannedChange),
    extras: plannedExtras([...beside.extras, ...beside.robots], files),
    urls: urlsIn(files),
    bytes: files.reduce((total, { bytes }) => total + bytes, 0),
    leftOut: [...set.leftOut(), ...leftOut],
    obsolete,
    moved: movedFiles(folder.previous, obsolete, placesOf(sites, options), names),
    inTheWay: files.length === 0 ? [] : await inTheWayOf(run, ours, beside.robots),
    ...lines,
    idleHosts: idleHosts(files, options),
    othersLeft: run.keepsOthers ? left : null,
  };
}

/** The sitemaps of the set, those that stay first. `anew`: all are packed otherwise than before. */
async function planFiles(
  { folder, set, files, lastmods }: ExportRun,
  anew: boolean,
): Promise<{ readonly planned: PutSitemap[]; readonly leftOut: readonly LeftOut[] }> {
  const planned: PutSitemap[] = [];
  const values = new LeftOutTally();
  for (const { leftOut, ...file } of set.kept) {
    planned.push({ ...file, change: 'unchanged' });
    values.addAll(leftOut);
  }
  for await (const { leftOut, release, xml: _, pack: __, ids: ___, ...file } of files) {
    release();
    const { bytes, plainCrc: crc } = file;
    const there = await onDisk(folder, file.name, { bytes, crc }, anew);
    planned.push({ ...file, ...there, lastmod: lastmods.of({ ...file, change: there.change }) });
    values.addAll(leftOut);
  }
  return { planned, leftOut: values.list() };
}

/**
 * What the tables of files say of a file: as it lies in the folder where it stays so; else its size is that unpacked. `anew`:
 * it is packed otherwise than before.
 */
async function onDisk(
  { look }: Pick<ExportFolder, 'look'>,
  name: string,
  sums: PlainSums,
  anew = false,
): Promise<Pick<PutFile, 'size' | 'sha256' | 'change'>> {
  const there = await look(name);
  const found = contentChange(there, sums);
  if (there && found === 'unchanged' && !anew)
    return { size: there.size, sha256: there.sha256, change: found };
  return { size: sums.bytes, sha256: UNKNOWN_HASH, change: there ? 'changed' : 'new' };
}

/** As long as one that is known. */
const UNKNOWN_HASH = '0'.repeat(64);

/** What the export would refuse to replace unasked; throws for folders that it could not write. */
async function inTheWayOf(
  { folder, set }: ExportRun,
  files: readonly PutFile[],
  robots: readonly PutFile[],
): Promise<string[]> {
  const changed = [...files, ...robots].filter(({ change }) => change !== 'unchanged');
  await refuseSubFolders(folder.out, changed);
  const kept = new Set(set.kept.map(({ name }) => name));
  // What is packed anew is written where a single byte differs; the plan has compared what is in it.
  const written = files.map(({ name, change }) => ({
    name,
    change: name.endsWith('.gz') && !kept.has(name) ? ('changed' as const) : change,
  }));
  const names = [...files, ...robots].map(({ name }) => name);
  const owned = await stillOwned(folder, written, robots);
  return findFilesInTheWay(folder.out, [...names, MANIFEST_NAME], owned);
}

const NOTHING: PutPieces = {
  indexes: [],
  extras: [],
  robots: [],
  lines: { robotsLines: [], linesLeft: [], bareRobots: [], rootLines: [], rootRobots: [] },
};

function plannedChange({ name, urls, bytes, change }: PutFile): PlannedChange {
  return { name, urls, bytes, change };
}

function plannedExtras(extras: readonly PutFile[], files: readonly PutFile[]): PlannedChange[] {
  const packs = files.some(({ name, change }) => name.endsWith('.gz') && change !== 'unchanged');
  return extras.map((file) => {
    const planned = plannedChange(file);
    return packs && file.name === FILE_TABLE_NAME ? { ...planned, isAbout: true } : planned;
  });
}
