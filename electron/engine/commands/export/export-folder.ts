// The target folder of an export as it is before the export: made whole, with its manifest read.
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { ExportManifest, FileChange } from '../../../../shared/model/export-plan.ts';
import type { ExportedFile } from '../../../../shared/model/exported-file.ts';
import { MANIFEST_NAME } from '../../../../shared/model/set-name.ts';
import { hashesOf, namesOf } from '../../compare/compare-files.ts';
import { parseManifest } from '../../report/manifest.ts';
import { plainBytes, sumsOf, type FileContent } from '../../write/file-content.ts';
import { fileError, nullIfMissing } from '../../write/file-error.ts';
import { readPresent } from '../../write/open-present.ts';
import { refuseFolder } from '../../write/refuse-folder.ts';
import { SpareMemory } from '../../write/spare-memory.ts';
import { sha256Of } from '../../write/staging.ts';
import { recoverSwap } from '../../write/swap.ts';

export interface ExportFolder {
  readonly out: string;
  readonly previous: ExportManifest | null;
  /** Names that an export may replace without asking. */
  readonly owned: ReadonlySet<string>;
  /**
   * The SHA-256 of a file that the folder holds, or null where there is none or it can't be read; read once. A file of the
   * length and the CRC-32 of a known one of its name is taken to be that. `keep`: its bytes are asked for soon. (New
   * memory for each file costs more than all else.)
   */
  readonly sha256: (name: string, keep?: boolean) => Promise<string | null>;
  /** The bytes of a file that the folder holds with just this SHA-256, else null. */
  readonly content: (name: string, sha256: string) => Promise<OldContent | null>;
}

/** The bytes of a file, until they are released. */
export interface OldContent {
  readonly bytes: Buffer;
  /** Lets other files be read to the same memory; to be called once, or never. */
  readonly release: () => void;
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

/** Of files whose bytes are asked for soon so many are kept until then. */
const KEPT_BYTES = 32 * 1024 * 1024;

function filesIn(out: string, known: readonly KnownFile[]): Pick<ExportFolder, 'sha256' | 'content'> {
  const written = new Map(known.map((file) => [file.name, file]));
  const hashes = new Map<string, Promise<string | null>>();
  const kept = new Map<string, OldContent>();
  const memory = new SpareMemory();
  let bytes = 0;
  const read = (name: string): Promise<OldContent | null> =>
    readWhole(join(out, name), memory).catch(() => null);
  const look = async (name: string, keep: boolean): Promise<string | null> => {
    const content = await read(name);
    if (!content) return null;
    const { length } = content.bytes;
    const sha256 = hashOf(content.bytes, written.get(name));
    if (!keep || bytes + length > KEPT_BYTES) content.release();
    else {
      bytes += length;
      kept.set(name, content);
    }
    return sha256;
  };
  return {
    sha256: (name, keep = false) => {
      const hash = hashes.get(name) ?? look(name, keep);
      hashes.set(name, hash);
      return hash;
    },
    content: async (name, sha256) => {
      const ready = kept.get(name);
      if (ready) {
        kept.delete(name);
        bytes -= ready.bytes.length;
      }
      const content = ready ?? (await read(name));
      if (!content) return null;
      const hash = (ready && hashes.get(name)) ?? Promise.resolve(hashOf(content.bytes, written.get(name)));
      hashes.set(name, hash);
      if ((await hash) === sha256) return content;
      content.release();
      return null;
    },
  };
}

/** See docs/decisions/0045-files-known-by-their-crc.md. */
function hashOf(bytes: Buffer, written: KnownFile | undefined): string {
  const isKnown = written?.size === bytes.length && written.crc === crc32(bytes);
  return isKnown ? written.sha256 : sha256Of(bytes);
}

async function readWhole(path: string, memory: SpareMemory): Promise<OldContent> {
  let taken: Buffer | null = null;
  const bytes = await readPresent(path, (length) => (taken = memory.take(length)));
  const release = (): void => {
    if (taken) memory.give(taken);
  };
  return { bytes, release };
}

/** How a file compares with that of its name in the folder; of a packed one checksum and length are compared. */
export async function contentChange(out: string, name: string, content: FileContent): Promise<FileChange> {
  const present = await readPresent(join(out, name)).catch(() => null);
  if (!present) return 'new';
  if (!name.endsWith('.gz')) return present.equals(plainBytes(content)) ? 'unchanged' : 'changed';
  if (present.length < GZIP_TRAILER) return 'changed';
  const { bytes, crc } = sumsOf(content);
  const same =
    present.readUInt32LE(present.length - GZIP_TRAILER) === crc &&
    present.readUInt32LE(present.length - 4) === bytes;
  return same ? 'unchanged' : 'changed';
}

/** CRC-32 and length of the content. Source: RFC 1952, 2.3.1. */
const GZIP_TRAILER = 8;

/** Those of the names that still exist in the folder. */
export async function stillPresent(out: string, names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(names.map((name) => lstat(join(out, name)).catch(nullIfMissing)));
  return names.filter((_, i) => found[i]);
}
