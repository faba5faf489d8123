// Words for the undo menu. They name what was done and to how many rows.
import type { ChangeLabel } from '../../../../shared/model/edit/change.ts';
import type { EditableColumn } from '../../../../shared/model/rows/row.ts';

/** A column that got one value in all rows; '' and null clear it. */
export function labelOfSet(column: EditableColumn, value: string | null): ChangeLabel {
  if (column === 'included') return { code: value === 'true' || value === '1' ? 'include' : 'exclude' };
  return { code: value === null || value === '' ? 'clear' : 'set', column };
}
