// What the second thread of a large edit does: looks through ranges of rows in a frozen project file and tells what
// changes there. It takes ranges as they are free, and waits when too much of what it found is not written yet.
import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import { AppError, type ErrorData } from '../../../../../shared/contract/errors.ts';
import { openFrozen } from '../../../store/file/frozen-snapshot.ts';
import { isOfLocs, partFinder, type CellPlan, type FindTask, type FoundRange } from './find-part.ts';
import { findAround, type Around, type MovedLocs } from '../../../check/run/find-around.ts';
import { movedLocs } from '../apply-bulk.ts';
import { planWith } from '../plan-tools.ts';
import { claimRanges, HELPER } from '../../../store/ranges/range-signals.ts';
import { FINDING, isOpen, type FindSignals } from './find-signals.ts';
import { append } from '../../../../../shared/model/large-lists.ts';

/** What the thread is started with. */
export interface FindThreadData {
  readonly path: string;
  /** A handle of the file, as the snapshot has it. */
  readonly file: number | null;
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

/** Runs until all is found, or nobody wants any more. */
export function serveFinding(data: FindThreadData): void {
  const { state } = data.signals;
  try {
    Atomics.store(state, FINDING.opened, 1);
    // Who closes looks at the one after writing the other.
    if (isOpen(data.signals)) findAll(data);
  } finally {
    Atomics.store(state, FINDING.ended, 1);
    Atomics.notify(state, FINDING.ended);
    Atomics.notify(state, FINDING.sent);
  }
}

function findAll(data: FindThreadData): void {
  const { path, file, task, signals, ahead } = data;
  /** All rows that get other addresses, whoever found them. */
  const moved: MovedLocs[] = [];
  const db = openFrozen(path, MAPPED_BYTES);
  try {
    db.exec(`PRAGMA cache_size=-${String(CACHE_KB)}`);
    const plan = planWith(task.facts, task.edit) as CellPlan;
    const find = partFinder({ db, file }, plan, task, () => isJudging(signals));
    const claim = claimRanges(signals.claims, HELPER);
    for (let sent = 0; ; sent++) {
      if (!ahead) waitForRoom(signals, sent);
      const range = isOpen(signals) ? claim() : null;
      if (range === null) break;
      const message = messageOf(range, () => find(range));
      if ('found' in message) append(moved, movedLocs(message.found));
      tell(data, message);
    }
    const isAsked = foundAll(signals) ? isOpen(signals) && isOfLocs(plan) : awaitAll(data, moved);
    if (isAsked) tell(data, { around: findAround(db, moved) });
  } finally {
    db.close();
  }
}

function isJudging(signals: FindSignals): boolean {
  return Atomics.load(signals.state, FINDING.judging) === 1;
}

function waitForRoom(signals: FindSignals, sent: number): void {
  for (;;) {
    const taken = Atomics.load(signals.state, FINDING.taken);
    if (sent - taken < AHEAD || !isOpen(signals)) return;
    Atomics.wait(signals.state, FINDING.taken, taken, WAIT_MS);
  }
}

/** Whether nobody else looked through any of the ranges, and verdicts are of use. */
function foundAll(signals: FindSignals): boolean {
  return signals.claims.every((who) => who === HELPER) && isJudging(signals);
}

/** Waits for what the engine found itself, and adds it; false where nobody wants to know what is around the rows. */
function awaitAll({ signals, port }: FindThreadData, moved: MovedLocs[]): boolean {
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

/** What only the receiver needs goes to it: a copy of many rows takes time and memory in both threads. */
function packedBuffers({ rewrites }: FoundRange): ArrayBuffer[] {
  return rewrites.flatMap(({ packed, hashes }) => [
    packed.ids.buffer,
    packed.before.buffer,
    packed.after.buffer,
    ...(hashes ? [hashes.packed.before.buffer, hashes.packed.after.buffer] : []),
  ]);
}

function tell({ signals, port }: FindThreadData, message: FoundMessage): void {
  port.postMessage(message, 'found' in message ? packedBuffers(message.found) : []);
  Atomics.add(signals.state, FINDING.sent, 1);
  Atomics.notify(signals.state, FINDING.sent);
}
