// The second thread of a large edit: looks through ranges of rows in a frozen project file and tells what changes there.
// It takes ranges as they are free, and waits when too much of what it found is not written yet.
import { receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads';
import { AppError, type ErrorData } from '../../../../shared/contract/errors.ts';
import { openFrozen } from '../../store/frozen-snapshot.ts';
import { isOfLocs, partFinder, type CellPlan, type FindTask, type FoundRange } from './find-part.ts';
import { findAround, movedLocs, type Around, type MovedLocs } from './find-around.ts';
import { planWith } from './plan-tools.ts';
import { claimRanges, HELPER } from '../ranges/range-signals.ts';
import { FINDING, isOpen, type FindSignals } from './find-signals.ts';

/** What the thread is started with. */
export interface FindThreadData {
  readonly path: string;
  readonly task: FindTask;
  readonly signals: FindSignals;
  /** Nobody takes yet what it finds: all of it may wait. */
  readonly ahead: boolean;
  readonly port: MessagePort;
}

export type FoundMessage =
  | { readonly range: number; readonly found: FoundRange }
  | { readonly range: number; readonly error: ErrorData }
  | { readonly around: Around };

/** What the engine tells the thread: rows that it found itself, or that these are all. */
export type ToldMessage = MovedLocs | 'all';

/** Ranges that may wait to be written. */
const AHEAD = 8;

/** Of the file, mapped into memory: a scan takes a quarter less. */
const MAPPED_BYTES = 64 << 20;

/** The index over the addresses of a million rows: it is asked in no order. */
const CACHE_KB = 24_000;

/** So long at most until it is looked again whether anybody still listens. */
const WAIT_MS = 100;

interface Received {
  readonly message: ToldMessage;
}

const { path, task, signals, ahead, port } = workerData as FindThreadData;
/** All rows that get other addresses, whoever found them. */
const moved: MovedLocs[] = [];
try {
  Atomics.store(signals.state, FINDING.opened, 1);
  // Who closes looks at the one after writing the other.
  if (isOpen(signals)) findAll();
} finally {
  Atomics.store(signals.state, FINDING.ended, 1);
  Atomics.notify(signals.state, FINDING.ended);
  Atomics.notify(signals.state, FINDING.sent);
}

function findAll(): void {
  const db = openFrozen(path, MAPPED_BYTES);
  try {
    db.exec(`PRAGMA cache_size=-${String(CACHE_KB)}`);
    const plan = planWith(task.facts, task.edit) as CellPlan;
    const find = partFinder(db, plan, task, isJudging);
    const claim = claimRanges(signals.claims, HELPER);
    for (let sent = 0; ; sent++) {
      if (!ahead) waitForRoom(sent);
      const range = isOpen(signals) ? claim() : null;
      if (range === null) break;
      const message = messageOf(range, () => find(range));
      if ('found' in message) moved.push(...movedLocs(message.found));
      tell(message);
    }
    if (foundAll() ? isOpen(signals) && isOfLocs(plan) : awaitAll()) tell({ around: findAround(db, moved) });
  } finally {
    db.close();
  }
}

function isJudging(): boolean {
  return Atomics.load(signals.state, FINDING.judging) === 1;
}

function waitForRoom(sent: number): void {
  for (;;) {
    const taken = Atomics.load(signals.state, FINDING.taken);
    if (sent - taken < AHEAD || !isOpen(signals)) return;
    Atomics.wait(signals.state, FINDING.taken, taken, WAIT_MS);
  }
}

/** Whether nobody else looked through any of the ranges, and verdicts are of use. */
function foundAll(): boolean {
  return signals.claims.every((who) => who === HELPER) && isJudging();
}

/** Waits for what the engine found itself; false where nobody wants to know what is around the rows. */
function awaitAll(): boolean {
  for (;;) {
    const told = Atomics.load(signals.state, FINDING.told);
    for (let received; (received = receiveMessageOnPort(port) as Received | undefined);) {
      if (received.message === 'all') return true;
      moved.push(received.message);
    }
    if (!isOpen(signals)) return false;
    Atomics.wait(signals.state, FINDING.told, told, WAIT_MS);
  }
}

function messageOf(range: number, find: () => FoundRange): FoundMessage {
  try {
    return { range, found: find() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { range, error: error.toData() };
  }
}

function tell(message: FoundMessage): void {
  port.postMessage(message);
  Atomics.add(signals.state, FINDING.sent, 1);
  Atomics.notify(signals.state, FINDING.sent);
}
