// Time as the web client sees it, so that tests need not wait. It measures and waits, nothing else.
import { setTimeout as sleep } from 'node:timers/promises';

export interface Clock {
  /** Milliseconds; only differences mean something. */
  readonly now: () => number;
  /** The wall clock, milliseconds since 1970, for dates that servers send. */
  readonly today: () => number;
  /** Resolves after the time; rejects with the signal's reason when that aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Calls `fire` after the time unless the returned function was called before. `about` is the address waited for. */
  readonly timer: (ms: number, about: string, fire: () => void) => () => void;
  /** 0 ≤ x < 1. */
  readonly random: () => number;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  today: () => Date.now(),
  sleep: async (ms, signal) => {
    try {
      await sleep(ms, undefined, { signal });
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    }
  },
  timer: (ms, _about, fire) => {
    const timer = setTimeout(fire, ms);
    return () => {
      clearTimeout(timer);
    };
  },
  random: () => Math.random(),
};
