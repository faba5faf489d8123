// The last comparison, as long as it can be looked at.
import type { ComparedFile, ComparisonSummary } from '../../shared/model/comparison.ts';
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
  /** True where rows of projects stand as an export writes them, as the other side is files. */
  readonly written: boolean;
  /** The files that were read, by their places. */
  readonly read: readonly string[];
}
