// What two sets of URLs have in common and where they differ. Names and shapes only.
import type { ErrorReason } from '../contract/error-texts.ts';

/** What can differ between two rows of one address. The order is that of the bits of a field set. */
export const COMPARED_FIELDS = [
  'lastmod',
  'changefreq',
  'priority',
  'included',
  'images',
  'alternates',
  'videos',
  'news',
  'other',
  // Its address is spelt in another, equivalent way.
  'respelt',
] as const;
export type ComparedField = (typeof COMPARED_FIELDS)[number];

/** The set of all fields. */
export const ALL_COMPARED_FIELDS = (1 << COMPARED_FIELDS.length) - 1;

/** The bit of a field in a field set. */
export function comparedFieldBit(field: ComparedField): number {
  return 1 << COMPARED_FIELDS.indexOf(field);
}

/** The fields of a field set, in their order. */
export function comparedFieldsOf(set: number): ComparedField[] {
  return COMPARED_FIELDS.filter((field) => (set & comparedFieldBit(field)) !== 0);
}

/** The kinds of difference, from the first side (before) to the second (after). The position is the stored code. */
export const DIFFERENCE_KINDS = ['added', 'removed', 'changed'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** What can be compared. */
export type CompareSide =
  /** The open project as it is, or as it was after a change (0 = its first state). */
  | { readonly kind: 'project'; readonly change?: number | undefined }
  /** A project file as it is, or at a checkpoint: its name, or the number of a state. */
  | { readonly kind: 'projectFile'; readonly path: string; readonly state?: string | undefined }
  /** A file, folder, pattern or archive, an index with all that it lists, an address of the web. */
  | { readonly kind: 'set'; readonly location: string }
  /** What the project's last export wrote to a folder. */
  | { readonly kind: 'export'; readonly out: string }
  /** What a source of the project holds now, at its place. */
  | { readonly kind: 'source'; readonly source: number };

/** How the files of two sets compare, by name and content: what to send and what to delete to get from A to B. */
export const FILE_FATES = ['upload', 'delete', 'unchanged'] as const;
export type FileFate = (typeof FILE_FATES)[number];

export interface ComparedFile {
  /** Relative to the set's folder. */
  readonly name: string;
  readonly fate: FileFate;
  /** True for an upload that takes the place of another file. */
  readonly replaces: boolean;
  /** Bytes, on each side; null where it is not there. */
  readonly sizes: readonly [number | null, number | null];
  /** URLs, on each side; null where it is not there. */
  readonly urls: readonly [number | null, number | null];
}

/** One side of a comparison, as it was read. */
export interface ComparedSide {
  readonly side: CompareSide;
  /** How it is named to users. */
  readonly name: string;
  readonly rows: number;
  /** Rows whose address had come before. */
  readonly duplicates: number;
  /** Rows that a project has and that no export would write: left out, as the other side is files. */
  readonly leftOut: number;
  /** What a project's rows have and was not compared, as the last export to the other side leaves it out. */
  readonly unwritten: readonly ComparedField[];
  /** What was not compared, as the format of some files can't hold it. */
  readonly notHeld: readonly NotHeld[];
  /** null where it is no set of files. */
  readonly files: number | null;
  /** What of its sitemaps could not be read, or not as a whole; null where all could. */
  readonly unread: UnreadShare | null;
}

/** Sitemaps whose URLs are missing in a comparison. */
export interface UnreadShare {
  /** Files and addresses, at most 1,000. */
  readonly places: readonly string[];
  readonly count: number;
  /** How many sitemaps there are, these among them; those that one of these would have named are not known. */
  readonly of: number;
}

/** Files of one side that can't hold fields that the other side has. */
export interface NotHeld {
  readonly files: number;
  readonly rows: number;
  /** What was not compared there. */
  readonly fields: readonly ComparedField[];
  /** True where nothing was compared there but addresses. */
  readonly addressOnly: boolean;
}

export interface ComparisonSummary {
  readonly sides: readonly [ComparedSide, ComparedSide];
  readonly same: boolean;
  readonly counts: Readonly<Record<DifferenceKind, number>>;
  /** Changed rows by the field that differs. */
  readonly fields: Readonly<Record<ComparedField, number>>;
  readonly unchanged: number;
  /** null where a side is no set of files. */
  readonly files: Readonly<Record<FileFate, number>> | null;
  /** Files that both sides have with the same bytes: they were read once. */
  readonly identicalFiles: number;
  /** What was odd about what was read, at most 1,000. */
  readonly problems: readonly {
    readonly severity: string;
    readonly reason: ErrorReason;
    readonly file: string;
  }[];
  /** Files and addresses that could not be read, or not as a whole, at most 1,000: what they hold counts as missing. */
  readonly unread: readonly string[];
  readonly ignored: readonly ComparedField[];
  /**
   * The side whose rows can be taken over into the open project: not the one that is the project, else the second; null
   * where none is open.
   */
  readonly takes: 'before' | 'after' | null;
  readonly seconds: number;
}

/** A row's values as windows and reports show them. */
export interface ComparedValues {
  /** As it is spelt on this side. */
  readonly loc: string;
  /** The file, relative to its set; '' in projects. */
  readonly file: string;
  /** 0 in projects. */
  readonly line: number;
  readonly lastmod: string | null;
  readonly changefreq: string | null;
  readonly priority: number | string | null;
  readonly included: boolean;
  /** The extension fragment (see NormalBatch.ext). */
  readonly ext: string | null;
}

/**
 * What taking a difference over would find now: it is still open, it is so already, the row was changed otherwise, or the
 * project has the URL that would be added, in a row that no export writes.
 */
export type DifferenceState = 'open' | 'done' | 'stale' | 'unwritable';

export interface Difference {
  readonly item: number;
  readonly kind: DifferenceKind;
  readonly loc: string;
  /** The fields that differ; none for a whole row. */
  readonly fields: readonly ComparedField[];
  readonly before: ComparedValues | null;
  readonly after: ComparedValues | null;
  /** The open project's row of this address, or null. */
  readonly row: number | null;
  /** null where nothing can be taken over. */
  readonly state: DifferenceState | null;
}

/** Which differences are meant; all of them where nothing is given. */
export interface DifferenceFilter {
  readonly kind?: DifferenceKind | undefined;
  readonly field?: ComparedField | undefined;
  /** A part of the address, in any case. */
  readonly text?: string | undefined;
}

export interface DifferenceWindow {
  readonly start: number;
  /** All differences that match. */
  readonly total: number;
  readonly items: readonly Difference[];
}

export interface ComparedFilesPage {
  readonly start: number;
  readonly total: number;
  readonly files: readonly ComparedFile[];
}

/** What taking differences over did, each difference counted once. */
export interface ComparisonApplied {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** URLs of the other side that the project had, left out by hand: their rows are included again. */
  readonly included: number;
  /** What was so already. */
  readonly same: number;
  /** Rows that were changed otherwise since the comparison. */
  readonly skipped: number;
  /** URLs that the project has in rows that no export writes, for their issues: these stay as they are. */
  readonly unwritable: number;
}

export const COMPARISON_FORMATS = ['csv', 'json', 'html'] as const;
export type ComparisonFormat = (typeof COMPARISON_FORMATS)[number];

/** What of a comparison can be a table. */
export const COMPARED_LISTS = ['differences', 'files'] as const;
export type ComparedList = (typeof COMPARED_LISTS)[number];

export interface ComparisonWritten {
  readonly path: string;
  readonly rows: number;
  readonly bytes: number;
}
