// How whoever encodes a set is watched and stopped, and what it may use. Plain data.
import type { StageFile } from '../folder/stage-files.ts';
import type { ExportFolder } from '../layout/export-folder.ts';
import type { ExportThreads } from '../threads/export-threads.ts';

export interface EncodeControl {
  readonly signal: AbortSignal;
  /** Told after each batch of rows. */
  readonly onRows: (rows: number) => void;
  /** Told while files are made before the set is laid out: the rows of those that are done, and of all of them. */
  readonly onAhead?: ((rows: number, total: number) => void) | undefined;
  /** What the folder holds; see ExportFolder.look. */
  readonly look: ExportFolder['look'];
  /** Writes a file of the set before it is known whether it is one; undefined: nothing is written. */
  readonly stage?: StageFile | undefined;
  /** Threads, or null where all is done here. */
  readonly threads: ExportThreads | null;
  /** Whether the content of each file is looked at: then all are made here. */
  readonly needsContent: boolean;
}
