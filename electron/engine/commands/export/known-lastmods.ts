// When the content of each file last changed, for the index: kept while the content stays the same. It reads no file.
import type { ExportManifest, FileChange } from '../../../../shared/model/export-plan.ts';
import type { ExportedFile, FilePlace } from '../../../../shared/model/exported-file.ts';
import { isFuture } from '../../check/future.ts';

interface Candidate extends FilePlace {
  readonly name: string;
  readonly urls: number;
  readonly bytes: number;
  /** Of the file on disk; not known while it is only planned, then `change` says how it compares with the folder. */
  readonly sha256?: string | undefined;
  readonly change?: FileChange | undefined;
  /** Whether its lines are those of a file of as many bytes. */
  readonly hasLinesOf: (known: ExportedFile) => boolean;
  /** The latest lastmod in it. */
  readonly lastmod: string | null;
}

/**
 * What the index says of a file: the known date where its content is known, else the time of the change. Where nothing
 * was exported before, or nobody says when it changed (`now` = null), it is the latest date that stands in the file, so
 * that equal rows make equal sets. No file changed in the future: of such a date the index says nothing.
 */
export class KnownLastmods {
  readonly #known = new Map<string, string | null>();
  readonly #files = new Map<string, ExportedFile>();
  readonly #now: string | null;
  readonly #clock = Date.now();

  constructor(manifest: ExportManifest | null, files: readonly ExportedFile[], now: number | null) {
    for (const file of [...files, ...(manifest?.files ?? [])]) {
      this.#known.set(file.sha256, file.lastmod);
      // Of planned files no more is known than this.
      for (const key of sizeKeys(file)) this.#known.set(key, file.lastmod);
    }
    for (const file of files) this.#files.set(placeKey(file), file);
    const before = this.#known.size > 0;
    this.#now = before && now !== null ? `${new Date(now).toISOString().slice(0, 19)}Z` : null;
  }

  of(file: Candidate): string | null {
    const keys = file.sha256 === undefined ? sizeKeys(file) : [file.sha256];
    const same = this.#withSameLines(file);
    if (same) return same.lastmod;
    if (file.change !== 'changed') {
      for (const key of keys) {
        const known = this.#known.get(key);
        if (known !== undefined) return known;
      }
    }
    if (this.#now !== null) return this.#now;
    return file.lastmod !== null && isFuture(file.lastmod, this.#clock) ? null : file.lastmod;
  }

  /** The file that was exported in its place with the same lines, however it is packed and whatever the folder holds; or null. */
  #withSameLines(file: Candidate): ExportedFile | null {
    const known = this.#files.get(placeKey(file));
    return known && known.blocks.length > 0 && file.hasLinesOf(known) ? known : null;
  }
}

/** What tells a file from others while its bytes are not packed: its place in the set, or its name, with its size. */
function sizeKeys(file: Pick<Candidate, 'name' | 'urls' | 'bytes'> & Partial<FilePlace>): string[] {
  const { section, host = '', kind = 'url', n = 0, urls, bytes } = file;
  const place = section === undefined ? [] : [placeKey({ section, host, kind, n, urls, bytes })];
  return [...place, `${file.name} ${sizeOf(file)}`];
}

function placeKey(file: FilePlace & Pick<Candidate, 'urls' | 'bytes'>): string {
  const { section, host, kind, n } = file;
  return `${String(section)} ${host} ${kind} ${String(n)} ${sizeOf(file)}`;
}

function sizeOf({ urls, bytes }: Pick<Candidate, 'urls' | 'bytes'>): string {
  return `${String(urls)} ${String(bytes)}`;
}
