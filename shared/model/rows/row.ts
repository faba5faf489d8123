// A URL as the window shows it.
import { columnsWith, type ValueColumn } from './columns.ts';
import type { AgentVerdict } from '../robots.ts';
import type { RobotsColumn } from './robots-column.ts';
import type { RuleId } from '../rule.ts';

/** What a row says of its URL, as it is shown; null = an empty cell, as is one that is missing. */
export interface RowValues extends Readonly<
  Partial<Record<Exclude<ValueColumn, 'priority'>, string | null>>
> {
  readonly loc: string;
  readonly lastmod: string | null;
  /** One of CHANGEFREQS, or the invalid text as it came. */
  readonly changefreq: string | null;
  /** 0…1, or the invalid text as it came. */
  readonly priority: number | string | null;
}

export interface UrlRow extends RowValues {
  readonly id: number;
  readonly included: boolean;
  /** The id of its section; 0 for none. */
  readonly section: number;
  /** The name of the sitemap that the last export put it in; null where it was in none. */
  readonly file: string | null;
  readonly source: number;
  readonly line: number;
  readonly images: number;
  readonly alternates: number;
  readonly videos: number;
  readonly news: number;
  readonly problems: readonly RuleId[];
  /** The project's crawlers that robots.txt keeps from it; null where the project has no robots.txt for the address. */
  readonly robots: readonly string[] | null;
  /** The verdicts for the crawlers that were asked about; none where the project has no robots.txt for the address. */
  readonly verdicts?: readonly AgentVerdict[];
  /** Its number in the unsorted, unfiltered project, where it was asked for; null where the row is gone. */
  readonly number?: number | null;
}

/** The columns a user can edit. */
export const EDITABLE_COLUMNS = columnsWith('edited');
export type EditableColumn = (typeof EDITABLE_COLUMNS)[number];

/** The columns whose cells can be empty or filled, for going to the next edge of data. */
export const EDGE_COLUMNS = columnsWith('edge');
export type EdgeColumn = (typeof EDGE_COLUMNS)[number];

/** The columns that can be copied. */
export const COPY_COLUMNS = columnsWith('copied');
export type CopyColumn = (typeof COPY_COLUMNS)[number] | RobotsColumn;

/** The columns a view can sort by. */
export const SORTABLE_COLUMNS = ['id', ...columnsWith('sorted')] as const;
export type SortableColumn = (typeof SORTABLE_COLUMNS)[number] | RobotsColumn;

/** Rows of a view, from `start`; fewer than asked for at the end of the view. */
export interface RowWindow {
  readonly view: number;
  readonly start: number;
  readonly rows: readonly UrlRow[];
}
