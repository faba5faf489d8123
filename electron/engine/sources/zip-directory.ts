// Lists the entries of a ZIP archive from its directory. It unpacks nothing and writes nothing; names are names only.
import {
  fromRandomAccessReader,
  getFileNameLowLevel,
  open as openZip,
  type Entry,
  type ZipFile,
} from 'yauzl';
import { AppError } from '../../../shared/contract/errors.ts';
import type { ArchivePart } from './archive-part.ts';
import { FileBeginning, findZipEnd } from './zip-end.ts';

/** An entry of an archive. */
export interface ArchiveEntry {
  /** As the archive has it. */
  readonly name: string;
  readonly part: ArchivePart;
  /** Why it can't be read, or null. */
  readonly refusal: Refusal | null;
}

export interface Refusal {
  readonly code: 'unreadable-source' | 'too-large';
  /** The end of a sentence that begins with the entry's name. */
  readonly text: string;
}

export interface ZipListing {
  readonly entries: readonly ArchiveEntry[];
  /** Bytes that follow the archive and are no part of it. */
  readonly trailing: number;
}

const STORED = 0;
const DEFLATED = 8;

/**
 * All entries but folders, in the directory's order. Throws unreadable-source for what is no ZIP file, for more entries
 * than `maxEntries`, and for entries that lie within each other, as only bombs have them.
 */
export async function listZip(path: string, size: number, maxEntries: number): Promise<ZipListing> {
  const { zip, trailing } = await openWhole(path, size);
  try {
    if (zip.entryCount > maxEntries) throw unreadable(path, `it has more than ${maxEntries} entries`);
    const entries = (await listAll(zip, path)).filter(({ fileNameRaw }) => fileNameRaw.at(-1) !== SLASH);
    assertApart(entries, path, size);
    return { entries: entries.map((entry) => toEntry(entry, path)), trailing };
  } finally {
    zip.close();
  }
}

const SLASH = 47;

async function openWhole(path: string, size: number): Promise<{ zip: ZipFile; trailing: number }> {
  try {
    return { zip: await open(path, null), trailing: 0 };
  } catch (error) {
    const end = await findZipEnd(path, size);
    if (end === null) throw error;
    return { zip: await open(path, end), trailing: size - end };
  }
}

/** `end`: where the archive ends in the file; null = with it. */
function open(path: string, end: number | null): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    // Names are decoded here, as yauzl refuses a whole archive for one odd name.
    const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: false };
    const opened = (error: Error | null, zip?: ZipFile): void => {
      if (zip) resolve(zip);
      else reject(unreadable(path, reasonOf(error)));
    };
    if (end === null) openZip(path, options, opened);
    else fromRandomAccessReader(new FileBeginning(path), end, options, opened);
  });
}

function listAll(zip: ZipFile, path: string): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.once('end', () => {
      resolve(entries);
    });
    zip.once('error', (error: Error) => {
      reject(unreadable(path, reasonOf(error)));
    });
    zip.readEntry();
  });
}

function toEntry(entry: Entry, path: string): ArchiveEntry {
  const { compressionMethod: method, compressedSize, uncompressedSize, crc32: crc } = entry;
  const zip = { deflated: method === DEFLATED, size: uncompressedSize, crc };
  const part = { path, offset: entry.relativeOffsetOfLocalHeader, length: compressedSize, zip };
  return { name: nameOf(entry), part, refusal: refusalOf(entry, method) };
}

function refusalOf(entry: Entry, method: number): Refusal | null {
  if (entry.isEncrypted()) {
    const text = 'is encrypted. Unpack the archive with its password, then import the files.';
    return { code: 'unreadable-source', text };
  }
  if (method === STORED || method === DEFLATED) return null;
  const text = `is packed in a way that can't be read here (method ${method}). Unpack the archive, then import the files.`;
  return { code: 'unreadable-source', text };
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
    if (range.start < end) throw unreadable(path, 'its entries lie within each other');
    if (range.end > size) throw unreadable(path, 'its entries lie beyond its end');
    end = range.end;
  }
}

function reasonOf(error: Error | null): string {
  return error?.message.replace(/\.$/, '') ?? 'its directory is missing';
}

function unreadable(path: string, reason: string): AppError {
  return new AppError(
    'unreadable-source',
    `"${path}" is a ZIP archive that can't be read: ${reason}. Get it again, or unpack it and import the files.`,
  );
}
