// The requests that change rows by hand, and those about the history of changes.
import * as v from 'valibot';
import type { BulkPreview, CellChange } from '../../model/edit/bulk-edit.ts';
import { VALUE_COLUMNS } from '../../model/rows/columns.ts';
import type { HistoryPage } from '../../model/edit/change.ts';
import { COPY_COLUMNS } from '../../model/rows/row.ts';
import { bulkEdit, editScope } from '../bulk-edit-schemas.ts';
import type { EditResult, MoveResult, StepResult } from '../edit-result.ts';
import {
  cellText,
  count,
  editableColumn,
  fillPattern,
  itemEdit,
  rowSet,
  text,
  robotsColumn,
} from '../schemas.ts';

/** Lines of one edit.hold at most. */
const HELD_AT_ONCE = 20_000;

/** Beside a row in the order that rows have by themselves. */
const rowPlace = () => v.strictObject({ row: count, side: v.picklist(['before', 'after']) });

const copyColumn = v.union([v.picklist(COPY_COLUMNS), robotsColumn]);

const nothing = v.strictObject({});

export const editRequests = {
  /** Sets one column of all given rows to one value: typing, fill, clear, include/exclude. One undo step. */
  'edit.set': () =>
    v.strictObject({
      rows: rowSet(),
      column: editableColumn,
      value: cellText,
      /** Keep a value that breaks the column's form, flagged, as imported data is. Default: refuse it. */
      force: v.optional(v.boolean()),
    }),
  /**
   * Keeps lines of a paste that is too large for one message, behind those that a block holds; without `block` it
   * begins a new one, and the one of before is gone. All of it is in memory.
   */
  'edit.hold': () =>
    v.strictObject({
      block: v.optional(count),
      lines: v.pipe(v.array(v.array(cellText)), v.maxLength(HELD_AT_ONCE)),
    }),
  /** Forgets what was held. */
  'edit.letGo': () => nothing,
  /**
   * Sets a block of cells: values[r][c] goes to row r of the set and columns[c]. One undo step. Takes at most 100,000
   * lines; more are sent ahead by edit.hold.
   */
  'edit.paste': () =>
    v.strictObject({
      rows: rowSet(),
      columns: v.pipe(v.array(editableColumn), v.minLength(1)),
      values: v.pipe(v.array(v.array(cellText)), v.maxLength(100_000)),
      /** Lines that become new rows, with the same columns. An empty cell is no value. */
      add: v.optional(v.pipe(v.array(v.array(cellText)), v.maxLength(100_000))),
      /** Stands for values and add, which are empty then: the first `over` lines go to the rows, the others are added. */
      held: v.optional(v.strictObject({ block: count, over: count })),
      /** The values go over the rows of the set again and again, as far as these go. */
      repeat: v.optional(v.boolean()),
      /** Where the new rows stand; default: behind all others. */
      at: v.optional(rowPlace()),
      /** The view that the new rows are inserted into, above the row of `at` or behind all: see view.open. */
      view: v.optional(count),
      /** Keep values that break their column's form, flagged. Default: refuse the block. */
      force: v.optional(v.boolean()),
      /** Leave such values out: cells stay as they are, and a new row without a valid address does not come. */
      skip: v.optional(v.boolean()),
    }),
  /** Keeps rows as cut, for edit.move and edit.moveRows, whatever becomes of the view; those that were cut before are so no more. */
  'edit.cut': () => v.strictObject({ rows: rowSet() }),
  /** Forgets what was cut, unless something else was since. */
  'edit.dropCut': () => v.strictObject({ cut: count }),
  /**
   * Moves cells of the rows that were cut, with the values they have now: those of the r-th row over the r-th row of
   * `onto`. Cells of the sources become empty, but for those that were written and values that nothing took. One undo step.
   */
  'edit.move': () =>
    v.strictObject({
      cut: count,
      /** null: the column's values go nowhere. */
      columns: v.pipe(
        v.array(v.strictObject({ from: copyColumn, to: v.nullable(editableColumn) })),
        v.minLength(1),
        v.maxLength(1_000),
      ),
      onto: rowSet(),
      /** There were values when the cells were cut: where there are none by now, nothing is moved over others. */
      filled: v.optional(v.boolean()),
      /** Rows that `onto` has no room for become new ones, behind all others. Default: their cells stay. */
      add: v.optional(v.boolean()),
      /** The view that new rows are inserted into. */
      view: v.optional(count),
      /** As for edit.paste. */
      force: v.optional(v.boolean()),
      /** Leave values that are not valid where they are. */
      skip: v.optional(v.boolean()),
    }),
  /** Moves the rows that were cut, whole: they come back with new ids beside a row, or behind all. One undo step. */
  'edit.moveRows': () => v.strictObject({ cut: count, at: v.optional(rowPlace()), view: v.optional(count) }),
  /** Fills columns of row sets with patterns: fill, series, clear. The first row of a set gets the first value. One undo step. */
  'edit.fill': () =>
    v.strictObject({
      areas: v.pipe(
        v.array(
          v.strictObject({
            rows: rowSet(),
            cells: v.array(v.strictObject({ column: editableColumn, pattern: fillPattern() })),
          }),
        ),
        v.minLength(1),
        v.maxLength(10_000),
      ),
      force: v.optional(v.boolean()),
    }),
  /**
   * Sets the images, alternates, videos and news of one row: what stays, changes or is new, in this order. `version` is
   * that of the row's detail; where the row has changed since, the edit is refused. One undo step.
   */
  'edit.setExtensions': () => v.strictObject({ id: count, version: v.number(), items: v.array(itemEdit()) }),
  'edit.delete': () => v.strictObject({ rows: rowSet() }),
  /** Moves rows to a section (0 = to none); null lets the sections' conditions decide again. One undo step. */
  'edit.section': () => v.strictObject({ rows: rowSet(), section: v.nullable(count) }),
  /** The cells as tab-separated text, for the clipboard; at most 100,000 rows. */
  'edit.copy': () =>
    v.strictObject({
      rows: rowSet(),
      columns: v.array(copyColumn),
    }),
  /**
   * What a bulk edit would change. Another preview, or edit.stopPreview, ends it with "cancelled". `preview` is a
   * number of the caller's, which preview.progress and edit.findHit name; `first` = how many changes to show.
   */
  'edit.preview': () =>
    v.strictObject({
      preview: count,
      scope: editScope(),
      edit: bulkEdit(),
      first: v.pipe(count, v.maxValue(500)),
    }),
  'edit.stopPreview': () => nothing,
  /**
   * The next cell in a view, after or before `from`, that a finished preview would change; position -1 where there is
   * none. `column`: the cell's; other hits of its row come first. Absent: the next row, whatever else changes in this one.
   */
  'edit.findHit': () =>
    v.strictObject({
      preview: count,
      view: count,
      from: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
      column: v.optional(v.picklist(VALUE_COLUMNS)),
      direction: v.picklist(['next', 'previous']),
    }),
  /** Find and replace, or a transform, as one undo step. */
  'edit.apply': () =>
    v.strictObject({
      scope: editScope(),
      edit: bulkEdit(),
      /** What becomes of results that their column can't take. */
      invalid: v.picklist(['refuse', 'skip', 'keep']),
    }),
  /** Where there is nothing to take back, or to do again, they do nothing. */
  'history.undo': () => nothing,
  'history.redo': () => nothing,
  /** The states that undo and redo can reach, the newest first. */
  'history.list': () => v.strictObject({ start: count, count: v.pipe(count, v.maxValue(1_000)) }),
  /** Goes to the state after this change, over as many steps as that takes; 0 = the first state. */
  'history.goTo': () => v.strictObject({ change: count }),
  /** Names the present state; the name stays with the project. */
  'history.mark': () => v.strictObject({ name: v.pipe(text, v.trim(), v.minLength(1), v.maxLength(200)) }),
  'history.unmark': () => v.strictObject({ checkpoint: count }),
} satisfies Record<string, () => v.GenericSchema>;

export interface EditResults {
  'edit.set': EditResult;
  'edit.hold': { readonly block: number; readonly lines: number };
  'edit.letGo': null;
  'edit.paste': EditResult;
  'edit.cut': { readonly cut: number; readonly rows: number };
  'edit.dropCut': null;
  'edit.move': MoveResult;
  'edit.moveRows': EditResult;
  'edit.fill': EditResult;
  'edit.setExtensions': EditResult;
  'edit.delete': EditResult;
  'edit.section': EditResult;
  'edit.copy': { readonly text: string };
  'edit.preview': BulkPreview;
  'edit.stopPreview': null;
  /** `column` is null where the whole row would go. */
  'edit.findHit': { readonly position: number; readonly column: CellChange['column'] | null };
  'edit.apply': EditResult;
  'history.undo': StepResult;
  'history.redo': StepResult;
  'history.list': HistoryPage;
  'history.goTo': EditResult;
  'history.mark': null;
  'history.unmark': null;
}
