// Carries a bulk edit out, batch by batch, on the rows of a scope.
import { AppError } from '../../../shared/contract/errors.ts';
import type { InvalidResults, TextColumn } from '../../../shared/model/bulk-edit.ts';
import type { Steps } from '../../../shared/model/steps.ts';
import type { BulkPlan, ColumnEdit, ReadColumn, ScopeRows } from './bulk-plan.ts';
import { resultsOf, type CellResult } from './cell-results.ts';
import type { BulkJudges, Cell, EditTarget } from './edit-target.ts';

/**
 * Writes what changes; yields the rows looked at. Gives the number of results that were not valid (and skipped or
 * kept). With "refuse" such results end in invalid-value, which tells how many there are in all.
 */
export function* applyBulk(
  target: EditTarget,
  rows: ScopeRows,
  plan: BulkPlan,
  judges: BulkJudges,
  invalid: InvalidResults,
): Steps<number> {
  if (plan.kind === 'rows') {
    yield* target.set('deleted', yield* plan.choose(rows), 1);
    return 0;
  }
  const columns = columnsOf(plan.edits);
  const edits = plan.edits.map((edit) => ({ edit, results: resultsOf(edit, columns, judges) }));
  let count = 0;
  let example: CellResult | undefined;
  for (const batch of rows.read(columns, hintOf(plan.edits))) {
    for (const { edit, results } of edits) {
      const changed = results(batch.rows);
      const bad = changed.filter(({ reason }) => reason !== undefined);
      count += bad.length;
      example ??= bad[0];
      // After the first refused result nothing is written any more, only counted.
      if (invalid === 'refuse' && count > 0) continue;
      const written = invalid === 'skip' && bad.length > 0 ? changed.filter(isValid) : changed;
      if (edit.column === 'section') yield* place(target, written);
      else write(target, edit.column, written, judges);
    }
    yield batch.looked;
  }
  if (invalid === 'refuse' && example) throw refusal(count, example);
  return count;
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

function write(
  target: EditTarget,
  column: TextColumn,
  results: readonly CellResult[],
  judges: BulkJudges,
): void {
  if (results.length === 0) return;
  const ids = Uint32Array.from(results, ({ row }) => row[0]);
  const before = results.map((result) => result.before);
  const after = results.map((result) => result.after);
  if (column !== 'loc') {
    target.rewrite({ field: column, ids, before, after });
    return;
  }
  const hash = (loc: Cell): number => judges.hash(String(loc));
  const hashes = { before: before.map(hash), after: after.map(hash) };
  target.rewrite({ field: 'loc', ids, before, after, hashes });
}

function isValid({ reason }: CellResult): boolean {
  return reason === undefined;
}

function refusal(count: number, { reason = '' }: CellResult): AppError {
  const results = count === 1 ? '1 result is' : `${count.toLocaleString('en')} results are`;
  return new AppError(
    'invalid-value',
    `${results} not valid, so nothing was changed. Leave those cells as they are, or keep the results as they are, flagged.`,
    reason,
  );
}
