// A file of a set on its way from its rows to the folder. Plain data.
import { crc32 } from 'node:zlib';
import type { ExportedFile, FilePlace } from '../../../store/exports/exported-file.ts';
import type { FileSums } from '../folder/file-tally.ts';
import type { WrittenContent } from './pack-file.ts';
import type { EncodedFile } from '../lines/row-encoder.ts';
import type { StagedFile } from '../folder/staging.ts';

/** What is known of a file beside its bytes, as a thread can tell it. */
export interface FileFacts extends FileSums {
  readonly urls: number;
  /** Uncompressed. */
  readonly bytes: number;
  /** The CRC-32 of these. */
  readonly plainCrc: number;
  /** The rows in it, in their order. */
  readonly ids: Uint32Array;
}

export function factsOf({ xml, urls, ids, namespaces, lastmod, leftOut }: EncodedFile): FileFacts {
  return { urls, ids, namespaces, lastmod, leftOut, bytes: xml.length, plainCrc: crc32(xml) };
}

/** A file of some rows whose lines were made, here or in a thread. */
export interface MadeFile extends FileFacts {
  /** Uncompressed, where it was made here; valid until release(). */
  readonly xml: Buffer | null;
  /** The bytes as they are to be written, proved, and valid until release(). To be called once, or never. */
  readonly pack: () => Promise<WrittenContent>;
  /** Lets others have its memory, or its thread; owed also where it is not packed. Further calls do nothing. */
  readonly release: () => void;
}

/** A made file from what is known of it. */
export function madeFile(
  facts: FileFacts,
  { pack, release }: Pick<MadeFile, 'pack' | 'release'>,
  xml: Buffer | null = null,
): MadeFile {
  let isReleased = false;
  return {
    ...facts,
    xml,
    pack,
    release: () => {
      if (!isReleased) release();
      isReleased = true;
    },
  };
}

/** A file in the staging folder. */
export interface PlacedContent extends StagedFile, Pick<WrittenContent, 'crc'> {}

/** A file of the set to write. */
export interface SetFile extends MadeFile, FilePlace, Pick<ExportedFile, 'name' | 'waiting'> {
  /** Where it is on its way to the staging folder already. */
  readonly staged?: Promise<PlacedContent> | undefined;
  /** Whether it has the content of the known file in its place. */
  readonly isAsBefore?: boolean | undefined;
}
