// Tells how far work is that takes a while, and not too often. What ends sooner shows nothing of it.
import { monotonic } from './monotonic.ts';

const QUIET_MS = 150;
const INTERVAL_MS = 100;

/** `tell` gets shares from 0 to 1: none in the first moments, then at most ten a second. */
export function quietProgress(tell: (share: number) => void): (share: number) => void {
  let next = monotonic() + QUIET_MS;
  return (share) => {
    const now = monotonic();
    if (now < next) return;
    next = now + INTERVAL_MS;
    tell(share);
  };
}
