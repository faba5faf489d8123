// The parts of a ZIP file on disk, read one at a time as streams, with a cap on what they unpack to. Nothing is ever
// written: whatever the names in it say, they are names only.
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { readError } from '../../../../files/read-error.ts';

export interface ZipParts {
  /** As the file has them, in its order. */
  readonly names: readonly string[];
  /** The bytes of a part; throws unreadable-source where there is none, or it is damaged, and too-large. */
  readonly read: (name: string) => AsyncGenerator<Uint8Array>;
  /** What share of its unpacked bytes a part takes in the file. */
  readonly share: (name: string) => number;
  readonly close: () => void;
}

/** Parts at most; a workbook has some dozens. */
const MAX_PARTS = 10_000;

/** A file unpacks to so much at least, and to so many times its size: honest tables are packed 50 to 1 at most. */
const MIN_CAP = 33_554_432;
const MAX_RATIO = 150;

/** Opens the file; the caller closes it. Throws unreadable-source for what is no ZIP file. */
export async function openZip(path: string, size: number): Promise<ZipParts> {
  const zip = await open(path);
  try {
    const entries = await listEntries(zip, path);
    const budget = { left: Math.max(MIN_CAP, size * MAX_RATIO) };
    return {
      names: [...entries.keys()],
      read: (name) => readPart(zip, entries.get(name), { path, name, budget }),
      share: (name) => {
        const { compressedSize = 0, uncompressedSize = 0 } = entries.get(name) ?? {};
        return uncompressedSize === 0 ? 1 : compressedSize / uncompressedSize;
      },
      close: () => {
        zip.close();
      },
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function open(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false, strictFileNames: true });
  } catch (error) {
    throw damaged(error, path);
  }
}

function listEntries(zip: ZipFile, path: string): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      if (entries.size > MAX_PARTS)
        reject(unreadable(path, reason('workbook-many-parts', { max: MAX_PARTS })));
      else zip.readEntry();
    });
    zip.on('end', () => {
      resolve(entries);
    });
    zip.on('error', (error: Error) => {
      reject(damaged(error, path));
    });
    zip.readEntry();
  });
}

interface PartContext {
  readonly path: string;
  readonly name: string;
  /** Bytes that all parts together may still unpack to. */
  readonly budget: { left: number };
}

async function* readPart(
  zip: ZipFile,
  entry: Entry | undefined,
  context: PartContext,
): AsyncGenerator<Uint8Array> {
  const { path, name, budget } = context;
  if (!entry) throw unreadable(path, reason('workbook-part-missing', { name }));
  if (entry.isEncrypted()) throw unreadable(path, reason('workbook-protected'));
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      budget.left -= chunk.length;
      if (budget.left < 0) throw tooLarge(path, name);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof AppError ? error : damaged(error, path);
  }
}

function tooLarge(path: string, name: string): AppError {
  return new AppError('too-large', reason('workbook-bomb', { path, name }));
}

function unreadable(path: string, cause: ErrorReason): AppError {
  return new AppError('unreadable-source', reason('workbook-unreadable', { path, cause }));
}

/** yauzl's own errors are about the content; all others come from the file system. */
function damaged(error: unknown, path: string): AppError {
  if (error instanceof Error && 'syscall' in error) return readError(error, path);
  const cause = error instanceof Error ? error.message : String(error);
  return new AppError('unreadable-source', reason('workbook-damaged', { path }), cause);
}
