// Has threads take part in work that is done before one has begun.
import { vi } from 'vitest';
import { Thread } from '../../../electron/engine/threads/thread.ts';

/** Threads are given orders at once, until the function is called that this gives: it tells how many answers were taken. */
export function givenAtOnce(): () => number {
  const begun = vi.spyOn(Thread.prototype, 'hasBegun', 'get').mockReturnValue(true);
  const take = vi.spyOn(Thread.prototype, 'take');
  return () => {
    const taken = take.mock.results.filter(({ value }) => value !== null).length;
    begun.mockRestore();
    take.mockRestore();
    return taken;
  };
}
