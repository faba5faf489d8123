// Finds what a bulk edit would change, exactly, without changing anything.
import type { BulkPreview, CellChange } from '../../../../shared/model/edit/bulk-edit.ts';
import { GrowingNumbers } from '../../rows/growing-numbers.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { columnsOf } from './apply-bulk.ts';
import type { BulkPlan, ColumnEdit, Duplicates, ReadBatch, ReadRow, ScopeRows } from './bulk-plan.ts';
import { resultsOf, textOf, type CellResult } from './cell-results.ts';
import type { BulkJudges } from './edit-target.ts';

/** What was found so far, or in the end. */
export interface Found {
  readonly preview: BulkPreview;
  /** The rows that would change, ascending. */
  readonly hits: GrowingNumbers;
  /** Of the shown rows that go: which ones stay in their place. */
  readonly keepers?: ReadonlyMap<number, number>;
}

/**
 * Goes through all rows of the scope; yields the rows looked at. `first` = how many changes to show, by ascending id.
 * `seen` is told what was found so far.
 */
export function* previewBulk(
  rows: ScopeRows,
  plan: BulkPlan,
  judges: BulkJudges,
  first: number,
  seen: (found: Found) => void,
): Steps<Found> {
  if (plan.kind === 'rows') return yield* previewRemoval(rows, yield* plan.choose(rows), first);
  const hits = new GrowingNumbers();
  const shown: CellChange[] = [];
  let invalid = 0;
  let validRows = 0;
  let lastValid = 0;
  const found = (): Found => ({ preview: { rows: hits.length, validRows, invalid, first: shown }, hits });
  const columns = columnsOf(plan.edits);
  const edits = plan.edits.map((edit) => ({ edit, results: resultsOf(edit, columns, judges) }));
  for (const batch of rows.read(columns)) {
    const changes = edits.flatMap(({ edit, results }) => results(batch).map((result) => ({ edit, result })));
    if (edits.length > 1) changes.sort((a, b) => a.result.row[0] - b.result.row[0]);
    for (const { edit, result } of changes) {
      const [id] = result.row;
      if (hits.length === 0 || hits.at(hits.length - 1) !== id) hits.push(id);
      if (result.reason !== undefined) {
        invalid++;
      } else if (id !== lastValid) {
        lastValid = id;
        validRows++;
      }
      if (shown.length < first) shown.push(toChange(edit, result, judges));
    }
    seen(found());
    yield batch.looked;
  }
  return found();
}

/** The changes of some rows, in the order of the rows as they are read. */
export function changesOf(rows: ScopeRows, plan: BulkPlan, judges: BulkJudges): CellChange[] {
  const changes: CellChange[] = [];
  const edits: readonly ColumnEdit[] = plan.kind === 'cells' ? plan.edits : [];
  const columns = columnsOf(edits);
  for (const batch of rows.read(columns)) {
    for (const edit of edits) {
      for (const result of resultsOf(edit, columns, judges)(batch)) {
        changes.push(toChange(edit, result, judges));
      }
    }
  }
  return changes;
}

function* previewRemoval(rows: ScopeRows, { lost, keeperOf }: Duplicates, first: number): Steps<Found> {
  const hits = new GrowingNumbers();
  hits.pushAll(lost);
  const shown: CellChange[] = [];
  const wanted = new Set(lost.subarray(0, first));
  const batches: Iterable<ReadBatch> = wanted.size > 0 ? rows.read(['loc']) : [];
  for (const batch of batches) {
    for (const row of batch.rows) if (wanted.has(row[0])) shown.push(toRemoval(row));
    if (shown.length === wanted.size) break;
    yield 0;
  }
  const keepers = new Map(shown.map(({ id, before }) => [id, keeperOf(before ?? '') ?? id]));
  return { preview: { rows: hits.length, validRows: hits.length, invalid: 0, first: shown }, hits, keepers };
}

function toRemoval(row: ReadRow): CellChange {
  return { id: row[0], column: 'loc', before: String(row[1]), after: null, removed: true };
}

function toChange(
  edit: ColumnEdit,
  { row, before, after, reason }: CellResult,
  judges: BulkJudges,
): CellChange {
  const text = textOf(edit, judges);
  const change = {
    id: row[0],
    column: edit.column,
    before: text(before),
    after: after === '' ? null : text(after),
  };
  return reason === undefined ? change : { ...change, reason };
}
