// What several rows have in common, for the panel that shows a selection of many.
import { VALUE_COLUMNS, type ValueColumn } from './columns.ts';

/** The columns whose values are compared: addresses are never the same. */
export const SUMMARY_COLUMNS = [...VALUE_COLUMNS.filter((column) => column !== 'loc'), 'included'] as const;
export type SummaryColumn = Exclude<ValueColumn, 'loc'> | 'included';

/** One value that all rows have (null = none has one), or none. */
export type CommonValue = { readonly mixed: false; readonly value: string | null } | { readonly mixed: true };

/** Rows compared at most: more are only counted, as looking at millions would keep everything else waiting. */
export const SUMMARY_ROWS_AT_MOST = 100_000;

export interface RowsSummary {
  /** Rows that still exist; where there are too many to compare, rows of the set. */
  readonly rows: number;
  /** null where the rows are too many to be compared. */
  readonly common: Readonly<Record<SummaryColumn, CommonValue>> | null;
  /** Rows with any problem, with images, alternates, videos and news; null as above. */
  readonly counts: Readonly<Record<'problems' | 'images' | 'alternates' | 'videos' | 'news', number>> | null;
}
