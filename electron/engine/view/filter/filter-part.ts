// What a condition becomes: SQL, a test in JavaScript, or both. Types only.
import type { ValueColumn } from '../../../../shared/model/rows/columns.ts';
import type { CodeTest } from '../verdict-columns.ts';
import type { SqlPart } from '../view-database.ts';

/** The stored columns that a test can ask for; a source is given as its location. */
export type TestedColumn = ValueColumn | 'source' | 'ext';

/** A condition that only JavaScript can judge, on the texts of some columns; null = the cell is empty. */
export interface RowTest {
  readonly columns: readonly TestedColumn[];
  readonly accepts: (...texts: readonly (string | null)[]) => boolean;
  /** What to show where it takes too long; null where it always ends. */
  readonly regex: string | null;
}

/** A condition as SQL, as a test, or as both where the SQL lets through all that the test can accept. */
export interface FilterPart {
  readonly sql?: SqlPart;
  readonly test?: RowTest;
  /** Instead of both, for the column of a crawler. */
  readonly code?: CodeTest;
}

export interface Filter {
  /** There are no conditions: all rows are meant. */
  readonly takesAll: boolean;
  readonly where: SqlPart;
  readonly tests: readonly RowTest[];
  /** To be asked of the rows that meet all else. */
  readonly codes: readonly CodeTest[];
}

/** What is known of the sources, for conditions on their location. */
export type SourceList = ReadonlyMap<number, string>;
