// Sets one column of rows to one value: typing, fill, clear, include and exclude.
import { AppError } from '../../../../shared/contract/errors.ts';
import type { EditableColumn } from '../../../../shared/model/rows/row.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { EditTarget, Judges } from './edit-target.ts';
import { readCell } from './read-cell.ts';

/** Throws invalid-value with the reason, before anything is written, where the value is not valid and not forced. */
export function* setCells(
  target: EditTarget,
  ids: Uint32Array,
  edit: { readonly column: EditableColumn; readonly value: string | null; readonly force: boolean },
  judges: Judges,
): Steps<void> {
  const read = readCell(edit.column, edit.value, judges, edit.force);
  if ('why' in read) throw new AppError('invalid-value', read.why);
  yield* target.set(edit.column, ids, read.cell);
  if (edit.column === 'loc') yield* target.set('hash', ids, judges.hash(String(read.cell)));
}
