// What an edit of cells makes of batches of rows, for who writes it. It reads and writes nothing itself.
import type { ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import type { InvalidResults } from '../../../../../shared/model/bulk-edit.ts';
import type { ColumnEdit, ReadBatch, ReadColumn } from '../bulk-plan.ts';
import { resultsOf, type CellResult } from '../cell-results.ts';
import type { BulkJudges } from '../edit-target.ts';

/** What one of the edits changes. */
export interface FoundCells {
  readonly edit: ColumnEdit;
  /** In the order of the rows. */
  readonly results: readonly CellResult[];
}

export interface FoundChanges {
  readonly cells: readonly FoundCells[];
  /** How many results are not valid, and why the first one is not. */
  readonly bad: number;
  readonly reason: ErrorReason | null;
}

/** A function from batches of rows with these columns to what changes. With "skip" invalid results are left out. */
export function changeFinder(
  edits: readonly ColumnEdit[],
  columns: readonly ReadColumn[],
  invalid: InvalidResults,
  judges: BulkJudges,
): (batch: ReadBatch) => FoundChanges {
  const all = edits.map((edit) => ({ edit, resultsIn: resultsOf(edit, columns, judges) }));
  return (batch) => {
    let bad = 0;
    let reason: ErrorReason | null = null;
    const cells = all.map(({ edit, resultsIn }): FoundCells => {
      const results = resultsIn(batch);
      const worst = results.filter((result) => result.reason !== undefined);
      bad += worst.length;
      reason ??= worst[0]?.reason ?? null;
      return { edit, results: invalid === 'skip' && worst.length > 0 ? results.filter(isValid) : results };
    });
    return { cells, bad, reason };
  };
}

function isValid({ reason }: CellResult): boolean {
  return reason === undefined;
}
