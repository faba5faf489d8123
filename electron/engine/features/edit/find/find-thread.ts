// A large edit's end of its second thread: takes what it found without waiting for the event loop, and knows which ranges
// it still owes, whatever became of it. It knows no row.
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import { moduleName } from '../../../threads/module-name.ts';
import { owedOf } from '../../../store/ranges/range-signals.ts';
import { FINDING, type FindSignals } from './find-signals.ts';
import type { FindThreadData, FoundMessage, ToldMessage } from './find-ranges.ts';
import { threadMemory } from '../../../threads/thread-memory.ts';

/** How long a thread may take to close the file before it is ended by force. */
const CLOSING_MS = 2_000;

export class FindThread {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #signals: FindSignals;
  readonly #settled = new Set<number>();
  #isBroken = false;

  /** `ended` is called when the thread has gone by itself, and the file is closed. */
  constructor(
    { path, file, task, signals, ahead }: Omit<FindThreadData, 'port'>,
    ended: () => void = () => undefined,
  ) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#signals = signals;
    this.#worker = new Worker(new URL(moduleName('./find-worker.js', import.meta.url), import.meta.url), {
      workerData: { path, file, task, signals, ahead, port: port2 } satisfies FindThreadData,
      transferList: [port2],
      resourceLimits: threadMemory('rows'),
    });
    for (const event of ['error', 'messageerror', 'exit']) {
      this.#worker.on(event, () => {
        this.#isBroken = true;
      });
    }
    this.#worker.once('exit', ended);
    this.#worker.unref();
  }

  /** True where nothing more comes than what can be taken. */
  get isOver(): boolean {
    return this.#isBroken || this.#read(FINDING.ended) === 1;
  }

  /** Ranges that it took and did not answer. */
  owed(): number[] {
    return owedOf(this.#signals.claims, this.#settled);
  }

  /** Something that it found, or null. */
  take(): FoundMessage | null {
    const received = receiveMessageOnPort(this.#port) as { readonly message: FoundMessage } | undefined;
    if (!received) return null;
    if ('range' in received.message) this.#settled.add(received.message.range);
    Atomics.add(this.#signals.state, FINDING.taken, 1);
    Atomics.notify(this.#signals.state, FINDING.taken);
    return received.message;
  }

  /** Tells it what the engine found itself, and at last that this is all: then it looks for what is around the rows. */
  tell(message: ToldMessage): void {
    this.#port.postMessage(message);
    Atomics.add(this.#signals.state, FINDING.told, 1);
    Atomics.notify(this.#signals.state, FINDING.told);
  }

  /** Waits some milliseconds for something. */
  wait(milliseconds: number): void {
    const sent = this.#read(FINDING.sent);
    if (sent <= this.#read(FINDING.taken))
      Atomics.wait(this.#signals.state, FINDING.sent, sent, milliseconds);
  }

  /** Has it end as soon as it notices. */
  leave(): void {
    const { state } = this.#signals;
    Atomics.store(state, FINDING.closed, 1);
    Atomics.notify(state, FINDING.taken);
    Atomics.notify(state, FINDING.told);
    this.#port.close();
  }

  /** Returns when it has closed the file. */
  close(): void {
    const { state } = this.#signals;
    Atomics.store(state, FINDING.closed, 1);
    Atomics.notify(state, FINDING.taken);
    Atomics.notify(state, FINDING.told);
    if (this.#read(FINDING.opened) === 1) Atomics.wait(state, FINDING.ended, 0, CLOSING_MS);
    this.#port.close();
    void this.#worker.terminate();
  }

  #read(place: number): number {
    return Atomics.load(this.#signals.state, place);
  }
}
