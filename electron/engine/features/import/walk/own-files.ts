// Tells files that Mapwright itself wrote, and that are no source: what stands beside sitemaps, and project files.
// Anything in doubt is not one of them. It reads as little as that needs, and lists no folder.
import { basename, dirname, join, relative, sep } from 'node:path';
import type { ExportManifest } from '../../../../../shared/model/export/planned-set.ts';
import { MANIFEST_NAME } from '../../../../../shared/model/export/set-name.ts';
import { FILE_TABLE_HEAD, FILE_TABLE_NAME, SUMS_NAME } from '../../export/file-lists.ts';
import { parseManifest } from '../../export/manifest.ts';
import { MAP_MARK } from '../../export/html-map.ts';
import { ZIP_COMMENT } from '../../../../files/zip-comment.ts';
import { diskBytes, type OwnBytes } from './own-bytes.ts';

export type OwnKind = 'beside' | 'manifest' | 'obsolete' | 'project';

/**
 * Project files are told by their names alone: to open and close the file of the open project would end its lock.
 * Source: sqlite.org/howtocorrupt.html, on POSIX advisory locks.
 */
const PROJECT_NAME = /\.mapwright(?:-wal|-shm|-journal|-holder)?$/i;

/** Folders above a file that may hold the manifest which lists it: names of sets have few parts. */
const LEVELS = 4;

const EXTRA_NAME = /^(?:urllist|indexnow|site-map)/;

interface Listed {
  readonly size: number | null;
  readonly sha256: string;
}

/** The manifests met so far are kept, so that each is read once. */
export class OwnFiles {
  readonly #manifests = new Map<string, Promise<ExportManifest | null>>();
  readonly #tables = new Map<string, Promise<string>>();
  readonly #bytes: OwnBytes;

  /** `bytes` = what the paths stand for. Default: files of the disk. */
  constructor(bytes: OwnBytes = diskBytes) {
    this.#bytes = bytes;
  }

  /** Null for what may be a source. */
  async kindOf(path: string): Promise<OwnKind | null> {
    const name = basename(path);
    if (PROJECT_NAME.test(name)) return 'project';
    if (name === MANIFEST_NAME) return (await this.manifestIn(dirname(path))) ? 'manifest' : null;
    if (await this.#isListed(path, ({ extras = [] }) => extras)) return 'beside';
    if (await this.#hasOwnForm(path, name)) return 'beside';
    if (await this.#isPackedSet(path, name)) return 'beside';
    if (await this.#wasListed(path)) return EXTRA_NAME.test(name) ? 'beside' : 'obsolete';
    return null;
  }

  /** True for a sitemap or an index, just as an export wrote it to `out`. */
  async isOfSet(path: string, out: string): Promise<boolean> {
    const manifest = await this.manifestIn(out);
    if (!manifest) return false;
    const { files, index, moreIndexes = [] } = manifest;
    const listed = [...files, ...(index ? [index] : []), ...moreIndexes];
    const name = nameIn(out, path);
    const entry = listed.find((one) => one.name === name);
    return entry !== undefined && (await this.#isSame(path, entry));
  }

  /** True for a sitemap of a set, just as an export wrote it. */
  isSitemap(path: string): Promise<boolean> {
    return this.#isListed(path, ({ files }) => files);
  }

  /** The manifest of the set in a folder, or null. */
  manifestIn(folder: string): Promise<ExportManifest | null> {
    let manifest = this.#manifests.get(folder);
    if (!manifest) {
      manifest = this.#bytes.text(join(folder, MANIFEST_NAME)).then((text) => manifestOf(text));
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
      if (entry && (await this.#isSame(path, entry))) return true;
    }
    return false;
  }

  /** True for files of an earlier export that were left where they are; an index that names one leads to it all the same. */
  async #wasListed(path: string): Promise<boolean> {
    for (const folder of foldersAbove(path)) {
      const manifest = await this.manifestIn(folder);
      if (!manifest) continue;
      const { obsoleteHashes = {}, othersHashes = {} } = manifest;
      const name = nameIn(folder, path);
      const sha256 = obsoleteHashes[name] ?? othersHashes[name];
      if (sha256 !== undefined && (await this.#isSame(path, { size: null, sha256 }))) return true;
    }
    return false;
  }

  /** For folders without their manifest: names and first bytes that nobody else gives a file. */
  async #hasOwnForm(path: string, name: string): Promise<boolean> {
    if (name === FILE_TABLE_NAME) return (await this.#bytes.head(path)).startsWith(FILE_TABLE_HEAD);
    if (name === SUMS_NAME) return /^[0-9a-f]{64} {2}\S/.test(await this.#bytes.head(path));
    if (/^site-map(?:-\d+)?\.html$/.test(name)) return (await this.#bytes.head(path)).includes(MAP_MARK);
    if (/^indexnow-\d+\.txt$/.test(name)) return /^https?:\/\/\S+\n/.test(await this.#bytes.head(path));
    if (/^indexnow-\d+\.json$/.test(name)) return /^\{\s*"host":/.test(await this.#bytes.head(path));
    if (/^urllist(?:-\d+)?\.txt$/.test(name)) return this.#isInTable(path);
    const [, key = ''] = /^([\w-]{8,128})\.txt$/.exec(name) ?? [];
    return key !== '' && (await this.#bytes.head(path)).trim() === key;
  }

  /** True for an archive of files to upload, where a set lies beside it: by itself, it is one to read. */
  async #isPackedSet(path: string, name: string): Promise<boolean> {
    if (!/\.zip$/i.test(name)) return false;
    const manifests = await Promise.all(foldersAbove(path).map((folder) => this.manifestIn(folder)));
    if (manifests.every((manifest) => manifest === null)) return false;
    return (await this.#bytes.tail(path, ZIP_COMMENT.length)) === ZIP_COMMENT;
  }

  /** True where the table of the files of a set names its bytes. */
  async #isInTable(path: string): Promise<boolean> {
    for (const folder of foldersAbove(path).slice(0, 2)) {
      let table = this.#tables.get(folder);
      if (!table) {
        table = this.#bytes.text(join(folder, FILE_TABLE_NAME)).then((text) => text ?? '');
        this.#tables.set(folder, table);
      }
      const text = await table;
      if (text.startsWith(FILE_TABLE_HEAD) && text.includes(`,${(await this.#bytes.sha256(path)) ?? '-'},`))
        return true;
    }
    return false;
  }

  async #isSame(path: string, { size, sha256 }: Listed): Promise<boolean> {
    if (size !== null && (await this.#bytes.size(path)) !== size) return false;
    return (await this.#bytes.sha256(path)) === sha256;
  }
}

function manifestOf(text: string | null): ExportManifest | null {
  try {
    return text === null ? null : parseManifest(text);
  } catch {
    return null;
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
