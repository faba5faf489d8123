// What a view asks of other threads that read the rows, too, and the way to do without; see view/view-threads.ts.
import type { Condition } from '../../../../shared/model/rows/view-query.ts';
import type { CodedPart } from '../coded/code-part.ts';
import type { RankedColumn } from '../column-values.ts';
import type { SortedRun } from './sort-run.ts';

/** Parts of a scan are taken from the queue; what is not read is memory that threads share. */
export type ScanOrder =
  | {
      readonly kind: 'filter';
      readonly queue: Int32Array;
      readonly last: number;
      readonly conditions: readonly Condition[];
      readonly firstHiddenId: number;
    }
  | {
      readonly kind: 'runs';
      readonly queue: Int32Array;
      readonly last: number;
      readonly column: RankedColumn;
    }
  | { readonly kind: 'codes'; readonly queue: Int32Array; readonly last: number };

export type ScanAnswer =
  | { readonly kind: 'ids'; readonly part: number; readonly ids: Uint32Array }
  | { readonly kind: 'runs'; readonly part: number; readonly runs: readonly SortedRun[] }
  | { readonly kind: 'codes'; readonly part: number; readonly coded: CodedPart };

/** Some threads that see the rows as they were when they were asked for. */
export interface ScanCrew {
  /** Gives all threads the order and tells their answers; resolves when they have ended, whether they could follow it or not. */
  readonly follow: (order: ScanOrder, onAnswer: (answer: ScanAnswer) => void) => Promise<void>;
  /** Owed when nothing is followed any more. */
  readonly release: () => void;
}

/** What a scan costs for each row: a look, or much more. */
export type ScanWeight = 'light' | 'heavy';

/** A crew for a scan of so many rows; null where one thread does, or where the others could not see the rows. */
export type OpenCrew = (rows: number, weight: ScanWeight) => ScanCrew | null;

export const NO_CREW: OpenCrew = () => null;

/** The threads that crews are made of. */
export interface ScanThreads {
  readonly open: OpenCrew;
  /** Ends them, whatever they do. */
  readonly close: () => void;
}
