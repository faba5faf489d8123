// A cell's new value out of what the user typed. It refuses what is not valid, unless the user insists.
import { reason, type ErrorReason } from '../../../../shared/contract/error-texts.ts';
import type { EditableColumn } from '../../../../shared/model/rows/row.ts';
import type { Cell, Judges } from './edit-target.ts';

/** A value for the store, or why there is none. */
export type ReadCell = { readonly cell: Cell } | { readonly why: ErrorReason };

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
  return force ? { cell: value.invalid } : { why: value.why };
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
      return { why: reason('included-invalid', { text }) };
  }
}
