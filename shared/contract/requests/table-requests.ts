// The requests about tables (CSV, TSV, XLSX): a part of the map in requests.ts.
import * as v from 'valibot';
import {
  REVIEW_LISTS,
  TABLE_COLUMNS,
  TABLE_DATES,
  TABLE_DELIMITERS,
  TABLE_ENCODINGS,
  TABLE_FORMATS,
  TABLE_KEYS,
  TABLE_POLICIES,
  type TableComparison,
  type TablePreview,
} from '../../model/table/tables.ts';
import type { ReviewWindow } from '../../model/edit/review.ts';
import { isTableField, type TableField } from '../../model/table/table-field.ts';
import { MAX_AGENTS } from '../../model/robots.ts';
import { count, filePath, pastedText, placeName, robotsColumn, rowSet } from '../schemas.ts';

const field = v.custom<TableField>((value) => typeof value === 'string' && isTableField(value));

const tableOptions = () =>
  v.strictObject({
    encoding: v.optional(v.picklist(TABLE_ENCODINGS)),
    delimiter: v.optional(v.pipe(v.string(), v.maxLength(1))),
    quote: v.optional(v.picklist(['', '"', "'"])),
    header: v.optional(v.boolean()),
    sheet: v.optional(count),
    mapping: v.optional(v.pipe(v.array(v.nullable(field)), v.maxLength(20_000), v.readonly())),
    dates: v.optional(v.picklist(TABLE_DATES)),
    decimalComma: v.optional(v.boolean()),
  });

export const tableParams = {
  /** What a table file looks like with these options. */
  'table.inspect': () => v.strictObject({ path: filePath, options: tableOptions() }),
  /**
   * Which of these files are tables whose columns nobody can be sure of, so that an import has to ask. Only the first 50
   * are looked at; addresses, patterns and folders are none. With an order of dates, these leave no doubt.
   */
  'table.unclear': () =>
    v.strictObject({ paths: v.array(placeName), dates: v.optional(v.picklist(TABLE_DATES)) }),
  /**
   * Keeps a text of the clipboard as a file for the requests about tables, until the next comes, and says whether an
   * import has to ask about it.
   */
  'table.keep': () => v.strictObject({ text: pastedText }),
  /** Starts a job that compares a table file with the project; it changes nothing. The outcome waits for decisions. */
  'table.compare': () =>
    v.strictObject({
      path: filePath,
      options: tableOptions(),
      key: v.picklist(TABLE_KEYS),
      policy: v.picklist(TABLE_POLICIES),
      deleteMissing: v.boolean(),
    }),
  /** A page of a list of a comparison; throws stale-view where the project has changed since, as all with its number do. */
  'table.review': () =>
    v.strictObject({
      review: count,
      list: v.picklist(REVIEW_LISTS),
      start: count,
      count: v.pipe(count, v.maxValue(1_000)),
    }),
  /** Accepts or rejects rows of a list; without `items` all of them. "fill" accepts no more than values for empty cells. */
  'table.decide': () =>
    v.strictObject({
      review: count,
      list: v.picklist(REVIEW_LISTS),
      items: v.optional(v.array(count)),
      decision: v.picklist(['accept', 'reject', 'fill']),
    }),
  /** Starts a job that brings what was accepted into the project, as one undo step. */
  'table.apply': () => v.strictObject({ review: count }),
  /** Forgets a comparison. */
  'table.discard': () => v.strictObject({ review: count }),
  /** Starts a job that writes rows as a table file. */
  'table.export': () =>
    v.strictObject({
      path: filePath,
      format: v.picklist(TABLE_FORMATS),
      rows: rowSet(),
      columns: v.pipe(
        v.array(v.union([v.picklist(TABLE_COLUMNS), robotsColumn])),
        v.minLength(1),
        v.maxLength(TABLE_COLUMNS.length + MAX_AGENTS),
      ),
      delimiter: v.picklist(TABLE_DELIMITERS),
      bom: v.boolean(),
      guardDates: v.boolean(),
      overwrite: v.boolean(),
    }),
} satisfies Record<string, () => v.GenericSchema>;

export interface TableResults {
  'table.inspect': TablePreview;
  'table.unclear': readonly string[];
  'table.keep': { readonly path: string; readonly unclear: boolean };
  'table.compare': { readonly job: number };
  'table.review': ReviewWindow;
  'table.decide': TableComparison['accepted'];
  'table.apply': { readonly job: number };
  'table.discard': null;
  'table.export': { readonly job: number };
}
