// Puts the entries of an archive in its place: ZIP, tar and gzipped tar, told by their content. Entries
// are read where they lie; nothing of an archive is ever written under a name of its own.
import { DEFAULT_MAX_UNPACKED_BYTES } from '../../../../../shared/model/import/unpacked-limit.ts';
import { constants, gunzipSync } from 'node:zlib';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { Problem } from '../../../../../shared/model/problem.ts';
import { MAX_ARCHIVE_ENTRIES, budgetOf, isBomb, type ArchiveLimits } from './archive-limits.ts';
import type { ScratchFile } from '../scratch-file.ts';
import { readAt } from '../file-bytes.ts';
import { diskFile, reportFile, unreadableFile, type SourceFile } from '../source-file.ts';
import { listTar } from './tar-listing.ts';
import { TAR_BLOCK, isTarHeader } from './tar-reader.ts';
import type { ArchiveEntry, Refusal } from './archive-entry.ts';
import { listZip, type ZipListing } from './zip-directory.ts';
import { findZipRange } from './zip-end.ts';

export interface ExpandOptions {
  /** Takes the content of packed tars; must outlive the reading of the files. */
  readonly scratch: ScratchFile;
  /** Bytes that one file may unpack to. */
  readonly maxBytes?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Between an archive's path and an entry's name. */
export const ARCHIVE_MARK = '!/';

/** Every office document has it, also where it is not the first. Source: ECMA-376 part 2. */
const OFFICE_PART = '[Content_Types].xml';

/** Enough packed bytes to unpack one header of a tar. */
const HEAD_BYTES = 4_096;

/**
 * The archive's entries in its order, or the file itself where it is none. An archive that can't be read throws where
 * the user named it; else it comes as a file whose open() throws. What is odd about it comes first, as a file with a
 * report. Folders, links and hidden files are left out.
 */
export async function expandArchive(
  file: SourceFile,
  options: ExpandOptions,
): Promise<readonly SourceFile[]> {
  options.signal?.throwIfAborted();
  const kind = await archiveKind(file);
  if (kind === null) return [file];
  try {
    return await expand(file, kind, options);
  } catch (error) {
    if (file.named || !(error instanceof AppError)) throw error;
    return [unreadableFile(file.location, error)];
  }
}

type ArchiveKind = 'zip' | 'tar' | 'packed-tar';

async function expand(file: SourceFile, kind: ArchiveKind, options: ExpandOptions): Promise<SourceFile[]> {
  const limits = {
    maxBytes: options.maxBytes ?? DEFAULT_MAX_UNPACKED_BYTES,
    maxEntries: MAX_ARCHIVE_ENTRIES,
    signal: options.signal,
  };
  if (kind === 'zip') {
    const listing = await zipEntries(file, limits);
    if (listing.entries.some(({ name }) => name === OFFICE_PART)) return [file];
    return toFiles(file, listing.entries, zipProblems(listing, file.location), limits);
  }
  const { entries, problems } = await listTar(file, kind === 'packed-tar', options.scratch, limits);
  return toFiles(file, entries, [...problems], limits);
}

/** An office document is a ZIP archive too, but not one of files that somebody packed. */
async function zipEntries(file: SourceFile, limits: ArchiveLimits): Promise<ZipListing> {
  const listing = await listZip(file.path ?? file.location, file.size, limits);
  const entries = withinBudget(withoutBombs(listing.entries), budgetOf(file.size, limits));
  if (entries.length === 0 || entries.some(({ refusal }) => refusal !== BOMB)) return { ...listing, entries };
  throw new AppError('too-large', reason('archive-bomb', { path: file.location }));
}

const BOMB: Refusal = {
  code: 'too-large',
  key: 'entry-bomb',
};

const BEYOND_BUDGET: Refusal = {
  code: 'too-large',
  key: 'entry-beyond-budget',
};

function unpackedSize({ part, refusal }: ArchiveEntry): number {
  return refusal ? 0 : (part.zip?.size ?? part.length);
}

function withoutBombs(entries: readonly ArchiveEntry[]): readonly ArchiveEntry[] {
  return entries.map((entry) =>
    isBomb(unpackedSize(entry), entry.part.length) ? { ...entry, refusal: BOMB } : entry,
  );
}

/** The largest entries are refused until the rest is within it. */
function withinBudget(entries: readonly ArchiveEntry[], budget: number): readonly ArchiveEntry[] {
  let unpacked = entries.reduce((sum, entry) => sum + unpackedSize(entry), 0);
  if (unpacked <= budget) return entries;
  const refused = new Set<ArchiveEntry>();
  for (const entry of entries.toSorted((x, y) => unpackedSize(y) - unpackedSize(x))) {
    if (unpacked <= budget) break;
    unpacked -= unpackedSize(entry);
    refused.add(entry);
  }
  return entries.map((entry) => (refused.has(entry) ? { ...entry, refusal: BEYOND_BUDGET } : entry));
}

function toFiles(
  file: SourceFile,
  entries: readonly ArchiveEntry[],
  problems: Problem[],
  limits: ArchiveLimits,
): SourceFile[] {
  const taken = new Set<string>();
  const files: SourceFile[] = [];
  // Entries may be packed themselves.
  const budget = { left: budgetOf(file.size, limits) };
  for (const entry of entries) {
    const name = plainName(entry.name);
    if (name === '' || /(?:^|\/)(?:\.|__MACOSX(?:\/|$))/.test(name)) continue;
    let location = `${file.location}${ARCHIVE_MARK}${name}`;
    if (taken.has(location)) {
      const why = reason('archive-repeated-name', { path: file.location, name });
      problems.push({ reason: why, severity: 'warning', code: 'archive-repeated-name', file: file.location });
      for (let n = 2; taken.has(location); n++) location = `${file.location}${ARCHIVE_MARK}${name} (${n})`;
    }
    taken.add(location);
    files.push({ ...entryFile(location, file.location, entry), budget });
  }
  if (files.length === 0 && problems.length === 0) problems.push(emptyProblem(file.location));
  return problems.length > 0 ? [reportFile(file, problems), ...files] : files;
}

function entryFile(location: string, archive: string, { part, refusal }: ArchiveEntry): SourceFile {
  if (refusal) {
    const why = reason(refusal.key, { path: location, ...refusal.params });
    return unreadableFile(location, new AppError(refusal.code, why));
  }
  return { ...diskFile(location, part.length, false, { part }), archive };
}

/** The name without what could lead anywhere: it is for showing, and for telling files apart. */
function plainName(name: string): string {
  const segments = name
    .slice(0, 4_096)
    .replace(/[\p{Cc}\p{Cf}]/gu, '\uFFFD')
    .replace(/^[a-z]:/i, '')
    .split(/[/\\]+/);
  return segments.filter((segment) => segment !== '' && segment !== '.' && segment !== '..').join('/');
}

function zipProblems({ leading, trailing, damage, entries }: ZipListing, file: string): Problem[] {
  const problems: Problem[] = [];
  if (damage !== null) {
    const why = reason('zip-directory-lost', { path: file, cause: damage, files: entries.length });
    problems.push({ reason: why, severity: 'error', code: 'archive-truncated', file });
  }
  if (leading > 0) {
    const why = reason('zip-leading-bytes', { path: file });
    problems.push({ reason: why, severity: 'warning', code: 'archive-leading-bytes', file });
  }
  if (trailing > 0) {
    const why = reason('zip-trailing-bytes', { path: file });
    problems.push({ reason: why, severity: 'warning', code: 'archive-trailing-bytes', file });
  }
  return problems;
}

function emptyProblem(file: string): Problem {
  return { reason: reason('archive-empty', { path: file }), severity: 'error', code: 'empty-file', file };
}

/** By the first bytes; null for what is none, or can't be read: that is told when it is read. */
async function archiveKind(file: SourceFile): Promise<ArchiveKind | null> {
  if (file.report || file.part || file.size < 22) return null;
  const head = firstBytes(file.path ?? file.location);
  if (head === null) return null;
  if (/^PK(?:\x03\x04|\x05\x06)/.test(head.toString('latin1', 0, 4))) return isOffice(head) ? null : 'zip';
  if (head[0] !== 0x1f || head[1] !== 0x8b) {
    if (isTarHeader(head)) return 'tar';
    return head.includes(0) && (await findZipRange(file.path ?? file.location, file.size)) ? 'zip' : null;
  }
  try {
    const unpacked = gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH });
    return isTarHeader(unpacked.subarray(0, TAR_BLOCK)) ? 'packed-tar' : null;
  } catch {
    return null;
  }
}

/** Spreadsheets and the like begin with these entries. Source: ECMA-376 part 2; ODF 1.2 part 3; what Numbers writes. */
function isOffice(head: Buffer): boolean {
  const name = head.toString('latin1', 30, 30 + (head.length < 30 ? 0 : Math.min(head.readUInt16LE(26), 64)));
  return (
    name === '[Content_Types].xml' ||
    name === 'mimetype' ||
    name === '_rels/.rels' ||
    /^xl\//i.test(name) ||
    /^Index\/[\w/-]+\.iwa$/.test(name)
  );
}

function firstBytes(path: string): Buffer | null {
  try {
    return readAt(path, 0, HEAD_BYTES);
  } catch {
    return null;
  }
}
