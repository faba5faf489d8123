// What the grid and its owner say to each other about a block on the clipboard. Types only.
import type { ClipboardLines } from './clipboard-cells.ts';
import type { GridColumn, GridRow } from './grid-types.ts';

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
