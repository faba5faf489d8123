// How the two threads of a large edit share their work: who looks through which range, and how far each is. Memory that
// both see, and nothing else.

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
  /** By range: who looks through it, or did; 0 = nobody. */
  readonly claims: Int32Array;
}

export function newSignals(ranges: number): FindSignals {
  const shared = (length: number): Int32Array => new Int32Array(new SharedArrayBuffer(4 * length));
  const state = shared(Object.keys(FINDING).length);
  state[FINDING.judging] = 1;
  return { state, claims: shared(ranges) };
}

/** The engine's own thread, and the second one. */
export const MAIN = 1;
export const HELPER = 2;

/** Gives ranges that nobody has looked through, which are the caller's then; null where there are no more. */
export function rangeClaimer({ claims }: FindSignals, who: typeof MAIN | typeof HELPER): () => number | null {
  let next = 0;
  return () => {
    for (; next < claims.length; next++) if (Atomics.compareExchange(claims, next, 0, who) === 0) return next;
    return null;
  };
}

export function isOpen({ state }: FindSignals): boolean {
  return Atomics.load(state, FINDING.closed) === 0;
}
