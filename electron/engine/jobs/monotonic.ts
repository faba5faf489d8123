// The time that passes, for what tells how long something takes.
import { hrtime } from 'node:process';

/** Milliseconds since any moment: as `performance` has them, for which Node loads modules that take longer than many a request. */
export function monotonic(): number {
  const [seconds, nanoseconds] = hrtime();
  return seconds * 1_000 + nanoseconds / 1_000_000;
}
