// When the content of each file last changed, for the index: kept while the content stays the same. It reads no file.
import type { ExportManifest, FileChange } from '../../../../../shared/model/export/planned-set.ts';
import type { ExportedFile, FilePlace } from '../../../store/exports/exported-file.ts';
import { isFuture } from '../../../check/future.ts';

interface Candidate extends FilePlace {
  readonly name: string;
  readonly urls: number;
  readonly bytes: number;
  /** Of the file on disk; not known while it is only planned, then `change` says how it compares with the folder. */
  readonly sha256?: string | undefined;
  readonly change?: FileChange | undefined;
  /** The CRC-32 of its content. */
  readonly plainCrc: number | null;
  /** Whether it has the content of the known file in its place. */
  readonly isAsBefore?: boolean | undefined;
  /** The latest lastmod in it. */
  readonly lastmod: string | null;
}

/** A file of an earlier set; of those that only the manifest knows, neither the place nor what the content adds up to. */
type KnownFile = Pick<ExportedFile, 'name' | 'urls' | 'bytes' | 'sha256' | 'lastmod'> &
  Partial<Pick<ExportedFile, 'plainCrc'>>;

/**
 * What the index says of a file: the known date where its name had the same content before, or its content another name
 * and its own is new, else the time of the change. Where nothing was exported before, or nobody says when it changed
 * (`now` = null), it is the latest date that stands in the file, so that equal rows make equal sets. No file changed in
 * the future: of such a date the index says nothing.
 */
export class KnownLastmods {
  readonly #named = new Map<string, KnownFile[]>();
  readonly #placed = new Map<string, ExportedFile>();
  readonly #byHash = new Map<string, KnownFile>();
  readonly #now: string | null;
  readonly #clock = Date.now();

  constructor(manifest: ExportManifest | null, files: readonly ExportedFile[], now: number | null) {
    for (const file of files) this.#placed.set(placeKey(file), file);
    for (const file of [...files, ...(manifest?.files ?? [])]) {
      const named = this.#named.get(file.name) ?? [];
      this.#named.set(file.name, named);
      if (!named.some(({ sha256 }) => sha256 === file.sha256)) named.push(file);
      this.#byHash.set(file.sha256, file);
    }
    const before = this.#named.size > 0;
    this.#now = before && now !== null ? `${new Date(now).toISOString().slice(0, 19)}Z` : null;
  }

  of(file: Candidate): string | null {
    const before = this.#named.get(file.name);
    const same = before ? before.find((known) => this.#isSame(known, file)) : this.#underOtherName(file);
    if (same) return same.lastmod;
    if (this.#now !== null) return this.#now;
    return file.lastmod !== null && isFuture(file.lastmod, this.#clock) ? null : file.lastmod;
  }

  #underOtherName(file: Candidate): KnownFile | undefined {
    const known = this.#placed.get(placeKey(file));
    if (known && this.#isSame(known, file)) return known;
    return file.sha256 === undefined ? undefined : this.#byHash.get(file.sha256);
  }

  #isSame(known: KnownFile, file: Candidate): boolean {
    return isSame(known, file) || (file.isAsBefore === true && known === this.#placed.get(placeKey(file)));
  }
}

/** Whether a known file has the same content, however it is packed and whatever the folder holds by now. */
function isSame(known: KnownFile, file: Candidate): boolean {
  if (known.sha256 === file.sha256) return true;
  if (sizeOf(known) !== sizeOf(file)) return false;
  if (typeof known.plainCrc === 'number') return known.plainCrc === file.plainCrc;
  // No more is known of the content than of a planned file's bytes.
  return file.sha256 === undefined && file.change !== 'changed';
}

function placeKey(file: FilePlace & Pick<Candidate, 'urls' | 'bytes'>): string {
  const { section, host, kind, n } = file;
  return `${String(section)} ${host} ${kind} ${String(n)} ${sizeOf(file)}`;
}

function sizeOf({ urls, bytes }: Pick<Candidate, 'urls' | 'bytes'>): string {
  return `${String(urls)} ${String(bytes)}`;
}
