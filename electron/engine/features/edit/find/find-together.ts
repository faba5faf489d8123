// Finds what an edit changes, range by range; of many rows with a second thread, which reads the file as it was before.
// It writes nothing: whoever asks writes while the thread finds more.
import { availableParallelism } from 'node:os';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { Database } from '../../../store/file/database.ts';
import { freeze, type FrozenSnapshot } from '../../../store/file/frozen-snapshot.ts';
import {
  countRanges,
  isOfLocs,
  partFinder,
  type CellPlan,
  type FindTask,
  type FoundRange,
} from './find-part.ts';
import type { Around } from '../../../check/run/find-around.ts';
import { movedLocs } from '../apply-bulk.ts';
import { claimRanges, ENGINE } from '../../../store/ranges/range-signals.ts';
import { FINDING, newSignals, type FindSignals } from './find-signals.ts';
import { FindThread } from './find-thread.ts';
import type { JudgedRows } from '../../../check/run/judged-rows.ts';

/** Below this, one thread is about as fast: another one has to be started and to warm up. */
const WORTH_A_THREAD = 60_000;

/** How long a wait is at most before the caller has its turn, to notice a cancel. */
const WAIT_MS = 5;

/** A range with nothing in it: the caller has its turn. */
const PAUSE: FoundRange = { rewrites: [], bad: 0, reason: null, looked: 0, judged: null };

export interface FindOptions {
  /** Is told who knows what is around the rows. */
  readonly judged: Pick<JudgedRows, 'expectAround'>;
  /** Above so many changed rows verdicts are of no use. */
  readonly judgedAtMost: number;
  /** From so many rows on a second thread helps; default: what is worth one. */
  readonly threadFrom?: number;
  /** The thread does not wait for what it found to be taken, and finds all where nobody comes. Default: false. */
  readonly ahead?: boolean;
}

/** Rows that may wait to be written, at about 200 bytes each. */
const WAITING_ROWS = 20_000;

/** What was found and is not written yet. */
class WaitingRanges {
  readonly #ranges: FoundRange[] = [];
  #rows = 0;

  add(found: FoundRange): void {
    this.#ranges.push(found);
    this.#rows += rowsOf(found);
  }

  get areMany(): boolean {
    return this.#rows > WAITING_ROWS;
  }

  /** The first of them, or null. */
  next(): FoundRange | null {
    const found = this.#ranges.shift() ?? null;
    if (found) this.#rows -= rowsOf(found);
    return found;
  }
}

function rowsOf({ rewrites }: FoundRange): number {
  return rewrites.reduce((sum, { ids }) => sum + ids.length, 0);
}

/** What an edit changes, part by part, in any order. To be made before the transaction begins, and closed in any case. */
export class TogetherFinder {
  readonly #db: Database;
  readonly #plan: CellPlan;
  readonly #task: FindTask;
  readonly #options: FindOptions;
  readonly #signals: FindSignals;
  /** Whether it is of use to know what is around the rows. */
  readonly #asksAround: boolean;
  #frozen: FrozenSnapshot | null = null;
  #thread: FindThread | null = null;
  #known: Around | null = null;
  /** Rows that change, of what was found by now. */
  #changed = 0;

  constructor(db: Database, plan: CellPlan, task: FindTask, options: FindOptions) {
    this.#db = db;
    this.#plan = plan;
    this.#task = task;
    this.#options = options;
    this.#signals = newSignals(countRanges(task));
    this.#asksAround = isOfLocs(plan) && task.rules !== null;
    const rows = task.ids ? task.ids.length : task.end - 1;
    if (rows < (options.threadFrom ?? WORTH_A_THREAD) || availableParallelism() < 2) return;
    const frozen = freeze(db);
    if (!frozen) return;
    this.#frozen = frozen;
    const { ahead = false } = options;
    this.#thread = new FindThread(
      { path: frozen.path, file: frozen.file, task, signals: this.#signals, ahead },
      frozen.release,
    );
  }

  /** All parts, each once. */
  *parts(): Generator<FoundRange> {
    const { judged } = this.#options;
    for (const found of this.#ranges()) yield found ?? PAUSE;
    if (this.#thread && this.#isAroundWanted(0)) {
      this.#thread.tell('all');
      judged.expectAround(() => this.#around());
    } else this.close();
  }

  /** Has the other thread end and let the file go as soon as it can, without waiting for that. */
  leave(): void {
    this.#thread?.leave();
    this.#thread = null;
    this.#frozen = null;
  }

  /** Ends the other thread and lets the file go. May be called again. */
  close(): void {
    this.#thread?.close();
    this.#thread = null;
    this.#frozen?.release();
    this.#frozen = null;
  }

  /** What is around the rows, when the other thread has found it. */
  *#around(): Steps<Around | null> {
    for (const thread = this.#thread; thread && !this.#known; yield 0) {
      const { isOver } = thread;
      // No ranges are left.
      for (const _ of this.#taken()) continue;
      if (isOver) break;
      thread.wait(WAIT_MS);
    }
    // The file may change again as soon as all is read, before the change is committed.
    this.close();
    return this.#known;
  }

  /** Whether it will be of use to know what is around the rows, where so many ranges are still to come. */
  #isAroundWanted(ranges: number): boolean {
    const { length } = this.#signals.claims;
    const rows = this.#task.ids?.length ?? this.#task.end;
    const most = this.#changed + (rows / length) * ranges;
    return this.#asksAround && this.#isJudging && this.#changed > 0 && most <= this.#options.judgedAtMost;
  }

  /** Counts what changes in a range that was found. */
  #counted(found: FoundRange): FoundRange {
    this.#changed += rowsOf(found);
    if (this.#changed > this.#options.judgedAtMost) Atomics.store(this.#signals.state, FINDING.judging, 0);
    return found;
  }

  get #isJudging(): boolean {
    return this.#signals.state[FINDING.judging] === 1;
  }

  *#ranges(): Generator<FoundRange | null> {
    const source = { db: this.#db, file: this.#frozen?.file ?? null };
    const find = partFinder(source, this.#plan, this.#task, () => this.#isJudging);
    const claim = claimRanges(this.#signals.claims, ENGINE);
    // What was found may wait: the sooner all is, the sooner the other thread looks around, while the rest is written.
    const waiting = new WaitingRanges();
    for (;;) {
      for (const found of this.#taken()) waiting.add(found);
      const next = waiting.areMany || !this.#thread ? waiting.next() : null;
      if (next) {
        yield next;
        continue;
      }
      const range = claim();
      if (range === null) break;
      const found = this.#counted(find(range));
      if (this.#asksAround) for (const rows of movedLocs(found)) this.#thread?.tell(rows);
      waiting.add(found);
      yield null;
    }
    if (this.#thread && this.#isAroundWanted(this.#thread.owed().length)) this.#thread.tell('all');
    for (let found; (found = waiting.next());) yield found;
    for (const thread = this.#thread; thread !== null && thread.owed().length > 0;) {
      const { isOver } = thread;
      yield* this.#taken();
      if (isOver) {
        // What it did not send it never will.
        for (const range of thread.owed()) yield this.#counted(find(range));
        return;
      }
      thread.wait(WAIT_MS);
      yield null;
    }
  }

  *#taken(): Generator<FoundRange> {
    for (let message = this.#thread?.take(); message; message = this.#thread?.take()) {
      if ('error' in message) throw AppError.from(message.error);
      if ('found' in message) yield this.#counted(message.found);
      else this.#known = message.around;
    }
  }
}
