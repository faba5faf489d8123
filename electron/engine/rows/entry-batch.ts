// The unit in which URLs travel between stages: columns of equal length, one index a row.
import type { ValueColumn } from '../../../shared/model/rows/columns.ts';

/** Rows of a batch at most; also the cancel point of long scans. */
export const BATCH_ROWS = 5_000;

export type Cell = null | number | string;

/** A column whose cells are never numbers. */
export type TextColumn = Exclude<ValueColumn, 'changefreq' | 'priority'>;

/** Cells of columns; one that sitemaps don't have is missing where a source does not speak of it. */
export type ValueCells = Readonly<Partial<Record<ValueColumn, readonly Cell[]>>>;

/** Entries as the project stores them: trimmed, references resolved. A valid value is typed; an invalid one stays the text as it came. */
export interface NormalBatch extends ValueCells {
  readonly count: number;
  readonly loc: readonly string[];
  /** 53-bit hash of loc, for finding equal locs. */
  readonly hash: readonly number[];
  /** null = the element was absent. */
  readonly lastmod: readonly (string | null)[];
  /** The code (index into CHANGEFREQS) or the text as it came. */
  readonly changefreq: readonly Cell[];
  /** 0…1 or the text as it came. */
  readonly priority: readonly Cell[];
  /**
   * All other children of the entry as one XML fragment, lossless: the known extensions with the fixed prefixes
   * image, video, news, xhtml (see EXTENSION_NAMESPACES), unknown ones with their own xmlns declarations inline.
   */
  readonly ext: readonly (string | null)[];
  /** 1-based line of the entry's start in its file. */
  readonly line: readonly number[];
  /** Indices of entries that are not to be part of the sitemap: a table says so, or a list may have been cut there. */
  readonly excluded?: readonly number[] | undefined;
}

/** True where entry i of the batch is not to be part of the sitemap. */
export function isExcluded({ excluded }: Pick<NormalBatch, 'excluded'>, i: number): boolean {
  return excluded?.includes(i) ?? false;
}

/** What sitemaps have of stored rows, as checks and exports read them, in ascending id order. */
export interface RowBatch extends Pick<
  NormalBatch,
  'count' | 'loc' | 'lastmod' | 'changefreq' | 'priority' | 'ext'
> {
  readonly id: readonly number[];
  readonly included: readonly boolean[];
  /** The number of the set of rules that the row breaks (see RuleSets); 0 = none. */
  readonly issues: readonly number[];
}
