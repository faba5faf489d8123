// The inner end of a thread: begins the work that it was started for, follows its orders, and ends when it is told. It knows
// no kind of work.
import { workerData, type MessagePort } from 'node:worker_threads';
import { AppError } from '../../../shared/contract/errors.ts';
import type { ThreadKind } from './thread-kinds.ts';
import type { FromThread, ThreadData, ThreadError, ToThread } from './thread-messages.ts';
import type { Begin, Job, Work } from './thread-work.ts';

/** Where each kind of work begins; loaded when it is wanted. */
export type ThreadKinds = Readonly<Record<ThreadKind, () => Promise<Begin>>>;

/** Does what this thread was started for, until nothing more is asked. What fails at the start ends the thread. */
export async function serveThread(kinds: Partial<ThreadKinds>): Promise<void> {
  const { kind, data, port, ending } = workerData as ThreadData;
  const begin = await kinds[kind]?.();
  if (!begin) throw new Error(`Nothing is known of such a thread: ${kind}.`);
  const work = begin(data as never);
  const jobs = new Map<number, RunningJob>();
  port.on('message', (message: ToThread) => {
    if (message.kind === 'order') new RunningJob(message.id, port, jobs, ending).run(work, message);
    else if (message.kind === 'taken') jobs.get(message.id)?.taken();
    else if (message.kind === 'drop') jobs.get(message.id)?.drop();
    else {
      for (const job of jobs.values()) job.drop();
      (work as { close?: () => void }).close?.();
      port.close();
    }
  });
}

type Order = Extract<ToThread, { readonly kind: 'order' }>;

class RunningJob implements Job<unknown> {
  readonly #id: number;
  readonly #port: MessagePort;
  readonly #jobs: Map<number, RunningJob>;
  readonly #ending: ThreadData['ending'];
  readonly #abort = new AbortController();
  /** Of the parts under way. */
  readonly #weights: number[] = [];
  #lent: readonly ArrayBuffer[] = [];
  #wake: (() => void) | null = null;

  constructor(id: number, port: MessagePort, jobs: Map<number, RunningJob>, ending: ThreadData['ending']) {
    this.#ending = ending;
    this.#id = id;
    this.#port = port;
    this.#jobs = jobs;
    jobs.set(id, this);
  }

  get signal(): AbortSignal {
    if (Atomics.load(this.#ending, 0) === 1) this.drop();
    return this.#abort.signal;
  }

  run(work: Work, { id, name, order }: Order): void {
    this.#follow(work, name, order)
      .then(
        (answer) => {
          this.#send({ kind: 'answer', id, answer }, this.#lent);
        },
        (error: unknown) => {
          this.#send({ kind: 'error', id, error: errorData(error) }, []);
        },
      )
      .finally(() => this.#jobs.delete(id));
  }

  readonly tell = (part: unknown, lent: readonly ArrayBuffer[] = []): void => {
    this.#send({ kind: 'part', id: this.#id, part }, lent);
  };

  readonly room = async (weight: number, most: number): Promise<void> => {
    const underWay = (): number => this.#weights.reduce((sum, one) => sum + one, 0);
    while (this.#weights.length > 0 && underWay() + weight > most && !this.signal.aborted) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    this.signal.throwIfAborted();
    this.#weights.push(weight);
  };

  readonly lend = (buffers: readonly ArrayBuffer[]): void => {
    this.#lent = buffers;
  };

  taken(): void {
    this.#weights.shift();
    this.#wake?.();
  }

  drop(): void {
    this.#abort.abort();
    this.#wake?.();
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- what is thrown at once is told as what is thrown later
  async #follow(work: Work, name: string, order: unknown): Promise<unknown> {
    return work[name]?.(order as never, this as never);
  }

  #send(message: FromThread, lent: readonly ArrayBuffer[]): void {
    this.#port.postMessage(message, lent);
  }
}

function errorData(error: unknown): ThreadError {
  if (error instanceof AppError) return { app: error.toData() };
  return { other: error instanceof Error ? error : String(error) };
}
