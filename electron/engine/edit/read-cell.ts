// A cell's new value out of what the user typed. It refuses what is not valid, unless the user insists.
import type { ErrorReason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { EditableColumn } from '../../../shared/model/row.ts';
import { COLUMN_TITLES } from './column-titles.ts';
import type { Cell, Judges } from './edit-target.ts';

/** A value for the store, or why there is none. */
type ReadCell = { readonly cell: Cell } | { readonly reason: string; readonly why?: ErrorReason | undefined };

/** With `force` a text that breaks the column's form is kept as it is; included takes yes and no only. */
export function readCell(
  column: EditableColumn,
  input: string | null,
  judges: Judges,
  force: boolean,
): ReadCell {
  // Half a surrogate pair can't be stored, and its hash would not fit the stored text.
  const text = (input ?? '').toWellFormed();
  if (column === 'included') return readIncluded(text);
  const value = judges.normalise(column, text);
  if (value === null || typeof value !== 'object') return { cell: column === 'loc' ? (value ?? '') : value };
  return force ? { cell: value.invalid } : { reason: value.reason, why: value.why };
}

/** Why a cell of a block can't be changed, with its place: row counts from 0. */
export function refusedCell(
  sentence: string,
  {
    row,
    column,
    why,
  }: { readonly row: number; readonly column: EditableColumn; readonly why: ErrorReason | undefined },
): AppError {
  const placed = why && { ...why, params: { ...why.params, row: row + 1, column } };
  return new AppError('invalid-value', sentence, undefined, placed);
}

/** The same for a block that is pasted. */
export function refusedPaste(cell: {
  readonly row: number;
  readonly column: EditableColumn;
  readonly reason: string;
  readonly why?: ErrorReason | undefined;
}): AppError {
  const { row, column, reason, why } = cell;
  const place = `Row ${String(row + 1)} of the block, column ${COLUMN_TITLES[column]}`;
  return refusedCell(`Nothing was pasted. ${place}: ${reason}`, { row, column, why });
}

function readIncluded(text: string): ReadCell {
  switch (text.trim().toLowerCase()) {
    case 'true':
    case '1':
      return { cell: 1 };
    case 'false':
    case '0':
      return { cell: 0 };
    default:
      return { reason: `"${text}" does not say whether to include the row. Write true or false.` };
  }
}
