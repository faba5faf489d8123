// The engine's end of a second thread that looks at ranges of rows in a frozen project file: gives it tasks one after the
// other, and takes its answers without waiting for the event loop. It knows no row, and what the thread owes whatever
// became of that.
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import { newRangeClaims, newRangeState, owedOf, RANGES, type RangeClaims } from './range-signals.ts';
import type { RangeMessage, RangeThreadData, TaskMessage } from './range-messages.ts';
import { threadMemory } from '../../threads/thread-memory.ts';

/** How long a thread may take to close the file before it is ended by force. */
const CLOSING_MS = 2_000;

export class RangeThread {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #state = newRangeState();
  readonly #settled = new Set<number>();
  #claims: RangeClaims = newRangeClaims(0);
  #task = 0;
  #isBroken = false;

  /** Begins at once. `url` = the thread's module, which calls serveRanges. */
  constructor(url: URL, path: string) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#worker = new Worker(url, {
      workerData: { path, state: this.#state, port: port2 } satisfies RangeThreadData,
      transferList: [port2],
      resourceLimits: threadMemory('checks'),
    });
    for (const event of ['error', 'messageerror', 'exit']) {
      this.#worker.on(event, () => {
        this.#isBroken = true;
      });
    }
    this.#worker.unref();
  }

  /** Gives it the next task; the claims are for whoever shares it. Answers to an earlier task are of no use any more. */
  begin(task: unknown, ranges: number): RangeClaims {
    this.#claims = newRangeClaims(ranges);
    this.#settled.clear();
    this.#task++;
    this.#port.postMessage({ number: this.#task, task, claims: this.#claims } satisfies TaskMessage);
    Atomics.store(this.#state, RANGES.tasks, this.#task);
    Atomics.notify(this.#state, RANGES.tasks);
    return this.#claims;
  }

  /** True where nothing more comes than what can be taken. */
  get isOver(): boolean {
    return this.#isBroken || this.#read(RANGES.ended) === 1 || this.#read(RANGES.done) >= this.#task;
  }

  /** Ranges that it took and did not answer. */
  owed(): number[] {
    return owedOf(this.#claims, this.#settled);
  }

  /** An answer to the present task, or null. */
  take(): RangeMessage | null {
    for (;;) {
      const received = receiveMessageOnPort(this.#port) as { readonly message: RangeMessage } | undefined;
      if (!received) return null;
      Atomics.add(this.#state, RANGES.taken, 1);
      Atomics.notify(this.#state, RANGES.taken);
      if (received.message.task !== this.#task) continue;
      this.#settled.add(received.message.range);
      return received.message;
    }
  }

  /** Waits some milliseconds for something. */
  wait(milliseconds: number): void {
    const sent = this.#read(RANGES.sent);
    if (sent <= this.#read(RANGES.taken)) Atomics.wait(this.#state, RANGES.sent, sent, milliseconds);
  }

  /** Returns when it has closed the file. */
  close(): void {
    Atomics.store(this.#state, RANGES.closed, 1);
    Atomics.notify(this.#state, RANGES.taken);
    Atomics.notify(this.#state, RANGES.tasks);
    if (this.#read(RANGES.opened) === 1) Atomics.wait(this.#state, RANGES.ended, 0, CLOSING_MS);
    this.#port.close();
    void this.#worker.terminate();
  }

  #read(place: number): number {
    return Atomics.load(this.#state, place);
  }
}
