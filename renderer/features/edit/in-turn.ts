// Things that are done one after the other, in the order in which they were asked for. It knows nothing of what they are.

/** A queue of its own: each thing begins when all before it have ended, whether or not they failed. */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = before.then(work);
    before = mine.catch(() => undefined);
    return mine;
  };
}
