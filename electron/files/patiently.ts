// Waits for programs that hold a file for a moment, as scanners, sync clients and viewers on Windows do.
import { setTimeout } from 'node:timers/promises';

/** For tests that let time pass. Milliseconds. */
export interface PatientClock {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

const SYSTEM: PatientClock = { now: () => performance.now(), wait: (ms) => setTimeout(ms) };

/** How long a file may be held. */
const PATIENCE_MS = 10_000;

const FIRST_WAIT_MS: number = 20;
const LONGEST_WAIT_MS = 500;

/** What the systems say of a file that somebody holds; EACCES is final elsewhere than on Windows. */
const HELD: ReadonlySet<unknown> = new Set(
  process.platform === 'win32' ? ['EBUSY', 'EPERM', 'EACCES'] : ['EBUSY', 'EPERM'],
);

/**
 * Runs work, and again while it fails because a file is held, for ten seconds at most; then throws the last failure.
 * Other failures are thrown at once. What succeeds at once costs no turn of the event loop.
 */
export async function patiently(work: () => void, clock: PatientClock = SYSTEM): Promise<void> {
  let end: number | null = null;
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
    try {
      work();
      return;
    } catch (error) {
      if (!isHeld(error)) throw error;
      const now = clock.now();
      end ??= now + PATIENCE_MS;
      if (now >= end) throw error;
      await clock.wait(Math.min(pause, end - now));
    }
  }
}

/** True for the failure of an operation on a file that another program holds. */
export function isHeld(error: unknown): boolean {
  return error instanceof Error && 'code' in error && HELD.has(error.code);
}
