// Lists the entries of a ZIP archive from its directory. It unpacks nothing and writes nothing; names are names only.
import { fromRandomAccessReader, getFileNameLowLevel, type Entry, type ZipFile } from 'yauzl';
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { ZIP_DEFLATED, refusalOf, type ArchiveEntry } from './archive-entry.ts';
import type { ArchiveLimits } from './archive-limits.ts';
import { FileRange, findZipRange, type ZipRange } from './zip-end.ts';
import { findZipEntries } from './zip-recovery.ts';

export interface ZipListing {
  readonly entries: readonly ArchiveEntry[];
  /** Bytes before the archive and behind it that are no part of it. */
  readonly leading: number;
  readonly trailing: number;
  /** Why the directory can't be read, so that the entries were looked for one by one; or null. */
  readonly damage: string | null;
}

/**
 * All entries but folders, in the directory's order; where that can't be read, those that are found without it. Throws
 * unreadable-source where there are none, for more entries than `maxEntries`, and for entries that lie within each
 * other, as only bombs have them.
 */
export async function listZip(path: string, size: number, limits: ArchiveLimits): Promise<ZipListing> {
  const { maxEntries } = limits;
  const whole = { start: 0, end: size };
  const listed = await listRange(path, size, whole, limits);
  if (!(listed instanceof Error)) return listed;
  const range = await findZipRange(path, size);
  const inside = range && (await listRange(path, size, range, limits));
  if (inside && !(inside instanceof Error)) return inside;
  // What is protected is no better known by its own headers.
  if (/encrypt/.test(listed.message)) {
    throw unreadable(path, reason('zip-directory-encrypted'), listed.message);
  }
  const { entries, start } = await findZipEntries(path, size, limits);
  if (entries.length === 0) throw unreadable(path, reason('zip-directory-damaged'), listed.message);
  if (entries.length > maxEntries) throw tooMany(path, maxEntries);
  const files = entries.filter(({ name }) => !name.endsWith('/'));
  return { entries: files, leading: start, trailing: 0, damage: listed.message };
}

/** What the directory of an archive in a part of the file says; an Error where it can't be read. */
async function listRange(
  path: string,
  size: number,
  range: ZipRange,
  { maxEntries }: ArchiveLimits,
): Promise<ZipListing | Error> {
  let zip: ZipFile | null = null;
  let all: Entry[];
  try {
    zip = await open(path, range);
    if (zip.entryCount > maxEntries) throw tooMany(path, maxEntries);
    all = await listAll(zip);
  } catch (error) {
    if (error instanceof AppError) throw error;
    return new Error(reasonOf(error));
  } finally {
    zip?.close();
  }
  const entries = all.filter(({ fileNameRaw }) => fileNameRaw.at(-1) !== SLASH);
  assertApart(entries, path, range.end - range.start);
  return {
    entries: entries.map((entry) => toEntry(entry, path, range.start)),
    leading: range.start,
    trailing: size - range.end,
    damage: null,
  };
}

const SLASH = 47;

function open(path: string, range: ZipRange): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    // Names are decoded here, as yauzl refuses a whole archive for one odd name.
    const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: false };
    const reader = new FileRange(path, range);
    fromRandomAccessReader(reader, range.end - range.start, options, (error: Error | null, zip?: ZipFile) => {
      if (zip) resolve(zip);
      else reject(error ?? new Error('its directory is missing'));
    });
  });
}

function listAll(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.once('end', () => {
      resolve(entries);
    });
    zip.once('error', reject);
    zip.readEntry();
  });
}

function toEntry(entry: Entry, path: string, start: number): ArchiveEntry {
  const { compressionMethod: method, compressedSize, uncompressedSize, crc32: crc } = entry;
  const zip = { deflated: method === ZIP_DEFLATED, size: uncompressedSize, crc };
  const part = { path, offset: start + entry.relativeOffsetOfLocalHeader, length: compressedSize, zip };
  return { name: nameOf(entry), part, refusal: refusalOf(entry.isEncrypted(), method) };
}

function nameOf(entry: Entry): string {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
}

/** Small files could else be made of entries that share their bytes and unpack to many times what they should. */
function assertApart(entries: readonly Entry[], path: string, size: number): void {
  const ranges = entries
    .map(({ relativeOffsetOfLocalHeader: start, compressedSize }) => ({ start, end: start + compressedSize }))
    .sort((a, b) => a.start - b.start);
  let end = 0;
  for (const range of ranges) {
    if (range.start < end) throw unreadable(path, reason('zip-entries-within'));
    if (range.end > size) throw unreadable(path, reason('zip-entries-beyond'));
    end = range.end;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}

function tooMany(path: string, maxEntries: number): AppError {
  return unreadable(path, reason('zip-entries-many', { max: maxEntries }));
}

function unreadable(path: string, cause: ErrorReason, detail?: string): AppError {
  return new AppError('unreadable-source', reason('zip-unreadable', { path, cause }), detail);
}
