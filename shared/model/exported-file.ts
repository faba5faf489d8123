// A sitemap that an export wrote, with the rows that live in it.
import type { LeftOut } from './export-plan.ts';

export interface ExportedFile {
  /** The id of the section that it belongs to; 0 for the rows that are in none. */
  readonly section: number;
  /** The number in its name; the files of a section keep theirs, so numbers may be missing. */
  readonly n: number;
  readonly urls: number;
  /** Uncompressed. */
  readonly bytes: number;
  /** Bit set of the namespaces that it declares. */
  readonly namespaces: number;
  /** On disk. */
  readonly size: number;
  readonly sha256: string;
  readonly lastmod: string | null;
  /** Values that its rows have and it does not. */
  readonly leftOut: readonly LeftOut[];
  /** The rows written in it, ascending. */
  readonly ids: Uint32Array;
  /** Rows that come back to it once they are written again: excluded or deleted since. Ascending. */
  readonly waiting: Uint32Array;
}
