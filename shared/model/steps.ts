// Work in slices, so that whoever runs it can pause, report and end it between two of them. Nothing here runs by itself.

/** Yields how many rows were done since the last yield. Ending it early (return, throw) takes back what it did. */
export type Steps<T> = Generator<number, T, undefined>;

/** Runs all steps without a pause. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
  }
}

/** Work that can't be paused, as a single step. */
export function* inOneStep<T>(work: () => T): Steps<T> {
  yield 0;
  return work();
}
