// Waits for something, but not for ever. It knows nothing of what it waits for.
import { setTimeout } from 'node:timers/promises';

/** Whether the work ended within so many milliseconds; it goes on if not. Rejects where it does in time. */
export async function inTime(work: Promise<unknown>, ms: number): Promise<boolean> {
  const timer = new AbortController();
  const late = setTimeout(ms, false, { signal: timer.signal });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
}
