// What an export knows of the set before it. Plain data, and how the rows that matter are read.
import type { RowBatch } from '../../../rows/entry-batch.ts';
import type { ExportedFile } from '../../../store/exports/exported-file.ts';
import type { IdRange } from '../../../rows/id-ranges.ts';
import type { FileRows } from '../lines/read-set.ts';
import type { TouchedRows } from '../layout/touched-since.ts';

/** A set that was exported before, and how to read the rows that matter now. */
export interface KnownSet {
  readonly files: readonly ExportedFile[];
  /** Where rows may have changed since; rows outside are as they were written. */
  readonly touched: TouchedRows;
  /** Whether rows that were not touched are written as they were; else the files have other bytes now. */
  readonly sameForm: boolean;
  /** Whether rows that were not touched may have to leave their files. */
  readonly ages: boolean;
  /** Those of the ids whose rows are of the family and included, for writing them. */
  readonly rowsOf: (ids: Uint32Array) => FileRows;
  /** The same, as rows. */
  readonly rowsIn: (ids: Uint32Array) => Iterable<RowBatch>;
  readonly rowsBetween: (range: IdRange) => Iterable<RowBatch>;
}
