// What every request that changes rows answers.
import type { HistoryState, HistoryStep } from '../model/edit/change.ts';

/** An edit's outcome: how many rows changed, and what undo and redo now mean. */
export interface EditResult {
  readonly changed: number;
  readonly history: HistoryState;
  /** For edit.apply: results that were not valid, and were left out or kept. */
  readonly invalid?: number;
  /** Ids of rows that were added, the first thousand of them. */
  readonly added?: readonly number[];
}

/** What a move of cells did besides. */
export interface MoveResult extends EditResult {
  /** Filled cells that stay where they were: no column took them. */
  readonly left: number;
  /** Filled cells that were copied: their columns can't be emptied. */
  readonly copied: number;
}

/** What undo or redo did. */
export interface StepResult extends EditResult {
  /** The change that was taken back, or done again; null where there was none. */
  readonly step: HistoryStep | null;
}
