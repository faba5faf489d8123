// What a move of cells is about: which columns of which rows go where, and which cells it can empty.
import {
  EDITABLE_COLUMNS,
  type CopyColumn,
  type EditableColumn,
} from '../../../../../shared/model/rows/row.ts';
import type { Lines } from '../paste-cells.ts';

export interface CellMove {
  readonly columns: readonly { readonly from: CopyColumn; readonly to: EditableColumn }[];
  /** The rows that values come from. */
  readonly sources: Uint32Array;
  /** The r-th row of the sources goes to the r-th of these; those that are left become new rows. */
  readonly targets: Uint32Array;
  /** lines[r][c] = what the r-th source has in the c-th column. */
  readonly lines: Lines;
}

/** Whether a move empties a cell of the column: a check box has no empty state. */
export function canBeEmptied(column: CopyColumn): column is Exclude<EditableColumn, 'included'> {
  return column !== 'included' && EDITABLE_COLUMNS.some((editable) => editable === column);
}
