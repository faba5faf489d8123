// The rows of an export, by sections, and what else it has to know of their project. Plain data, and how rows are read.
import type { LeftOut } from '../../../../shared/model/export/planned-set.ts';
import type { ExportedFile } from '../../store/exports/exported-file.ts';
import type { FileKind } from '../../../../shared/model/export/set-options.ts';
import type { KnownSet } from './pack/known-set.ts';
import type { ExportBatch, FamilyRows } from './lines/read-set.ts';

/** The rows of a section (of one host, of one kind), which has a family of files of its own. */
export interface SectionInput {
  /** 0 for the rows that are in no section. */
  readonly id: number;
  /** Begins the names of its files. */
  readonly name: string;
  /** The host whose rows these are; empty (default) where hosts are not apart. */
  readonly host?: string | undefined;
  /** What its files are about. Default: the URLs. */
  readonly kind?: FileKind | undefined;
  /** Where its files will be reachable. Default: as the options say. */
  readonly baseUrl?: string | undefined;
  /** All rows that may be written, in the order in which a new set has them. Can be gone through several times. */
  readonly batches: Iterable<ExportBatch>;
  /** The same for writing them. Default: `batches`. */
  readonly lines?: (() => Iterable<ExportBatch>) | undefined;
  /** The same rows for a thread that reads them by itself. Default: they are read here. */
  readonly rows?: (() => FamilyRows) | undefined;
  /** Rows that `batches` will give. */
  readonly total: number;
  /** The files that the URLs are in already; without it, or to repack, all are laid out anew. */
  readonly known?: KnownSet | null | undefined;
}

/** The rows of an export. */
export interface ExportInput {
  /** In the order in which the index lists their files. */
  readonly sections: readonly SectionInput[];
  /** Rows that are left out of all sections because the user excluded them. */
  readonly excluded: number;
  /** The files that these rows are in already. Default: those of the sections. */
  readonly known?: readonly ExportedFile[] | undefined;
  /** Whether the project wrote any of these files, to whatever folder. Default: it did not. */
  readonly wroteAny?: ((files: readonly Pick<ExportedFile, 'name' | 'sha256'>[]) => boolean) | undefined;
  /** The level of gzip at which the folder's files were packed. Default: that of the options. */
  readonly packedAt?: number | undefined;
  /** Values that no file has, by reason, where it is known without encoding. */
  readonly fallsOut?: readonly LeftOut[] | undefined;
  /** Rows that are in no file, by reason, where that is known without reading all rows. */
  readonly leftOut?: (() => readonly LeftOut[]) | undefined;
  /** The robots.txt that the project holds for an origin; null = none. */
  readonly robots?: ((origin: string) => HeldRobots | null) | undefined;
}

export interface HeldRobots {
  readonly content: Uint8Array;
  /** All that it ever was, this one included. */
  readonly versions: () => readonly Uint8Array[];
}
