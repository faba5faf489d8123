// When the content of each file last changed, for the index: kept while the content stays the same. It reads no file.
import type { ExportManifest, FileChange } from '../../../shared/model/export-plan.ts';
import type { ExportedFile } from '../../../shared/model/exported-file.ts';

interface Candidate {
  readonly name: string;
  readonly urls: number;
  readonly bytes: number;
  /** Of the file on disk; not known while it is only planned, then `change` says how it compares with the folder. */
  readonly sha256?: string | undefined;
  readonly change?: FileChange | undefined;
  /** The latest lastmod in it. */
  readonly lastmod: string | null;
}

/**
 * What the index says of a file: the known date where its content is known, else the time of the change. Where nothing
 * was exported before, or nobody says when it changed (`now` = null), it is the latest date that stands in the file, so
 * that equal rows make equal sets.
 */
export class KnownLastmods {
  readonly #known = new Map<string, string | null>();
  readonly #now: string | null;

  constructor(manifest: ExportManifest | null, files: readonly ExportedFile[], now: number | null) {
    for (const file of [...files, ...(manifest?.files ?? [])]) {
      this.#known.set(file.sha256, file.lastmod);
      // Of planned files no more is known than this.
      this.#known.set(sizeKey(file), file.lastmod);
    }
    const before = this.#known.size > 0;
    this.#now = before && now !== null ? `${new Date(now).toISOString().slice(0, 19)}Z` : null;
  }

  of(file: Candidate): string | null {
    const known = this.#known.get(file.sha256 ?? (file.change === 'changed' ? '' : sizeKey(file)));
    if (known !== undefined) return known;
    return this.#now ?? file.lastmod;
  }
}

function sizeKey({ name, urls, bytes }: Pick<Candidate, 'name' | 'urls' | 'bytes'>): string {
  return `${name} ${String(urls)} ${String(bytes)}`;
}
