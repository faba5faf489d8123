// A clock whose sleeps end at once and whose timers end only when a test says so. It counts what was slept.
import type { Clock } from '../../../../../electron/engine/read/sources/clock.ts';

export interface TestClock extends Clock {
  /** All waits so far, in milliseconds. */
  readonly slept: readonly number[];
  /** Ends the timers about an address that contains the text, the shortest first; true where there was one. */
  readonly fire: (about: string) => boolean;
  /** Told of each timer about an address: its number counts from 1. */
  onTimer: (about: string, nth: number) => void;
}

export function testClock(): TestClock {
  const slept: number[] = [];
  const timers = new Map<object, { ms: number; about: string; fire: () => void }>();
  let now = 0;
  const counts = new Map<string, number>();
  const clock: TestClock = {
    slept,
    onTimer: () => undefined,
    now: () => now,
    today: () => Date.UTC(2026, 0, 1) + now,
    sleep: async (ms, signal) => {
      slept.push(Math.round(ms));
      now += ms;
      await new Promise((resolve) => setImmediate(resolve));
      signal.throwIfAborted();
    },
    timer: (ms, about, fire) => {
      const key = {};
      timers.set(key, { ms, about, fire });
      counts.set(about, (counts.get(about) ?? 0) + 1);
      clock.onTimer(about, counts.get(about) ?? 0);
      return () => void timers.delete(key);
    },
    random: () => 0,
    fire: (about) => {
      const [first] = [...timers]
        .filter(([, t]) => t.about.includes(about))
        .sort((a, b) => a[1].ms - b[1].ms);
      if (!first) return false;
      timers.delete(first[0]);
      first[1].fire();
      return true;
    },
  };
  return clock;
}
