// Finds the local files that sitemap addresses stand for, inside the folders that the user gave and nowhere else.
import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { isWithin } from '../../../files/is-within.ts';
import { diskFile, type SourceFile } from './source-file.ts';

/** Segments of an address's path that are tried at most. */
const MAX_SEGMENTS = 32;

export class LocalSitemaps {
  readonly #roots = new Set<string>();
  /** Files in archives, by archive and last segment. */
  readonly #archived = new Map<string, SourceFile[]>();

  /** The folders in which to look: those of the files, and any folder given. */
  constructor(files: readonly SourceFile[], folders: readonly string[]) {
    for (const file of files) {
      if (file.archive === undefined) this.#roots.add(dirname(file.location));
      else this.#addArchived(file, file.archive);
    }
    for (const folder of folders) this.#roots.add(folder);
  }

  /**
   * The file that an address named in `from` stands for: its path, or the end of it, in the archive or below the folder
   * of `from` or another given folder, as named or with ".gz" added or removed. null where there is none.
   */
  async find(address: string, from: SourceFile): Promise<SourceFile | null> {
    const archived = from.archive === undefined ? null : this.#inArchive(address, from.archive);
    if (archived) return archived;
    const own = dirname(from.archive ?? from.location);
    const roots = this.#contains(own) ? [own, ...this.#roots] : [...this.#roots];
    for (const tail of tailsOf(address)) {
      for (const root of new Set(roots)) {
        const found = await fileIn(root, tail);
        if (found) return found;
      }
    }
    return null;
  }

  #addArchived(file: SourceFile, archive: string): void {
    const key = archiveKey(archive, file.location.slice(file.location.lastIndexOf('/') + 1));
    const known = this.#archived.get(key);
    if (known) known.push(file);
    else this.#archived.set(key, [file]);
  }

  #inArchive(address: string, archive: string): SourceFile | null {
    for (const tail of tailsOf(address)) {
      const named = this.#archived.get(archiveKey(archive, basename(tail)));
      const found = named?.find(({ location }) => location.endsWith(`/${tail.replaceAll(sep, '/')}`));
      if (found) return found;
    }
    return null;
  }

  #contains(folder: string): boolean {
    return [...this.#roots].some((root) => isWithin(folder, root));
  }
}

function archiveKey(archive: string, name: string): string {
  return `${archive}\n${name}`;
}

/** The ways to read the address as a relative path, the longest first. */
function tailsOf(address: string): string[] {
  const segments = pathSegments(address);
  const last = segments.at(-1);
  if (last === undefined) return [];
  const names = [last, last.endsWith('.gz') ? last.slice(0, -3) : `${last}.gz`];
  const tails: string[] = [];
  for (let from = Math.max(0, segments.length - MAX_SEGMENTS); from < segments.length; from++) {
    for (const name of names) tails.push(join(...segments.slice(from, -1), name));
  }
  return tails;
}

function pathSegments(address: string): string[] {
  let path: string;
  try {
    path = decodeURIComponent(new URL(address, 'http://localhost/').pathname);
  } catch {
    return [];
  }
  const segments = path.split(/[/\\]/).filter((segment) => segment !== '');
  return segments.some((segment) => segment === '..' || segment === '.' || segment.includes('\0'))
    ? []
    : segments;
}

async function fileIn(root: string, tail: string): Promise<SourceFile | null> {
  const path = join(root, tail);
  try {
    // A link inside the folder may lead out of it.
    if (!isWithin(await realpath(path), await realpath(root))) return null;
    const found = await stat(path);
    return found.isFile() ? diskFile(path, found.size, false) : null;
  } catch {
    return null;
  }
}
