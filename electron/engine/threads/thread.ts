// A thread, from the side of whoever asks it: starts it, gives it orders, takes its answers, and ends it, whatever it does.
// It knows no order.
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import { AppError } from '../../../shared/contract/errors.ts';
import { inTime } from './in-time.ts';
import { PartStream } from './part-stream.ts';
import { THREAD_KINDS, type ThreadKind } from './thread-kinds.ts';
import type { FromThread, ThreadData, ThreadError, ToThread } from './thread-messages.ts';
import type { AnswerOf, Begin, OrderName, OrderOf, PartOf } from './thread-work.ts';

/** Every thread begins there: beside the bundle that this is built into, or where the source of it lies. */
const ENTRY = new URL(
  import.meta.url.endsWith('.ts') ? '../engine-thread.ts' : './engine-thread.js',
  import.meta.url,
);

interface Options {
  /** What is asked, now or later, fails with its reason. */
  readonly signal?: AbortSignal;
  readonly entry?: URL;
}

interface AskOptions<Part> {
  readonly lend?: readonly ArrayBuffer[];
  readonly onPart?: (part: Part) => void;
}

/** Who waits for an answer. */
interface Asker {
  readonly part: (part: unknown) => void;
  readonly answer: (answer: unknown) => void;
  readonly error: (reason: unknown) => void;
  /** No answer comes any more. */
  readonly fail: (reason: unknown) => void;
}

/** A thread of the kind of work that begins with B. An idle one does not keep the process; who waits for an answer does. */
export class Thread<B extends Begin> {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #closingMs: number;
  readonly #ending = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #signal: AbortSignal | undefined;
  readonly #exited: Promise<void>;
  readonly #askers = new Map<number, Asker>();
  /** Orders that have no answer yet, also where nobody waits for it any more. */
  readonly #open = new Set<number>();
  #broken: { readonly reason: unknown } | null = null;
  #nextId = 1;

  /** Begins at once. */
  constructor(kind: ThreadKind, data: Parameters<B>[0], { signal, entry = ENTRY }: Options = {}) {
    const { port1, port2 } = new MessageChannel();
    const { memory, closingMs } = THREAD_KINDS[kind];
    this.#port = port1;
    this.#closingMs = closingMs;
    this.#signal = signal;
    this.#worker = new Worker(entry, {
      workerData: { kind, data, port: port2, ending: this.#ending } satisfies ThreadData,
      transferList: [port2],
      resourceLimits: memory,
    });
    port1.on('messageerror', this.#fail);
    this.#worker.on('error', this.#fail);
    this.#exited = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        // What it sent before is told first.
        for (let next; (next = receiveMessageOnPort(port1)) && this.#open.size > 0;)
          this.#hear(next.message as FromThread);
        this.#fail(new Error(`A thread has ended: ${kind}.`));
        port1.close();
        resolve();
      });
    });
    this.#worker.unref();
    signal?.addEventListener('abort', this.#onAbort);
    if (signal?.aborted) this.#onAbort();
  }

  /** Gives an order and waits for its answer. */
  ask<K extends OrderName<B>>(
    name: K,
    order: OrderOf<B, K>,
    { lend, onPart = () => undefined }: AskOptions<PartOf<B, K>> = {},
  ): Promise<AnswerOf<B, K>> {
    return new Promise((resolve, reject) => {
      const [part, answer] = [onPart as Asker['part'], resolve as Asker['answer']];
      const asker = { part, answer, error: reject, fail: reject };
      this.#listen(asker, name, order, lend);
    });
  }

  /** Gives an order whose answer comes in parts; the thread makes them as far ahead as it finds room. */
  stream<K extends OrderName<B>>(name: K, order: OrderOf<B, K>): PartStream<PartOf<B, K>> {
    const tell = (kind: 'taken' | 'drop') => () => {
      if (kind === 'drop') this.#askers.delete(id);
      if (this.#open.has(id)) this.#send({ kind, id });
    };
    const stream = new PartStream<PartOf<B, K>>(tell('taken'), tell('drop'));
    const id = this.#listen(
      {
        part: (part) => {
          stream.add(part as PartOf<B, K>);
        },
        answer: () => {
          stream.end();
        },
        error: (reason) => {
          stream.end({ reason });
        },
        fail: (reason) => {
          stream.fail(reason);
        },
      },
      name,
      order,
    );
    return stream;
  }

  /** Orders that it has not answered. */
  get open(): number {
    return this.#open.size;
  }

  /** What is asked, now or later, fails with the first reason that was given. */
  break(reason: unknown): void {
    this.#broken ??= { reason };
    for (const { fail } of this.#askers.values()) fail(this.#broken.reason);
    this.#askers.clear();
  }

  /** Nothing more is asked: it ends by itself. */
  dismiss(): void {
    this.#send({ kind: 'end' });
  }

  /** Ends it, also in the middle of a loop; work that must not be cut off gets the time of its kind. */
  async close(): Promise<void> {
    this.#signal?.removeEventListener('abort', this.#onAbort);
    if (this.#open.size > 0) {
      Atomics.store(this.#ending, 0, 1);
      this.dismiss();
      if (await inTime(this.#exited, this.#closingMs)) return;
    }
    await this.#worker.terminate();
  }

  #listen(asker: Asker, name: string, order: unknown, lend: readonly ArrayBuffer[] = []): number {
    if (this.#broken) {
      asker.fail(this.#broken.reason);
      return 0;
    }
    const id = this.#nextId++;
    this.#send({ kind: 'order', id, name, order }, lend);
    if (this.#open.size === 0) {
      if (this.#port.listenerCount('message') === 0) this.#port.on('message', this.#hear);
      this.#worker.ref();
      this.#port.ref();
    }
    this.#open.add(id);
    this.#askers.set(id, asker);
    return id;
  }

  readonly #hear = (message: FromThread): void => {
    const asker = this.#askers.get(message.id);
    if (message.kind === 'part') {
      asker?.part(message.part);
      return;
    }
    this.#askers.delete(message.id);
    this.#open.delete(message.id);
    if (this.#open.size === 0) {
      this.#worker.unref();
      this.#port.unref();
    }
    if (message.kind === 'answer') asker?.answer(message.answer);
    else asker?.error(thrown(message.error));
  };

  #send(message: ToThread, lend: readonly ArrayBuffer[] = []): void {
    this.#port.postMessage(message, lend);
  }

  readonly #fail = (reason: unknown): void => {
    this.break(reason);
  };

  readonly #onAbort = (): void => {
    this.break(this.#signal?.reason);
  };
}

/** What a thread failed with, as it was there. */
function thrown(error: ThreadError): unknown {
  return 'app' in error ? AppError.from(error.app) : error.other;
}
