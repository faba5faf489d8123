// What one column of several rows holds, for the figures of a selection: how many values, how many different ones, from where to where.
import type { RobotsColumn } from './robots-column.ts';

/** The columns with figures; included, which is never empty, and the last export's sitemap have none. */
export const FIGURE_COLUMNS = [
  'loc',
  'lastmod',
  'changefreq',
  'priority',
  'source',
  'line',
  'section',
  'host',
  'path',
  'depth',
  'query',
  'images',
  'alternates',
  'videos',
  'news',
  'problems',
  'robots',
] as const;
export type FigureColumn = (typeof FIGURE_COLUMNS)[number] | RobotsColumn;

/** Different values counted at most: 2,000,000 take 32 MB. */
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
