// What the grid and its owner say to each other: rows, columns, the row source, edits and events. Types only.
import type { Severity } from '../../shared/model/problem.ts';
import type { ClipboardLines } from './clipboard/clipboard-cells.ts';
import type { CutProps } from './clipboard/cut-types.ts';
import type { GridTexts } from './grid-texts.ts';
import type { FillPattern } from '../../shared/model/edit/fill-pattern.ts';
import type { PositionRange } from '../../shared/model/rows/row-set.ts';

/** A row needs a stable id; all else is read through the columns. */
export type GridRow = Pick<CellName, 'id'>;

export type EditorKind = 'text' | 'url' | 'date' | 'select' | 'number' | 'boolean';

/** Why a cell is marked; the label is shown as its title and read aloud. */
export interface CellProblem {
  readonly severity: Severity;
  readonly label: string;
}

/** A pill that shows a count in the colour of its severity. The label says it in words. */
export interface CellBadge extends CellProblem {
  readonly text: string;
  /** What the tooltip says; default: the label. */
  readonly title?: string;
  /** How many others there are, for which there is no room. */
  readonly more: number;
}

export interface GridColumn<T extends GridRow> {
  readonly id: string;
  readonly title: string;
  /** Initial width in px; the user's own width wins until the column list loses the id. */
  readonly width: number;
  /** The width is kept also where the title with its marks, or a typical value, is wider: the user chose it. Default: false. */
  readonly exact?: boolean;
  /** A value that the width has room for, unless it is exact. */
  readonly typical?: string;
  /** Default: 48. */
  readonly minWidth?: number;
  readonly align?: 'start' | 'end';
  /**
   * Takes the width that the columns leave free; its own width is the least then. A pinned one gives way where the
   * others would have little room to scroll in.
   */
  readonly grow?: boolean;
  /** What it can use of the width that is free where those that grow have plenty; default: no more than its width. */
  readonly wideWidth?: number;
  /** Shown in the header in place of a title that is longer than the values; the title is its tooltip and is read aloud. */
  readonly short?: string;
  /** Shown in the header in place of the title, for narrow columns; the title is its tooltip and is read aloud. */
  readonly mark?: string;
  /** What the column is about is not valid: its head is marked, and the title says why. Default: false. */
  readonly faulty?: boolean;
  /** Stays in sight while the others scroll sideways; pinned columns are shown first. */
  readonly pinned?: boolean;
  /** Default: false. */
  readonly sortable?: boolean;
  /** Whether rows are filtered by the column, with a mark to press in its header; absent: they can't be. */
  readonly filter?: 'on' | 'off';
  /** Absent: the column can't be edited. */
  readonly editor?: EditorKind;
  /** For 'select': what can be chosen; the empty value is always offered too. */
  readonly options?: readonly string[];
  /** For 'number': arrow keys step within these. */
  readonly step?: { readonly by: number; readonly min: number; readonly max: number };
  /** The text that is shown, copied and edited; for 'boolean', 'true' or 'false'. */
  readonly value: (row: T) => string;
  /** Shown in place of the value, such as an address without its host; null shows the value. */
  readonly shortOf?: (row: T) => string | null;
  /** The tooltip; default: the value where it is cut off. */
  readonly titleOf?: (row: T) => string;
  /** So many letters at the start are muted, as those of other rows are the same. */
  readonly mutedOf?: (row: T) => number;
  /** What the grid is searched for is marked in it. */
  readonly searched?: boolean;
  readonly problemOf?: (row: T) => CellProblem | null;
  /** Shown instead of the value; null shows nothing. */
  readonly badgeOf?: (row: T) => CellBadge | null;
}

/**
 * Windows of the rows of one view, by position. A new view is a new source object: the grid then fetches its rows
 * anew, and shows its start where `place` is another too. May return fewer rows than asked for at the end only.
 */
export interface RowSource<T extends GridRow> {
  fetch(start: number, count: number, signal: AbortSignal): Promise<readonly T[]>;
  /** Rows and positions stay as they are, until the returned function is called, for what the user meant by them. */
  keep?(): () => void;
}

export interface GridSortKey {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** A row's cell, wherever it stands. */
export interface CellName {
  readonly id: number;
  readonly column: string;
}

/** One cell's new value, as typed. `force`: keep it although it was refused. */
export interface CellEdit extends CellName {
  readonly value: string;
  readonly force: boolean;
}

/** A value that the user can take instead of a refused one, by a button. */
export interface EditOffer {
  readonly label: string;
  readonly value: string;
}

/** A refused text stays in its cell with the reason; `canKeep` (default true) offers "Keep anyway", `offers` values that may have been meant. */
export type EditOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly canKeep?: boolean;
      readonly offers?: readonly EditOffer[];
    };

export interface CellPosition {
  readonly row: number;
  /** Index among the shown columns (pinned first); the row numbers are no column. */
  readonly column: number;
}

/** The same columns of all rows in the ranges (sorted, disjoint, half open). */
export interface GridArea {
  readonly ranges: readonly PositionRange[];
  readonly columns: readonly string[];
}

/** What is selected. `ranges` and `columns` are those of any area; with one area they say it all. */
export interface GridSelection<T extends GridRow> {
  readonly active: CellPosition | null;
  readonly activeColumn: string | null;
  /** Null while it is not loaded. */
  readonly activeRow: T | null;
  readonly areas: readonly GridArea[];
  readonly ranges: readonly PositionRange[];
  readonly columns: readonly string[];
  /** How many rows the ranges hold. */
  readonly rows: number;
  /** Selected by row header or "select all", not by cells. */
  readonly wholeRows: boolean;
  /** Selected by column header. */
  readonly wholeColumns: boolean;
}

/** Columns of rows get patterns: fill, series, clear ('' clears), bulk toggle. The first row gets the first value. */
export interface GridFillArea {
  readonly ranges: readonly PositionRange[];
  readonly cells: readonly { readonly column: string; readonly pattern: FillPattern }[];
}

export interface GridCopy {
  readonly ranges: readonly PositionRange[];
  readonly columns: readonly string[];
  /** Rows in the ranges. */
  readonly rows: number;
  /** What the positions mean. */
  readonly source: RowSource<GridRow>;
}

/** What of a column a paste needs, also of one that is not shown. */
export type PasteColumn = Pick<GridColumn<GridRow>, 'id' | 'editor' | 'options'>;

/** What is on the clipboard, before anybody knows what its columns are. */
export interface ClipboardBlock {
  readonly lines: ClipboardLines;
  /** The columns that were copied, where the copy is Mapwright's own. */
  readonly known: readonly string[] | null;
  /** The text, where the lines come from an HTML table, too. */
  readonly plain: string;
  /** The first selected column. */
  readonly onto: string;
}

/**
 * What the owner makes of a block: nothing; cells for the columns from the first selected one on, as it stands; or these
 * lines, whose places belong to these columns (null: to none), over the rows or as new ones.
 */
export type PastePlan =
  | 'cancelled'
  | 'asItStands'
  | {
      readonly lines: ClipboardLines;
      readonly columns: readonly (PasteColumn | null)[];
      readonly asNew: boolean;
    };

/** values[r][c] goes to row r of the ranges and columns[c]. A shorter line leaves its other cells as they are. */
export interface GridPaste {
  readonly ranges: readonly PositionRange[];
  /** What the positions mean; absent: the rows that are shown. */
  readonly source?: RowSource<GridRow> | undefined;
  readonly columns: readonly string[];
  readonly values: readonly (readonly string[])[];
  /** The values go over the rows again and again, as far as the ranges go. */
  readonly repeat: boolean;
  /** Lines that had no row to go to, below the last one; their columns are the same. */
  readonly beyond: readonly (readonly string[])[];
  /** All lines are new rows: that was asked. */
  readonly asNew: boolean;
  /** Only one cell was selected: the place is where the block starts, and nothing more was meant. */
  readonly fromOneCell: boolean;
  /** Filled cells of the block that no column took: they fell on one that can't be changed, or beyond the last one. */
  readonly leftOut: number;
  /** The columns that can't be changed on which some of them fell. */
  readonly skipped: readonly string[];
}

/** What the grid can't do with the selection: copy several areas of different shape, or paste onto several. */
export type GridRefusal =
  | 'copyAreas'
  | 'pasteAreas'
  | 'pasteReadOnly'
  | 'pasteKeys'
  | 'fillTooLarge'
  | 'typedReadOnly'
  | 'clearedReadOnly'
  | 'typedInBox'
  | 'refused'
  | 'notEntered';

/** Where a context menu was asked for, in client px; `column`: on that column's header, or ROW_NUMBERS. */
export interface GridMenu {
  readonly x: number;
  readonly y: number;
  readonly column: string | null;
}

/** Numbers of rows that are the owner's own; `last` is the highest, for the room that they need. */
export interface GridNumbering<T extends GridRow> {
  readonly of: (row: T) => number | null;
  readonly last: number;
}

export interface GridProps<T extends GridRow> extends CutProps<RowSource<GridRow>> {
  /** How many rows the view has. */
  rows: number;
  columns: readonly GridColumn<T>[];
  source: RowSource<T>;
  sort?: readonly GridSortKey[] | undefined;
  /**
   * What the positions mean: a new source with the same place is the same list after a change, one with another place
   * is another list. Absent: always another. Cursor and typed text go along with their row in either.
   */
  place?: string | undefined;
  /** Asked when another list comes, in which the cursor stays with its row: is that brought into sight? Else, the start is. */
  follow?: (() => boolean) | undefined;
  /** Another number says that rows changed: what is in sight is fetched anew, without flicker. */
  revision?: number | undefined;
  /** Answers when the engine has taken or refused the value, which goes in the place of another. Absent: nothing can be edited. */
  edit?: ((change: CellEdit, instead: string) => Promise<EditOutcome>) | undefined;
  /** Where a row stands now, or -1. Absent: no row is found again. */
  positionOf?: ((id: number) => Promise<number>) | undefined;
  /** Whether a row that is not in the list is nowhere else either. Absent: nobody knows. */
  isGone?: ((id: number) => Promise<boolean>) | undefined;
  /** Where Ctrl and an arrow lead along a column. Absent: to the first or last row. */
  edge?: ((from: number, column: string, direction: 'up' | 'down') => Promise<number>) | undefined;
  /** The cells as tab-separated text, where they are too many to be in the grid's memory. */
  copyText?: ((copy: GridCopy) => Promise<string>) | undefined;
  /** Tells what the columns of a pasted block are. Absent: those from the first selected one on. */
  planPaste?: ((block: ClipboardBlock) => PastePlan | Promise<PastePlan>) | undefined;
  texts?: Partial<GridTexts> | undefined;
  /** Absent: rows are numbered by their places in the list. */
  numbering?: GridNumbering<T> | undefined;
  /** A line above shows the whole value of the active cell, to be edited there. Default: false. */
  bar?: boolean | undefined;
  /** What the rows were searched for; it is marked. */
  marked?: string | undefined;
  /** Rows that are shown in muted text. */
  dimmed?: ((row: T) => boolean) | undefined;
}
