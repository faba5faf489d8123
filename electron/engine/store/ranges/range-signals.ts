// How two threads share ranges of rows: who looks at which. Memory that both see, and nothing else.

/** By range: who looks at it, or did; 0 = nobody. */
export type RangeClaims = Int32Array;

export function newRangeClaims(ranges: number): RangeClaims {
  return new Int32Array(new SharedArrayBuffer(4 * ranges));
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
