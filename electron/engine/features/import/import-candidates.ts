// What an import may read next, local or on the web, until it is known whether it can be had. It parses nothing.
import { realpathSync, statSync, type Stats } from 'node:fs';
import { rm } from 'node:fs/promises';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import type { SourceOrigin } from '../../../../shared/model/project.ts';
import { ARCHIVE_MARK } from '../../read/sources/archive/expand-archive.ts';
import type { OpenArchives } from '../../read/sources/archive/open-archives.ts';
import { assertRegular, diskFile, unreadableFile, type SourceFile } from '../../read/sources/source-file.ts';
import { nativePath } from '../../../files/native-path.ts';
import { readError } from '../../../files/read-error.ts';
import { isWebInput } from '../../../../shared/protocol/web-input.ts';
import type { WebCopies } from '../../read/sources/web/web-copies.ts';
import { problemFrom } from '../../read/read-failures.ts';
import type { WebFailure } from '../../read/sources/web/web-error.ts';
import { howRead } from '../../store/source-table.ts';
import type { IsOwn } from './walk/own-outputs.ts';
import { webArchiveOf } from './walk/web-archive.ts';
import type { WebDownloads } from './web-downloads.ts';

export interface Candidate {
  /** Absolute path or normalised address. */
  readonly location: string;
  /** The local file; null on the web. */
  readonly local: SourceFile | null;
  /** True where the user named just this. */
  readonly named: boolean;
  /** What was known of it before, for telling whether it has changed. */
  readonly known: SourceOrigin | undefined;
  /** The lastmod that the index which lists it gives for it. */
  readonly listed?: string;
}

export type Obtained =
  | {
      readonly kind: 'file';
      readonly file: SourceFile;
      readonly origin: SourceOrigin;
      /** What its references are relative to. */
      readonly base: string;
      /** Where it was found in the end, after redirects; null for a local file. */
      readonly address: string | null;
      readonly problems: readonly Problem[];
      /** Why bytes are missing at its end, or null. */
      readonly cut: WebFailure | null;
      /** Its bytes are no longer needed. */
      readonly release: () => Promise<void>;
    }
  | { readonly kind: 'unchanged'; readonly problems: readonly Problem[]; readonly address: string | null }
  | {
      readonly kind: 'failed';
      readonly error: AppError;
      readonly problem: Problem;
      readonly status: number | null;
    };

/** The candidate for a local file; it can't fail before it is opened. */
export function localCandidate(file: SourceFile, known?: SourceOrigin): Candidate {
  const { encoding, dates } = known ?? {};
  const told = encoding && !file.encoding ? { ...file, encoding } : file;
  const local = dates && !told.dates ? { ...told, dates } : told;
  return { location: file.location, local, named: file.named, known };
}

/** A file of an archive from the web: read as that was, and never known to be as it was. */
export function partCandidate(file: SourceFile, { known }: Candidate): Candidate {
  return localCandidate(file, howRead(known));
}

/** What is kept of a source: how to tell whether it has changed, and how it was read. */
export function originFor(
  { known, listed }: Candidate,
  found: SourceOrigin,
  chosen: SourceOrigin | undefined,
): SourceOrigin {
  return { ...found, ...(listed !== undefined && { listed }), ...howRead(known), ...chosen };
}

export function webCandidate(
  address: string,
  o: { named?: boolean; known?: SourceOrigin | undefined } = {},
): Candidate {
  return { location: address, local: null, named: o.named ?? false, known: o.known };
}

/** A source that the project has, to be read again: a file that is gone comes as one that can't be opened. */
export async function storedCandidate(
  location: string,
  known: SourceOrigin | undefined,
  archives: OpenArchives,
): Promise<Candidate> {
  // A file in an archive of the web is had by getting the archive.
  if (isWebInput(location)) return webCandidate(webArchiveOf(location) ?? location, { known });
  try {
    if (location.includes(ARCHIVE_MARK)) return localCandidate(await archives.find(location), known);
    const found = statSync(nativePath(location));
    assertRegular(location, found.isFile());
    return localCandidate(diskFile(location, found.size, false), known);
  } catch (error) {
    return localCandidate(unreadableFile(location, readError(error, location)), known);
  }
}

/** The same for two candidates that lead to one file. */
export function keyOf({ location, local }: Candidate): string {
  if (!local || local.part) return location;
  try {
    return realpathSync.native(local.path ?? location);
  } catch {
    return location;
  }
}

/** Gets a candidate's file, or tells that it is as it was; `isOwn` = that an export of the project wrote it. */
export async function obtain(
  candidate: Candidate,
  downloads: WebDownloads,
  isOwn?: IsOwn,
): Promise<Obtained> {
  const { local, location, known } = candidate;
  if (local) return obtainLocal(local, known, isOwn);
  if (downloads.copies.has(location)) return obtainCopy(candidate, downloads.copies);
  return obtainFromWeb(candidate, await downloads.get(location, known));
}

/** The file of a folder that stands for an address. */
async function obtainCopy({ location, named }: Candidate, copies: WebCopies): Promise<Obtained> {
  try {
    const { path, size } = await copies.find(location);
    return {
      kind: 'file',
      file: diskFile(location, size, named, { path }),
      origin: {},
      base: location,
      address: null,
      problems: [],
      cut: null,
      release: () => Promise.resolve(),
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problem = problemFrom(error, location);
    const listed = named ? problem : { ...problem, code: 'sitemap-not-found' };
    return { kind: 'failed', error, problem: listed, status: NOT_FOUND };
  }
}

/** As a server says of what it does not have. */
const NOT_FOUND = 404;

async function obtainLocal(
  file: SourceFile,
  known: SourceOrigin | undefined,
  isOwn: IsOwn | undefined,
): Promise<Obtained> {
  const found = statOf(file.archive ?? file.path ?? file.location);
  const origin = found ? { size: found.size, modified: found.mtimeMs } : {};
  if (known?.modified !== undefined && known.modified === origin.modified && known.size === origin.size) {
    return { kind: 'unchanged', problems: [], address: null };
  }
  if (isOwn && (await isOwn(file.location))) {
    const path = file.location;
    const why = reason('own-output-kept', { path });
    const problem: Problem = { reason: why, severity: 'info', code: 'own-output', file: path };
    return { kind: 'unchanged', problems: [problem], address: null };
  }
  return {
    kind: 'file',
    file,
    origin,
    base: file.location,
    address: null,
    problems: [],
    cut: null,
    release: () => Promise.resolve(),
  };
}

function statOf(path: string): Stats | null {
  try {
    return statSync(nativePath(path));
  } catch {
    return null;
  }
}

function obtainFromWeb(
  { location, named, known }: Candidate,
  result: Awaited<ReturnType<WebDownloads['get']>>,
): Obtained {
  if (result.kind === 'unchanged') return result;
  if (result.kind === 'failed') {
    const { failure, status } = result;
    const problem = {
      severity: 'error',
      code: failure.problem,
      reason: failure.reason,
      file: location,
    } as const;
    return { kind: 'failed', error: failure, problem, status };
  }
  const { path, size, transportGzip, cut, origin, problems, address } = result;
  const encoding = result.encoding ?? known?.encoding;
  const dates = known?.dates;
  const facts = {
    path,
    ...(cut && { cut: true }),
    ...(transportGzip && { transportGzip }),
    ...(encoding && { encoding }),
    ...(dates && { dates }),
  };
  return {
    kind: 'file',
    file: diskFile(location, size, named, facts),
    origin,
    base: address,
    address,
    problems,
    cut,
    release: () => rm(path, { force: true }),
  };
}
