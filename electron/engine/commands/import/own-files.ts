// Tells files that Mapwright itself wrote, and that are no source: what stands beside sitemaps, and project files.
// Anything in doubt is not one of them. It reads as little as that needs, and lists no folder.
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { ExportManifest } from '../../../../shared/model/export-plan.ts';
import { FILE_TABLE_HEAD, FILE_TABLE_NAME, SUMS_NAME } from '../../report/file-lists.ts';
import { MANIFEST_NAME, parseManifest } from '../../report/manifest.ts';
import { sha256Of } from '../../sources/sha256-of.ts';
import { MAP_MARK } from '../../write/html-map.ts';

export type OwnKind = 'beside' | 'manifest' | 'project';

/**
 * Project files are told by their names alone: to open and close the file of the open project would end its lock.
 * Source: sqlite.org/howtocorrupt.html, on POSIX advisory locks.
 */
const PROJECT_NAME = /\.mapwright(?:-wal|-shm|-journal)?$/i;

/** Folders above a file that may hold the manifest which lists it: names of sets have few parts. */
const LEVELS = 4;

const HEAD_BYTES = 4_096;

interface Listed {
  readonly size: number | null;
  readonly sha256: string;
}

/** The manifests met so far are kept, so that each is read once. */
export class OwnFiles {
  readonly #manifests = new Map<string, Promise<ExportManifest | null>>();
  readonly #tables = new Map<string, Promise<string>>();

  /** Null for what may be a source. */
  async kindOf(path: string): Promise<OwnKind | null> {
    const name = basename(path);
    if (PROJECT_NAME.test(name)) return 'project';
    if (name === MANIFEST_NAME) return (await this.manifestIn(dirname(path))) ? 'manifest' : null;
    if (await this.#isListed(path, ({ extras = [] }) => extras)) return 'beside';
    if (await this.#wasListed(path)) return 'beside';
    return (await this.#hasOwnForm(path, name)) ? 'beside' : null;
  }

  /** True for a sitemap or an index, just as an export wrote it to `out`. */
  async isOfSet(path: string, out: string): Promise<boolean> {
    const manifest = await this.manifestIn(out);
    if (!manifest) return false;
    const { files, index, moreIndexes = [] } = manifest;
    const listed = [...files, ...(index ? [index] : []), ...moreIndexes];
    const name = nameIn(out, path);
    const entry = listed.find((one) => one.name === name);
    return entry !== undefined && (await isSame(path, entry));
  }

  /** The manifest of the set in a folder, or null. */
  manifestIn(folder: string): Promise<ExportManifest | null> {
    let manifest = this.#manifests.get(folder);
    if (!manifest) {
      manifest = readFile(join(folder, MANIFEST_NAME), 'utf8').then(parseManifest, () => null);
      this.#manifests.set(folder, manifest);
    }
    return manifest;
  }

  /** True where a manifest lists it with just these bytes: what was changed since may be a source. */
  async #isListed(
    path: string,
    listed: (manifest: ExportManifest) => readonly { name: string; size: number; sha256: string }[],
  ): Promise<boolean> {
    for (const folder of foldersAbove(path)) {
      const manifest = await this.manifestIn(folder);
      if (!manifest) continue;
      const name = nameIn(folder, path);
      const entry = listed(manifest).find((one) => one.name === name);
      if (entry && (await isSame(path, entry))) return true;
    }
    return false;
  }

  /** Extras of an earlier export that were left where they are. */
  async #wasListed(path: string): Promise<boolean> {
    if (!/^(?:urllist|indexnow|site-map)[^/]*$/.test(basename(path))) return false;
    for (const folder of foldersAbove(path)) {
      const sha256 = (await this.manifestIn(folder))?.obsoleteHashes?.[nameIn(folder, path)];
      if (sha256 !== undefined && (await isSame(path, { size: null, sha256 }))) return true;
    }
    return false;
  }

  /** For folders without their manifest: names and first bytes that nobody else gives a file. */
  async #hasOwnForm(path: string, name: string): Promise<boolean> {
    if (name === FILE_TABLE_NAME) return (await headOf(path)).startsWith(FILE_TABLE_HEAD);
    if (name === SUMS_NAME) return /^[0-9a-f]{64} {2}\S/.test(await headOf(path));
    if (/^site-map(?:-\d+)?\.html$/.test(name)) return (await headOf(path)).includes(MAP_MARK);
    if (/^indexnow-\d+\.txt$/.test(name)) return /^https?:\/\/\S+\n/.test(await headOf(path));
    if (/^indexnow-\d+\.json$/.test(name)) return /^\{\s*"host":/.test(await headOf(path));
    if (/^urllist(?:-\d+)?\.txt$/.test(name)) return this.#isInTable(path);
    const [, key = ''] = /^([\w-]{8,128})\.txt$/.exec(name) ?? [];
    return key !== '' && (await headOf(path)).trim() === key;
  }

  /** True where the table of the files of a set names its bytes. */
  async #isInTable(path: string): Promise<boolean> {
    for (const folder of foldersAbove(path).slice(0, 2)) {
      let table = this.#tables.get(folder);
      if (!table) {
        table = readFile(join(folder, FILE_TABLE_NAME), 'utf8').catch(() => '');
        this.#tables.set(folder, table);
      }
      const text = await table;
      if (
        text.startsWith(FILE_TABLE_HEAD) &&
        text.includes(`,${(await sha256Of(createReadStream(path))) ?? '-'},`)
      )
        return true;
    }
    return false;
  }
}

function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let folder = dirname(path); folders.length < LEVELS; folder = dirname(folder)) {
    folders.push(folder);
    if (dirname(folder) === folder) break;
  }
  return folders;
}

function nameIn(folder: string, path: string): string {
  return relative(folder, path).replaceAll(sep, '/');
}

async function isSame(path: string, { size, sha256 }: Listed): Promise<boolean> {
  if (size !== null && (await stat(path).catch(() => null))?.size !== size) return false;
  return (await sha256Of(createReadStream(path))) === sha256;
}

/** The first bytes as a text, '' where they can't be read: that is told when the file is. */
async function headOf(path: string): Promise<string> {
  try {
    const handle = await open(path);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      return buffer.toString('latin1', 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch {
    return '';
  }
}
