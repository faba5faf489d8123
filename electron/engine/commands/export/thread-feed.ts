// Orders for threads that are lent: each goes to the thread that has fewest. It makes nothing itself.
import type { ExportThread } from './export-thread.ts';

/** Orders in a thread: where it is done with one, the next is there. */
const ORDERS = 3;

interface FedThread {
  readonly thread: ExportThread;
  readonly orders: Set<Promise<void>>;
}

/** Gives orders to threads, each to the one that has fewest. */
export class ThreadFeed {
  readonly #threads: readonly FedThread[];

  constructor(threads: readonly ExportThread[]) {
    this.#threads = threads.map((thread) => ({ thread, orders: new Set() }));
  }

  /** Whether a thread can take an order. */
  get hasRoom(): boolean {
    return this.#least().orders.size < ORDERS;
  }

  give(order: (thread: ExportThread) => Promise<void>): Promise<void> {
    const { thread, orders } = this.#least();
    const done = order(thread).finally(() => {
      orders.delete(done);
    });
    // Whoever gave it is told of a failure when it waits for that.
    done.catch(() => undefined);
    orders.add(done);
    return done;
  }

  #least(): FedThread {
    return this.#threads.reduce((least, one) => (one.orders.size < least.orders.size ? one : least));
  }
}
