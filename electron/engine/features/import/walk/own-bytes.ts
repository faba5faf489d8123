// What stands at a path, for telling what Mapwright itself wrote: files of the disk, or those of an archive by the names
// that they have in an import. It judges nothing.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { sep } from 'node:path';
import { sha256Of } from '../../../read/sources/sha256-of.ts';
import type { SourceFile } from '../../../read/sources/source-file.ts';
import { openPresent, readPresent } from '../../export/open-present.ts';

export interface OwnBytes {
  /** All of it; null where there is none, or it can't be read. */
  readonly text: (path: string) => Promise<string | null>;
  /** The first bytes as a text, '' where they can't be read: that is told when the file is. */
  readonly head: (path: string) => Promise<string>;
  /** So many of the last bytes, in the same way. */
  readonly tail: (path: string, bytes: number) => Promise<string>;
  /** null where it is not known. */
  readonly size: (path: string) => Promise<number | null>;
  readonly sha256: (path: string) => Promise<string | null>;
}

const HEAD_BYTES = 4_096;

/** Manifests and tables of an archive that are larger are none of ours. */
const MAX_TEXT = 64 << 20;

export const diskBytes: OwnBytes = {
  text: (path) => readPresent(path).then(String, () => null),
  head: (path) => textAt(path, HEAD_BYTES, () => 0),
  tail: (path, bytes) => textAt(path, bytes, (size) => Math.max(0, size - bytes)),
  size: async (path) => (await stat(path).catch(() => null))?.size ?? null,
  sha256: async (path) => {
    try {
      const { file } = openPresent(path);
      // The stream closes it.
      return await sha256Of(createReadStream(path, { fd: file.fd }));
    } catch {
      return null;
    }
  },
};

/** Of a file of the disk, from a place that may depend on its size. */
async function textAt(path: string, bytes: number, placeIn: (size: number) => number): Promise<string> {
  try {
    const { file, size } = openPresent(path);
    try {
      const memory = Buffer.alloc(bytes);
      const read = await file.read(memory, placeIn(size));
      return memory.toString('latin1', 0, read);
    } finally {
      file.close();
    }
  } catch {
    return '';
  }
}

/** The entries of archives by their locations. */
export function archiveBytes(entries: readonly SourceFile[]): OwnBytes {
  const at = new Map(entries.map((entry) => [keyOf(entry.location), entry]));
  const first = async (path: string, most: number): Promise<Buffer | null> => {
    const entry = at.get(keyOf(path));
    if (!entry) return null;
    const chunks: Uint8Array[] = [];
    let size = 0;
    try {
      for await (const chunk of entry.open()) {
        chunks.push(chunk);
        if ((size += chunk.length) > most) break;
      }
      return Buffer.concat(chunks);
    } catch {
      return null;
    }
  };
  return {
    text: async (path) => {
      const bytes = await first(path, MAX_TEXT);
      return bytes && bytes.length <= MAX_TEXT ? bytes.toString('utf8') : null;
    },
    head: async (path) => (await first(path, HEAD_BYTES))?.toString('latin1', 0, HEAD_BYTES) ?? '',
    // Archives in archives are not unpacked.
    tail: () => Promise.resolve(''),
    size: (path) => {
      const part = at.get(keyOf(path))?.part;
      return Promise.resolve(part ? (part.zip?.size ?? part.length) : null);
    },
    sha256: (path) => {
      const entry = at.get(keyOf(path));
      return entry ? sha256Of(entry.open()) : Promise.resolve(null);
    },
  };
}

/** Entries have slashes in their names, also where paths do not. */
function keyOf(path: string): string {
  return path.replaceAll(sep, '/');
}
