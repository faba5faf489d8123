// A scan's end of its second thread: sends parts, and takes answers without waiting for the event loop. It can be asked to
// give back what the thread has not answered, whatever became of that. It knows no row.
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import { moduleName } from '../../../threads/module-name.ts';
import type { RobotsQuestion } from '../../robots/address-judge.ts';
import type { JoinedLocs } from '../../../store/rows/joined-locs.ts';
import { monotonic } from '../../../jobs/monotonic.ts';
import type { RobotsAnswer, RobotsPart, RobotsThreadData } from './robots-worker.ts';
import { threadMemory } from '../../../threads/thread-memory.ts';

/** How long to wait for an answer at once, and in all before the thread is given up. */
const WAIT_MS = 5;
const GIVEN_UP_MS = 2_000;

export class RobotsThread {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #answered = new Int32Array(new SharedArrayBuffer(4));
  readonly #waiting = new Map<number, JoinedLocs>();
  #next = 0;
  #lastAnswer = monotonic();
  #isBroken = false;

  constructor(question: RobotsQuestion) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#worker = new Worker(new URL(moduleName('./robots-worker.js', import.meta.url), import.meta.url), {
      workerData: { question, port: port2, answered: this.#answered } satisfies RobotsThreadData,
      transferList: [port2],
      resourceLimits: threadMemory('rows'),
    });
    const giveUp = (): void => {
      this.#isBroken = true;
    };
    for (const event of ['error', 'messageerror', 'exit']) this.#worker.on(event, giveUp);
    this.#worker.unref();
  }

  /** Parts that are not answered yet. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** False where nothing more is to be expected of the thread. */
  get works(): boolean {
    return !this.#isBroken && (this.waiting === 0 || monotonic() - this.#lastAnswer < GIVEN_UP_MS);
  }

  /** The part stays readable here, too. */
  send(part: JoinedLocs): void {
    if (this.waiting === 0) this.#lastAnswer = monotonic();
    const id = this.#next++;
    this.#waiting.set(id, part);
    const { text, ends } = part.texts();
    this.#port.postMessage({ id, text, ends } satisfies RobotsPart);
  }

  /** An answer that has come, or null. */
  take(): { readonly part: JoinedLocs; readonly values: Float64Array } | null {
    const message = receiveMessageOnPort(this.#port) as { readonly message: RobotsAnswer } | undefined;
    if (!message) return null;
    const { id, values } = message.message;
    const part = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#lastAnswer = monotonic();
    return part ? { part, values } : null;
  }

  /** Waits some milliseconds for an answer. */
  wait(): void {
    const known = Atomics.load(this.#answered, 0);
    if (known < this.#next) Atomics.wait(this.#answered, 0, known, WAIT_MS);
  }

  /** The parts that nobody answered. */
  giveBack(): JoinedLocs[] {
    const parts = [...this.#waiting.values()];
    this.#waiting.clear();
    return parts;
  }

  close(): void {
    this.#port.close();
    void this.#worker.terminate();
  }
}
