// The requests about views of the rows: the schemas of their parameters.
import * as v from 'valibot';
import { EDGE_COLUMNS } from '../../model/rows/row.ts';
import { SET_COLUMNS } from '../../model/rows/view-query.ts';
import { count, robotsColumn, rowSet, text, viewName, viewQuery, windowRequest } from '../schemas.ts';

export const viewParams = {
  /**
   * Opens a view over the rows; the previous view stays open until closed. `run` is a number of the caller's own, each
   * higher than the one before: by it the query tells view.progress and can be cancelled, and it cancels older ones.
   * `from` is an open view of the same query: where nothing happened since but that rows were inserted into it, they
   * stay where they were put, whatever the query says of them.
   */
  'view.open': () =>
    v.strictObject({ ...viewQuery().entries, run: v.optional(count), from: v.optional(count) }),
  /** Stops a query that is still running; view.open then fails with "cancelled". */
  'view.cancel': () => v.strictObject({ run: count }),
  /** The values of a column among the rows that meet the filter, of all or of some; at most 1,000, those with the most rows. */
  'view.values': () =>
    v.strictObject({
      column: v.union([v.picklist(SET_COLUMNS), robotsColumn]),
      filter: viewQuery().entries.filter,
      /** Only values that hold this text, whatever its case. */
      search: v.optional(text),
      rows: v.optional(rowSet()),
    }),
  /** Keeps a query under a name; one that has the name already is replaced. */
  'view.save': () => v.strictObject({ name: viewName, ...viewQuery().entries }),
  'view.rename': () => v.strictObject({ name: viewName, to: viewName }),
  'view.delete': () => v.strictObject({ name: viewName }),
  'view.close': () => v.strictObject({ view: count }),
  /** The window that asks shows this project no more: closes its views, and ends what it searched for. The host says so. */
  'view.leave': () => v.strictObject({}),
  'view.rows': windowRequest,
  /** Where a row stands in a view, or -1. */
  'view.position': () => v.strictObject({ view: count, id: count }),
  /** Where the row with a number of the unsorted, unfiltered project stands in a view, or -1. */
  'view.numbered': () => v.strictObject({ view: count, number: count }),

  /** Where Ctrl and an arrow lead in a column: the end of the block of filled cells, or the next one. */
  'view.edge': () =>
    v.strictObject({
      view: count,
      position: count,
      column: v.picklist(EDGE_COLUMNS),
      direction: v.picklist(['up', 'down']),
    }),
  /** Where the rows of the last change, undo or redo stand in a view; the first of them where that takes too many ranges. */
  'view.changed': () =>
    v.strictObject({
      view: count,
      /** That of the view, where it is to be known whether rows are missed; without it none are. */
      filter: v.optional(viewQuery().entries.filter),
    }),
} satisfies Record<string, () => v.GenericSchema>;
