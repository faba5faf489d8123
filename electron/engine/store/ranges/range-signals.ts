// How two threads share ranges of rows: who looks at which, and how far each is. Memory that both see, and nothing else.

/** Places in `state`. */
export const RANGES = {
  /** Tasks that were sent, and those that the second thread has done. */
  tasks: 0,
  done: 1,
  /** Answers that the second thread sent, and those that were taken from it. */
  sent: 2,
  taken: 3,
  /** 1: nobody wants any more. */
  closed: 4,
  /** 1: the second thread has the file open, or is about to; then: has closed it. */
  opened: 5,
  ended: 6,
} as const;

/** One number for each of RANGES. */
export type RangeState = Int32Array;

/** By range: who looks at it, or did; 0 = nobody. */
export type RangeClaims = Int32Array;

export function newRangeState(): RangeState {
  return shared(Object.keys(RANGES).length);
}

export function newRangeClaims(ranges: number): RangeClaims {
  return shared(ranges);
}

/** The engine's own thread, and the second one. */
export const ENGINE = 1;
export const HELPER = 2;

/** Gives ranges that nobody has looked at, which are the caller's then; null where there are no more. */
export function claimRanges(claims: RangeClaims, who: typeof ENGINE | typeof HELPER): () => number | null {
  let next = 0;
  return () => {
    for (; next < claims.length; next++) if (Atomics.compareExchange(claims, next, 0, who) === 0) return next;
    return null;
  };
}

/** Ranges that the second thread took and that are not among the settled ones. */
export function owedOf(claims: RangeClaims, settled: ReadonlySet<number>): number[] {
  const owed: number[] = [];
  claims.forEach((who, range) => {
    if (who === HELPER && !settled.has(range)) owed.push(range);
  });
  return owed;
}

function shared(length: number): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4 * length));
}
