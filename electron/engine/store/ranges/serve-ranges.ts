// What a second thread does with ranges of rows: opens the frozen file, takes ranges as they are free, tells what it
// found, and waits when too much of that is not taken yet, or for the next task. It knows no row.
import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import { AppError, type ErrorData } from '../../../../shared/contract/errors.ts';
import type { Database } from '../file/database.ts';
import { openFrozen } from '../file/frozen-snapshot.ts';
import { claimRanges, HELPER, RANGES, type RangeClaims, type RangeState } from './range-signals.ts';
import type { RangeMessage, RangeThreadData, TaskMessage } from './range-messages.ts';

/** Looks at one range of a task; what it gives can be sent to another thread. */
export type FindRange = (range: number) => unknown;

/** Answers that may wait to be taken. */
const AHEAD = 16;

/** Of the file, mapped into memory: a scan takes a quarter less. */
const MAPPED_BYTES = 64 << 20;

/** So long at most until it is looked again whether anybody still listens. */
const WAIT_MS = 100;

/** Runs until nobody wants any more. `open` makes a function for the ranges of a task. */
export async function serveRanges(
  { path, state, port }: RangeThreadData,
  load: () => Promise<(db: Database, task: unknown) => FindRange>,
): Promise<void> {
  const open = await load();
  try {
    Atomics.store(state, RANGES.opened, 1);
    // Who closes looks at the one after writing the other.
    if (isWanted(state)) serveAll(state, port, path, open);
  } finally {
    Atomics.store(state, RANGES.ended, 1);
    Atomics.notify(state, RANGES.ended);
    Atomics.notify(state, RANGES.sent);
  }
}

function serveAll(
  state: RangeState,
  port: MessagePort,
  path: string,
  open: (db: Database, task: unknown) => FindRange,
): void {
  const db = openFrozen(path, MAPPED_BYTES);
  try {
    for (let served = 0; isWanted(state);) {
      const received = receiveMessageOnPort(port) as { readonly message: TaskMessage } | undefined;
      if (!received) {
        Atomics.wait(state, RANGES.tasks, served, WAIT_MS);
        continue;
      }
      const { number, task, claims } = received.message;
      serveTask(state, port, { number, claims, find: open(db, task) });
      served = number;
      Atomics.store(state, RANGES.done, number);
      Atomics.notify(state, RANGES.sent);
    }
  } finally {
    db.close();
  }
}

interface ServedTask {
  readonly number: number;
  readonly claims: RangeClaims;
  readonly find: FindRange;
}

function serveTask(state: RangeState, port: MessagePort, { number, claims, find }: ServedTask): void {
  const claim = claimRanges(claims, HELPER);
  for (;;) {
    waitForRoom(state);
    const range = isWanted(state) ? claim() : null;
    if (range === null) return;
    port.postMessage({ task: number, range, ...answer(range, find) } satisfies RangeMessage);
    Atomics.add(state, RANGES.sent, 1);
    Atomics.notify(state, RANGES.sent);
  }
}

function answer(range: number, find: FindRange): { readonly found: unknown } | { readonly error: ErrorData } {
  try {
    return { found: find(range) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { error: error.toData() };
  }
}

function waitForRoom(state: RangeState): void {
  for (;;) {
    const taken = Atomics.load(state, RANGES.taken);
    if (Atomics.load(state, RANGES.sent) - taken < AHEAD || !isWanted(state)) return;
    Atomics.wait(state, RANGES.taken, taken, WAIT_MS);
  }
}

function isWanted(state: RangeState): boolean {
  return Atomics.load(state, RANGES.closed) === 0;
}
