// What the overview tells of a set: its figures, its folders, its files, and what changed since the last export. Shapes and bounds only.
import type { PlannedChange } from './export/planned-set.ts';
import type { Severity } from './problem.ts';
import { BLOCKING_RULES, type RuleId } from './rule.ts';

/** Rows of the project, and those of them that meet the filter; without a filter both are the same. */
export interface Share {
  readonly all: number;
  readonly met: number;
}

/** Why an export does not write a row: the first of these that applies, as the plan of an export counts them. */
export const LEFT_OUT_REASONS = ['excluded', ...BLOCKING_RULES] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** One bar of a chart. A row without a value has null; those that no row has are not told. */
export interface ValueShare<T> extends Share {
  readonly value: T;
}

/** Those of most rows first. */
export interface TopValues<T> {
  readonly values: readonly ValueShare<T>[];
  /** Values beyond these. */
  readonly more: number;
}

/** Bars at most, of hosts and of languages. */
export const TOP_VALUES = 200;

export const DATE_UNITS = ['day', 'month', 'year'] as const;

/**
 * A date as written, without its time, as the number YYYYMMDD; one that names no day or no month has 00 there. In the
 * order of their texts, as ranges of dates compare them.
 */
export type WrittenDay = number;

/** Dates of rows. Each row is in `dates`, in `empty` or in `undated`. */
export interface LastmodShares {
  /** Without a last modified. */
  readonly empty: Share;
  /** With a text that names no date. */
  readonly undated: Share;
  /** Of the dates that have begun anywhere, as what is in the future is no date of a change; null where no row has one. */
  readonly newest: { readonly all: WrittenDay | null; readonly met: WrittenDay | null };
  /** How exact `dates` are: days, but where rows have more different ones than are told. */
  readonly unit: (typeof DATE_UNITS)[number];
  /** Ascending; three lists of the same length. */
  readonly dates: readonly WrittenDay[];
  readonly all: readonly number[];
  readonly met: readonly number[];
}

/** Different dates that are told at most. */
export const MAX_DATES = 15_000;

/** A rule that flags rows. */
export interface IssueShare extends Share {
  readonly rule: RuleId;
  readonly severity: Severity;
}

/**
 * Counts of rows, each exact and each the count of one condition: `included`, `leftOut`, `set` of problems (the rules of a
 * severity), `problem`, `range` of lastmod, `set` of host and section, `language`, `folder`.
 */
export interface Overview {
  readonly rows: Share;
  /** As the column says. */
  readonly included: Share;
  /** In the order of LeftOutReason; reasons of no row are not told. */
  readonly leftOut: readonly ValueShare<LeftOutReason>[];
  /** Rows with at least one issue of the severity. */
  readonly severities: Readonly<Record<Severity, Share>>;
  /** Errors first, of each those of most rows. */
  readonly issues: readonly IssueShare[];
  readonly lastmod: LastmodShares;
  /** Null: no full URL. */
  readonly hosts: TopValues<string | null>;
  /** The codes that the links of rows name, in small letters; a row counts for each. */
  readonly languages: TopValues<string>;
  /** By id, 0 for those in none; empty where the project has no sections. */
  readonly sections: readonly ValueShare<number>[];
  /**
   * False where the project has more different folders than are told apart (two million), so that rows count as in one above
   * theirs; or more different sets of languages, so that some rows count for none.
   */
  readonly isWhole: boolean;
  /** The project's, of which this is true. */
  readonly revision: number;
  /** Milliseconds that it took. */
  readonly ms: number;
}

/**
 * A folder of a host: `path` begins and ends with a slash, "/" is all of the host. Of rows without a host (null) it is what
 * stands before the last slash, "" is all of them. Where ids are folded, numbers in it are `{n}`.
 */
export interface Folder {
  readonly host: string | null;
  readonly path: string;
}

/** What is in a folder, with all that is below it. */
export interface FolderFigures extends Folder {
  /** Folders right below it. */
  readonly folders: number;
  readonly urls: Share;
  /** As the column says. */
  readonly included: Share;
  /** Rows with any issue, with an error, with a warning. */
  readonly issues: Share;
  readonly errors: Share;
  readonly warnings: Share;
  /** Of the rows that meet the filter; not in the future. */
  readonly newest: WrittenDay | null;
}

/** All but the name by what meets the filter; equal ones by name. */
export const FOLDER_ORDERS = ['name', 'urls', 'included', 'issues', 'errors', 'warnings', 'newest'] as const;
export type FolderOrder = (typeof FOLDER_ORDERS)[number];

/** A window of the folders right below one, or of the hosts. Folders of no row that meets the filter are there, too. */
export interface FolderWindow {
  /** Null for the hosts. */
  readonly folder: FolderFigures | null;
  /** Rows that lie in the folder itself, in none below it. */
  readonly own: Share;
  /** How many there are. */
  readonly total: number;
  readonly start: number;
  readonly folders: readonly FolderFigures[];
}

export const MAX_FOLDER_WINDOW = 2_000;

/** The files that the next export would write, with the settings of the last one. */
export interface SetFiles {
  readonly out: string;
  /** What the settings allow for one sitemap. */
  readonly maxUrls: number;
  readonly maxBytes: number;
  /** The sitemaps, in their order; bytes unpacked. */
  readonly sitemaps: readonly PlannedChange[];
  /** Indexes and what lies beside. */
  readonly others: readonly PlannedChange[];
  /** Files of the last export that the set would no longer have. */
  readonly obsolete: readonly string[];
  /** Rows that are written. */
  readonly urls: number;
}

/** What changed since the last export, address by address. */
export interface ExportDifference {
  readonly out: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  readonly unchanged: number;
}
