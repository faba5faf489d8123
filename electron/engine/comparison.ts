// The last comparison, as long as it can be looked at.
import type { ComparedFile, ComparisonSummary } from '../../shared/model/comparison.ts';
import type { WrittenForm } from './commands/compare/written-form.ts';
import type { OpenProject } from './open-project.ts';
import type { ComparisonTable } from './store/comparison-table.ts';

/** A finished comparison. */
export interface Comparison {
  readonly summary: ComparisonSummary;
  readonly table: ComparisonTable;
  /** Uploads, deletions, then what stays; empty where a side is no set of files. */
  readonly files: readonly ComparedFile[];
  /** The project that was open, whose rows the ids are. */
  readonly project: OpenProject | null;
  /** The set of fields that were compared. */
  readonly compared: number;
  /** How an export writes the rows of the project, which stand so where the other side is files; else null. */
  readonly written: WrittenForm | null;
  /** The files that were read, by their places. */
  readonly read: readonly string[];
}
