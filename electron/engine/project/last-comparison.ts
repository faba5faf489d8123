// The last comparison, as long as it can be looked at.
import type { ComparedFile, ComparisonSummary } from '../../../shared/model/comparison.ts';
import type { ExtensionGroup } from '../../../shared/model/export/set-options.ts';
import type { OpenProject } from './open-project.ts';
import type { ComparisonTable } from '../store/compared/comparison-table.ts';

/** Plain data, so that threads can be told of it. */
export interface WrittenForm {
  readonly leaveOut: readonly ExtensionGroup[];
  /** News has sitemaps of its own, which do not take what is too old at this time; null = it is written with its page. */
  readonly newsAt: number | null;
}

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
