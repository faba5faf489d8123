// The target folder of an export as it is before the export: made whole, with its manifest read.
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { ExportManifest, FileChange } from '../../../../../shared/model/export/planned-set.ts';
import type { ExportedFile } from '../../../store/exports/exported-file.ts';
import { MANIFEST_NAME } from '../../../../../shared/model/export/set-name.ts';
import { hashesOf, namesOf } from '../../compare/compare-files.ts';
import { parseManifest } from '../manifest.ts';
import { fileError, nullIfMissing } from '../../../../files/file-error.ts';
import { readPresent } from '../open-present.ts';
import { refuseFolder } from '../folder/refuse-folder.ts';
import { gzipSums, type PlainSums } from '../pack/reproducible-gzip.ts';
import { SpareMemory } from '../pack/spare-memory.ts';
import { sha256Of } from '../folder/staging.ts';
import { recoverSwap } from '../swap.ts';

export interface ExportFolder {
  readonly out: string;
  readonly previous: ExportManifest | null;
  /** Names that an export may replace without asking. */
  readonly owned: ReadonlySet<string>;
  /**
   * A file that the folder holds, or null where there is none or it can't be read; read once. One of the length and the
   * CRC-32 of a known file of its name is taken to be that.
   */
  readonly look: (name: string) => Promise<PresentFile | null>;
  /** Its SHA-256. */
  readonly sha256: (name: string) => Promise<string | null>;
}

export interface PresentFile {
  readonly size: number;
  readonly sha256: string;
  /** Of its content; of a packed file, as far as its end says so. */
  readonly plain: PlainSums;
}

/** A file as it was written, as far as it is known again by. */
export type KnownFile = Pick<ExportedFile, 'name' | 'size' | 'sha256' | 'crc'>;

/**
 * Completes an interrupted export first. A missing folder is an empty one; refused are a file of that name, and places
 * where the user may not write. `known`: files that may stand in it as they were written.
 */
export async function openExportFolder(
  out: string,
  exclusive: boolean,
  known: readonly KnownFile[] = [],
): Promise<ExportFolder> {
  try {
    const found = await refuseFolder(out);
    if (found) await recoverSwap(out, { exclusive });
    const text = found ? await readPresent(join(out, MANIFEST_NAME)).catch(nullIfMissing) : null;
    const previous = text === null ? null : parseManifest(text.toString());
    const owned = new Set(
      previous ? [...namesOf(previous), ...hashesOf(previous).keys(), MANIFEST_NAME] : [],
    );
    return { out, previous, owned, ...filesIn(out, known) };
  } catch (error) {
    throw fileError(error, out);
  }
}

function filesIn(out: string, known: readonly KnownFile[]): Pick<ExportFolder, 'look' | 'sha256'> {
  const written = new Map(known.map((file) => [file.name, file]));
  const found = new Map<string, Promise<PresentFile | null>>();
  const memory = new SpareMemory();
  const read = async (name: string): Promise<PresentFile | null> => {
    const taken: Buffer[] = [];
    const take = (length: number): Buffer => {
      taken.push(memory.take(length));
      return taken.at(-1) ?? NO_BYTES;
    };
    try {
      const bytes = await readPresent(join(out, name), take);
      return { size: bytes.length, sha256: hashOf(bytes, written.get(name)), plain: sumsOf(name, bytes) };
    } catch {
      return null;
    } finally {
      for (const spare of taken) memory.give(spare);
    }
  };
  const look = (name: string): Promise<PresentFile | null> => {
    const file = found.get(name) ?? read(name);
    found.set(name, file);
    return file;
  };
  return { look, sha256: async (name) => (await look(name))?.sha256 ?? null };
}

const NO_BYTES = Buffer.alloc(0);

function sumsOf(name: string, bytes: Buffer): PlainSums {
  const packed = name.endsWith('.gz') ? gzipSums(bytes) : null;
  return packed ?? { bytes: bytes.length, crc: crc32(bytes) };
}

/** See docs/decisions/0045-files-known-by-their-crc.md. */
function hashOf(bytes: Buffer, written: KnownFile | undefined): string {
  const isKnown = written?.size === bytes.length && written.crc === crc32(bytes);
  return isKnown ? written.sha256 : sha256Of(bytes);
}

/** How content compares with a file of the folder, however that is packed. */
export function contentChange(there: PresentFile | null, { bytes, crc }: PlainSums): FileChange {
  if (!there) return 'new';
  return there.plain.bytes === bytes && there.plain.crc === crc ? 'unchanged' : 'changed';
}

/** Those of the names that still exist in the folder. */
export async function stillPresent(out: string, names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(names.map((name) => lstat(join(out, name)).catch(nullIfMissing)));
  return names.filter((_, i) => found[i]);
}
