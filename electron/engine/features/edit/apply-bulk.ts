// Carries a bulk edit out on the rows of a scope, batch by batch.
import { reason, type ErrorReason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { InvalidResults } from '../../../../shared/model/edit/bulk-edit.ts';
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { BulkPlan, ColumnEdit, ReadColumn, ScopeRows } from './bulk-plan.ts';
import { resultsOf, type CellResult } from './cell-results.ts';
import type { BulkJudges, EditTarget } from './edit-target.ts';

/**
 * Writes what the plan changes; yields the rows looked at. Gives the number of results that were not valid (and skipped or
 * kept). With "refuse" such results end in invalid-value, which tells how many there are in all.
 */
export function* applyBulk(
  target: EditTarget,
  rows: ScopeRows,
  plan: BulkPlan,
  invalid: InvalidResults,
  judges: BulkJudges,
): Steps<number> {
  if (plan.kind === 'rows') {
    const { lost } = yield* plan.choose(rows);
    yield* target.set('deleted', lost, 1);
    return 0;
  }
  const columns = columnsOf(plan.edits);
  const edits = plan.edits.map((edit) => ({ edit, resultsIn: resultsOf(edit, columns, judges) }));
  let count = 0;
  let example: ErrorReason | null = null;
  for (const batch of rows.read(columns)) {
    for (const { edit, resultsIn } of edits) {
      const results = resultsIn(batch);
      const bad = results.filter(isBad);
      count += bad.length;
      example ??= bad[0]?.reason ?? null;
      // After the first refused result nothing is written any more, only counted.
      if (invalid === 'refuse' && count > 0) continue;
      yield* write(target, edit, invalid === 'skip' ? results.filter((result) => !isBad(result)) : results);
    }
    yield batch.looked;
  }
  if (invalid === 'refuse' && example)
    throw new AppError('invalid-value', reason('results-invalid', { count, why: example }));
  return count;
}

function isBad({ reason: why }: CellResult): boolean {
  return why !== undefined;
}

/** Yields no rows. */
function* write(target: EditTarget, { column }: ColumnEdit, results: readonly CellResult[]): Steps<void> {
  for (let start = 0; start < results.length; start += BATCH_ROWS) {
    const part = results.slice(start, start + BATCH_ROWS);
    const ids = Uint32Array.from(part, ({ row }) => row[0]);
    const after = part.map((result) => result.after);
    if (column === 'section') {
      // As the user's own choice.
      for (const _ of target.set('chosen', ids, after)) yield 0;
    } else {
      target.rewrite({ field: column, ids, before: part.map((result) => result.before), after });
      yield 0;
    }
  }
}

/** The columns that the edits look at, each once. */
export function columnsOf(edits: readonly ColumnEdit[]): ReadColumn[] {
  const columns = new Set<ReadColumn>();
  for (const { column, beside } of edits) {
    columns.add(column);
    if (beside) columns.add(beside);
  }
  return [...columns];
}
