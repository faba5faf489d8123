// Tables (CSV, TSV, XLSX) in and out, as the window and the command line talk about them. No logic.
import type { Problem } from '../problem.ts';
import type { RobotsColumn } from '../rows/robots-column.ts';
import type { RowSet } from '../rows/row-set.ts';
import { TEXT_ENCODINGS } from '../../protocol/encodings.ts';
import { TABLE_FIELDS, type TableMapping } from './table-field.ts';

/** What a text table may be in: the same as any other text. */
export const TABLE_ENCODINGS = ['utf-8', ...TEXT_ENCODINGS] as const;
export type TableEncoding = (typeof TABLE_ENCODINGS)[number];

export const TABLE_DELIMITERS = [',', ';', '\t', '|'] as const;
export type TableDelimiter = (typeof TABLE_DELIMITERS)[number];

export const TABLE_DATES = ['asIs', 'dmy', 'mdy', 'ymd'] as const;
export type TableDates = (typeof TABLE_DATES)[number];

/** How to read a table file. What is not given is told by the file's content. */
export interface TableOptions {
  readonly encoding?: TableEncoding | undefined;
  readonly delimiter?: string | undefined;
  /** '' = quotes are letters like any other. */
  readonly quote?: '' | '"' | "'" | undefined;
  /** The first row names the columns. */
  readonly header?: boolean | undefined;
  /** The sheet of a workbook, by its position. */
  readonly sheet?: number | undefined;
  readonly mapping?: TableMapping | undefined;
  /** What comes first in dates that can mean two days. Default: asIs, they stay as they are. */
  readonly dates?: TableDates | undefined;
  readonly decimalComma?: boolean | undefined;
}

/** What a file looks like with these options, from its first rows. */
export interface TablePreview {
  readonly path: string;
  readonly format: 'csv' | 'xlsx';
  readonly size: number;
  /** The options in effect; null where they mean nothing for the format. */
  readonly encoding: TableEncoding | null;
  readonly delimiter: string | null;
  readonly quote: string | null;
  readonly header: boolean;
  readonly sheets: readonly string[];
  readonly sheet: number;
  readonly mapping: TableMapping;
  /** One a column: its name in the file, or null where there is no header. */
  readonly names: readonly (string | null)[];
  /** The first rows as texts, without the header; 50 at most. */
  readonly rows: readonly (readonly string[])[];
  readonly problems: readonly Problem[];
}

export const TABLE_KEYS = ['loc', 'id'] as const;
/** What tells that a row of the file is a row of the project. */
export type TableKey = (typeof TABLE_KEYS)[number];

export const TABLE_POLICIES = ['mine', 'theirs', 'fill', 'review'] as const;
/** Where both have a row: keep the project's values, take the file's, only fill empty cells, or decide row by row. */
export type TablePolicy = (typeof TABLE_POLICIES)[number];

export interface TableMerge {
  readonly path: string;
  readonly options: TableOptions;
  readonly key: TableKey;
  readonly policy: TablePolicy;
  /** Delete the project's rows that the file does not have. */
  readonly deleteMissing: boolean;
}

export const REVIEW_LISTS = ['added', 'changed', 'missing'] as const;
export type ReviewList = (typeof REVIEW_LISTS)[number];

/** What a file would do to the project. */
export interface TableComparison {
  readonly review: number;
  /** Rows of the file with anything in them. */
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Rows of the project that the file does not have. */
  readonly missing: number;
  readonly accepted: Readonly<Record<ReviewList, number>>;
  readonly problems: readonly Problem[];
  readonly problemCount: number;
  readonly seconds: number;
}

export interface TableApplied {
  readonly added: number;
  readonly changed: number;
  readonly deleted: number;
  readonly problems: readonly Problem[];
  readonly problemCount: number;
  readonly seconds: number;
}

/** What Mapwright found of a row, and where it came from: written, and not read back. */
export const DERIVED_COLUMNS = ['problems', 'source', 'line'] as const;

/** The columns of an exported table, in their usual order. */
export const TABLE_COLUMNS = [...TABLE_FIELDS, ...DERIVED_COLUMNS] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];

/** What can be exported: also the verdicts for a crawler, "robots:Googlebot", which nobody reads back. */
export type ExportColumn = TableColumn | RobotsColumn;

export const TABLE_FORMATS = ['csv', 'tsv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

export interface TableExport {
  readonly path: string;
  readonly format: TableFormat;
  readonly rows: RowSet;
  readonly columns: readonly ExportColumn[];
  /** For csv. */
  readonly delimiter: TableDelimiter;
  /** A byte order mark, by which Excel knows UTF-8. */
  readonly bom: boolean;
  /** An apostrophe before dates, by which spreadsheets leave them alone. A workbook needs none. */
  readonly guardDates: boolean;
  /** Replace an existing file. */
  readonly overwrite: boolean;
}

export interface TableExported {
  readonly path: string;
  readonly rows: number;
  readonly sheets: number;
  readonly bytes: number;
  readonly seconds: number;
}
