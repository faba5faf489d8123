// Carries a bulk edit out, part by part, on the rows of a scope.
import { reason, type ErrorReason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { InvalidResults } from '../../../../shared/model/bulk-edit.ts';
import type { MovedLocs } from '../../check/run/find-around.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { BulkPlan, ColumnEdit, ReadColumn, ScopeRows } from './bulk-plan.ts';
import type { CellResult } from './cell-results.ts';
import type { BulkJudges, EditTarget, PackedRewrite } from './edit-target.ts';
import { changeFinder } from './find/find-changes.ts';

/** What was found in some rows, ready to be written. */
export interface FoundPart {
  readonly rewrites: readonly PackedRewrite[];
  readonly bad: number;
  readonly reason: ErrorReason | null;
  /** How many rows were looked at. */
  readonly looked: number;
}

/** The rows that get other addresses, of what was found in a range. */
export function movedLocs({ rewrites }: Pick<FoundPart, 'rewrites'>): MovedLocs[] {
  return rewrites.flatMap(({ ids, hashes }) =>
    hashes ? [{ ids, before: hashes.before, after: hashes.after }] : [],
  );
}

/**
 * Writes what was found in the cells of values; yields the rows looked at. Gives the number of results that were not
 * valid (and skipped or kept). With "refuse" such results end in invalid-value, which tells how many there are in all.
 * `written` is told of each part that was.
 */
export function* applyFound<P extends FoundPart>(
  target: EditTarget,
  parts: Iterable<P>,
  invalid: InvalidResults,
  written: (part: P) => void,
): Steps<number> {
  let count = 0;
  let example: ErrorReason | null = null;
  for (const part of parts) {
    count += part.bad;
    example ??= part.reason;
    // After the first refused result nothing is written any more, only counted.
    if (invalid !== 'refuse' || count === 0) {
      for (const rows of part.rewrites) target.rewrite(rows);
      written(part);
    }
    yield part.looked;
  }
  if (invalid === 'refuse' && example)
    throw new AppError('invalid-value', reason('results-invalid', { count, why: example }));
  return count;
}

/** Takes rows away, or puts them into sections: edits that write no values. Yields the rows looked at. */
export function* applyToRows(
  target: EditTarget,
  rows: ScopeRows,
  plan: BulkPlan,
  judges: BulkJudges,
): Steps<number> {
  if (plan.kind === 'rows') {
    const { lost } = yield* plan.choose(rows);
    yield* target.set('deleted', lost, 1);
    return 0;
  }
  const columns = columnsOf(plan.edits);
  const find = changeFinder(plan.edits, columns, 'keep', judges);
  for (const batch of rows.read(columns, null)) {
    for (const { results } of find(batch).cells) yield* place(target, results);
    yield batch.looked;
  }
  return 0;
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

/** Only a lone edit can spare the store rows: another may want just those. */
export function hintOf(edits: readonly ColumnEdit[]): Parameters<ScopeRows['read']>[1] {
  const [edit] = edits;
  if (!edit?.hint || edits.length !== 1 || edit.column === 'section') return null;
  return { column: edit.column, ...edit.hint };
}

/** Puts rows into sections as the user's own choice. */
function* place(target: EditTarget, results: readonly CellResult[]): Steps<void> {
  const ids = Uint32Array.from(results, ({ row }) => row[0]);
  const chosen = results.map(({ after }) => after);
  for (const _ of target.set('chosen', ids, chosen)) yield 0;
}
