// What a plan and an export have in common: options completed, the folder read, the files of the set under way.
import type {
  ExportManifest,
  ExportOptions,
  OthersSet,
} from '../../../../shared/model/export/planned-set.ts';
import type { ExportedFile } from '../../store/exports/exported-file.ts';
import type { JobControl } from '../../jobs/job-runner.ts';
import type { StageFile } from './folder/stage-files.ts';
import { encodeSet, type EncodedSet } from './pack/files-to-write.ts';
import type { ExportInput } from './section-input.ts';
import { ExportChanges } from './layout/export-changes.ts';
import { openExportFolder, type ExportFolder } from './layout/export-folder.ts';
import type { ExportThreads } from './threads/export-threads.ts';
import { refusePatterns } from './layout/export-names.ts';
import { completeOptions } from './export-options.ts';
import { sitesOf, type ExportSite } from './layout/export-sites.ts';
import { KnownLastmods } from './layout/known-lastmods.ts';

/** A caller that neither listens nor cancels. */
export const UNHEARD: JobControl = { signal: new AbortController().signal, report: () => undefined };

export interface ExportRun {
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
  /** The folder has a set of which this project wrote no file, and that is not to be taken over. */
  readonly keepsOthers: boolean;
  /** Rows of files that were made already, those of all that are to be made, and who is told of what is encoded from now on. */
  readonly progress: { readonly ahead: number; readonly total: number; onRows: (rows: number) => void };
}

/** What a set is to be. */
export type PlanOrder = ExportOptions & {
  /** What becomes of the set of another project; default: "take". */
  readonly others?: OthersSet | undefined;
};

/** What a run is part of. */
export interface RunSetting {
  readonly control: Pick<JobControl, 'signal'> & Partial<Pick<JobControl, 'report'>>;
  /** When what changed did so, for the index; null where nobody knows. */
  readonly now: number | null;
  /** Threads that make and pack files; null = none. */
  readonly threads: ExportThreads | null;
  /** See EncodeControl. */
  readonly stage?: StageFile | undefined;
  /** Whether the set is to be written. */
  readonly exclusive: boolean;
}

/** Begins. Throws AppErrors for what can't be exported. */
export async function beginRun(
  input: ExportInput,
  given: PlanOrder,
  { control: { signal, report }, now, threads, stage, exclusive }: RunSetting,
): Promise<ExportRun> {
  const options = completeOptions(given);
  refusePatterns(options, input.sections);
  const known = input.known ?? input.sections.flatMap((family) => family.known?.files ?? []);
  const folder = await openExportFolder(options.out, exclusive, known);
  const progress = { ahead: 0, total: 0, onRows: (_: number): void => undefined };
  const indexNow = options.extras?.includes('indexnow') ?? false;
  const set = await encodeSet(input, options, {
    signal,
    look: folder.look,
    threads,
    // Lists of changes look at all lines of a file that changes.
    needsContent: indexNow,
    stage,
    onRows: (rows) => {
      progress.onRows(rows);
    },
    onAhead: (rows, total) => {
      progress.ahead = rows;
      report?.({ label: '', done: rows, total, bytes: 0, bytesTotal: null });
    },
  });
  // Of files that were made, some stay as they are.
  progress.total = Math.max(set.total, progress.ahead);
  const { previous } = folder;
  const changes = indexNow ? await ExportChanges.begin(options.out, previous, set.kept) : null;
  return {
    input,
    options,
    folder,
    previous,
    set,
    files: changes ? changes.watch(set.files) : set.files,
    sites: sitesOf(input, options),
    lastmods: new KnownLastmods(previous, await withPlainCrcs(known, folder), now),
    changes,
    keepsOthers: (given.others ?? 'take') !== 'take' && previous !== null && isOthers(previous, input),
    progress,
  };
}

/** An earlier version did not keep what the content of a file adds up to; mostly the folder has the file. */
async function withPlainCrcs(
  known: readonly ExportedFile[],
  { look }: Pick<ExportFolder, 'look'>,
): Promise<ExportedFile[]> {
  const files: ExportedFile[] = [];
  for (const file of known) {
    const there = file.plainCrc === null ? await look(file.name) : null;
    files.push(there?.sha256 === file.sha256 ? { ...file, plainCrc: there.plain.crc } : file);
  }
  return files;
}

/** Whether a set has files, and none that the project wrote under its name, here or elsewhere. */
function isOthers({ files }: ExportManifest, { wroteAny }: Pick<ExportInput, 'wroteAny'>): boolean {
  return files.length > 0 && !(wroteAny?.(files) ?? false);
}

/** URLs of the set: files of images, videos and news name some of them again. */
export function urlsIn(files: readonly { readonly urls: number; readonly kind?: string }[]): number {
  return files.reduce((total, { urls, kind = 'url' }) => total + (kind === 'url' ? urls : 0), 0);
}
