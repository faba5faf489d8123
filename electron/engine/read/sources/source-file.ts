// One file on disk as a source of bytes. It opens and reads, and never looks at what the bytes mean.
import { nativePath } from '../../../files/native-path.ts';
import { readError } from '../../../files/read-error.ts';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { DateOrder } from '../../../../shared/protocol/local-date.ts';
import type { TextEncoding } from '../../../../shared/protocol/encodings.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import { readArchivePart, type ArchivePart, type PartDamage } from './archive/archive-part.ts';
import { readWhole } from './file-bytes.ts';

export interface SourceFile {
  /**
   * Absolute path, or the address that it was downloaded from; of an entry of an archive, that of the archive, "!/" and
   * the entry's name.
   */
  readonly location: string;
  /** Where the bytes lie on disk, if elsewhere: that of a download. */
  readonly path?: string;
  /** True where bytes are known to be missing at the end. */
  readonly cut?: boolean;
  /** True where the transport packed it with gzip: that layer is no property of the file. */
  readonly transportGzip?: boolean;
  /** What its sender says that its text is in, which counts where the text itself names nothing. */
  readonly encoding?: TextEncoding;
  /** What comes first in its dates, where that is known. */
  readonly dates?: DateOrder;
  /** Bytes on disk, packed or not. */
  readonly size: number;
  /** True where the user named the file itself, not a folder or a pattern that it was found through. */
  readonly named: boolean;
  /** Where an entry of an archive lies; absent for a file of its own. */
  readonly part?: ArchivePart;
  /** The archive that it is an entry of. */
  readonly archive?: string;
  /** Bytes that all entries of its archive may still unpack to. */
  readonly budget?: { left: number };
  /** The one entry that is wanted of an archive. */
  readonly inner?: string;
  /** What is to be told of it instead of reading it. */
  readonly report?: readonly Problem[];
  /** The raw bytes, in chunks of at most 256 KiB. Throws AppErrors naming the file. */
  open(onDamage?: (damage: PartDamage) => void): AsyncIterable<Uint8Array>;
}

/** What a file has besides its place: see SourceFile. */
export type FileFacts = Pick<SourceFile, 'cut' | 'transportGzip' | 'part' | 'encoding' | 'dates'> & {
  readonly path?: string;
};

/** A file of the local disk, or an entry of an archive there. */
export function diskFile(location: string, size: number, named: boolean, facts: FileFacts = {}): SourceFile {
  const { part } = facts;
  const path = facts.path ?? location;
  const open: SourceFile['open'] = (onDamage) =>
    part
      ? guarded(
          readArchivePart(part, (damage) => onDamage?.(damage)),
          part.path,
        )
      : guarded(readWhole(nativePath(path), size), path);
  return { ...facts, location, path, size, named, open };
}

/** What another thread is told of a file, for fileOf. */
export interface ToldFile extends Pick<SourceFile, 'location' | 'size' | 'named'> {
  readonly facts: FileFacts;
}

export function toldFile(file: SourceFile): ToldFile {
  const { location, size, named, path, cut, transportGzip, part, encoding, dates } = file;
  const facts = {
    ...(path !== undefined && { path }),
    ...(cut && { cut }),
    ...(transportGzip && { transportGzip }),
    ...(part && { part }),
    ...(encoding && { encoding }),
    ...(dates && { dates }),
  };
  return { location, size, named, facts };
}

/** The file that was told of. */
export function fileOf({ location, size, named, facts }: ToldFile): SourceFile {
  return diskFile(location, size, named, facts);
}

/** Stands for a path that can't be read: opening it throws the error, so that the caller decides what that means. */
export function unreadableFile(location: string, error: AppError): SourceFile {
  return {
    location,
    path: location,
    size: 0,
    named: false,
    open: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(error) }) }),
  };
}

/** Stands for a file of which only something is to be told. */
export function reportFile(
  { location, named }: Pick<SourceFile, 'location' | 'named'>,
  report: readonly Problem[],
): SourceFile {
  return {
    ...unreadableFile(location, new AppError('unreadable-source', reason('source-gone', { path: location }))),
    named,
    report,
  };
}

/** Throws for a pipe, a device and the like, which may give nothing for ever. */
export function assertRegular(path: string, regular: boolean): void {
  if (regular) return;
  throw new AppError('unreadable-source', reason('source-not-regular', { path }));
}

async function* guarded(chunks: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    throw readError(error, path);
  }
}
