// How the two threads of a large edit share their work: how far each is, beside who looks through which range. Memory
// that both see, and nothing else.
import { newRangeClaims, type RangeClaims } from '../../../store/ranges/range-signals.ts';

/** Places in `state`. */
export const FINDING = {
  /** Parts that the second thread sent, and those that were taken from it. */
  sent: 0,
  taken: 1,
  /** 1: nobody wants any more. */
  closed: 2,
  /** 1: the second thread has closed the file. */
  ended: 3,
  /** 1 while verdicts are of use. */
  judging: 4,
  /** 1: the second thread has the file open, or is about to. */
  opened: 5,
  /** Counts what the engine told the second thread. */
  told: 6,
} as const;

export interface FindSignals {
  readonly state: Int32Array;
  readonly claims: RangeClaims;
}

export function newSignals(ranges: number): FindSignals {
  const state = new Int32Array(new SharedArrayBuffer(4 * Object.keys(FINDING).length));
  state[FINDING.judging] = 1;
  return { state, claims: newRangeClaims(ranges) };
}

export function isOpen({ state }: FindSignals): boolean {
  return Atomics.load(state, FINDING.closed) === 0;
}
