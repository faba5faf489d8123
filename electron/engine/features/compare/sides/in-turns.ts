// Work on many files of which some are under way at once. It knows nothing of the work.

/** Files whose bytes may be under way at once. */
const AT_ONCE = 8;

/** Does the work on all items, some at once, and begins them in their order; the first failure ends it. */
export async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  let failed = false;
  const lane = async (): Promise<void> => {
    while (next < items.length && !failed) {
      try {
        await work(items[next++] as T);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: Math.min(AT_ONCE, items.length) }, lane));
  const broken = lanes.find((lane_) => lane_.status === 'rejected');
  if (broken) throw broken.reason;
}
