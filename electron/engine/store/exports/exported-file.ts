// A sitemap that an export wrote, with the rows that live in it.
import type { LeftOut } from '../../../../shared/model/export/planned-set.ts';
import type { FileKind } from '../../../../shared/model/export/set-options.ts';

/** Which file of a set it is: the files of a family keep their numbers, so numbers may be missing. */
export interface FilePlace {
  /** The id of the section that it belongs to; 0 for the rows that are in none. */
  readonly section: number;
  /** The host whose rows it has; empty where hosts are not apart. */
  readonly host: string;
  readonly kind: FileKind;
  readonly n: number;
}

export interface ExportedFile extends FilePlace {
  readonly name: string;
  readonly urls: number;
  /** Uncompressed. */
  readonly bytes: number;
  /** Bit set of the namespaces that it declares. */
  readonly namespaces: number;
  /** On disk. */
  readonly size: number;
  readonly sha256: string;
  /** The CRC-32 of its bytes on disk; null where an earlier version wrote it. */
  readonly crc: number | null;
  /** The CRC-32 of its content, uncompressed; null where an earlier version wrote it. */
  readonly plainCrc: number | null;
  /** What the index says of it: when its content last changed. */
  readonly lastmod: string | null;
  /** Values that its rows have and it does not. */
  readonly leftOut: readonly LeftOut[];
  /** The rows written in it, ascending. */
  readonly ids: Uint32Array;
  /** Rows that come back to it once they are written again: excluded or deleted since. Ascending. */
  readonly waiting: Uint32Array;
}
