// What one column of several rows holds, for the figures of a selection: how many values, how many different ones, from where to where.
import { COPY_COLUMNS, type CopyColumn } from './row.ts';

/** The columns with figures: all that the grid shows but included, which is never empty, and the last export's sitemap. */
export type FigureColumn = Exclude<CopyColumn, 'included'>;
export const FIGURE_COLUMNS = COPY_COLUMNS.filter((column) => column !== 'included');

/** Different values counted at most: 2,000,000 take about 100 MB. */
export const DISTINCT_AT_MOST = 2_000_000;

export interface RowsFigures {
  /** Rows that still exist. */
  readonly rows: number;
  /** Cells that are not empty; of columns that count something, those with more than 0. */
  readonly filled: number;
  /** Different values of the filled cells; null where that says nothing, as of problems. */
  readonly distinct: number | null;
  /** There are more different values than are counted. */
  readonly more: boolean;
  /** The first and the last date, the least and the greatest number; null for other columns, and where no value is one. */
  readonly least: string | number | null;
  readonly most: string | number | null;
}
