// What is known of an export that was written. Plain data.
import type { ExportResult } from '../../../../shared/model/export/planned-set.ts';
import type { ExportedFile } from '../../store/exports/exported-file.ts';

/** What an export ended in, and what the next one builds on. */
export interface ExportOutcome {
  readonly result: ExportResult;
  readonly exported: readonly ExportedFile[];
}
