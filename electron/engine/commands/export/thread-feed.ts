// Orders for threads that are lent: each goes to the thread that has fewest, and what none has begun can be taken back. It
// makes nothing itself.
import type { ExportThread } from './export-thread.ts';
import { isMine, type BlockAhead, type BlocksOrder, type ClaimedOrder } from './made-ahead.ts';

/** Orders in a thread: where it is done with one, the next is there. */
const ORDERS = 3;

/** An order that was given and is not done. */
interface GivenOrder {
  readonly order: ClaimedOrder;
  readonly made: PromiseWithResolvers<readonly BlockAhead[]>;
}

interface FedThread {
  readonly thread: ExportThread;
  readonly orders: Set<GivenOrder>;
}

/** Gives orders to threads, each to the one that has fewest. */
export class ThreadFeed {
  readonly #threads: readonly FedThread[];

  constructor(threads: readonly ExportThread[]) {
    this.#threads = threads.map((thread) => ({ thread, orders: new Set() }));
  }

  /** Whether a thread can take an order. */
  get hasRoom(): boolean {
    return this.#threads.length > 0 && this.#least().orders.size < ORDERS;
  }

  /** What is made of it, by whomever. */
  give(order: BlocksOrder): Promise<readonly BlockAhead[]> {
    const { thread, orders } = this.#least();
    const claim = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const given: GivenOrder = { order: { ...order, claim }, made: Promise.withResolvers() };
    const { promise, resolve, reject } = given.made;
    orders.add(given);
    void thread
      .blocks(given.order)
      .then((blocks) => {
        // Else it was taken back.
        if (blocks) resolve(blocks);
      }, reject)
      .then(() => orders.delete(given));
    return promise;
  }

  /** Has orders that no thread has begun made here, the last one first. */
  async takeBack(make: (order: BlocksOrder) => Promise<readonly BlockAhead[]>): Promise<void> {
    const given = this.#threads.flatMap(({ orders }) => [...orders]);
    for (const { order, made } of given.toReversed()) {
      if (!isMine(order)) continue;
      made.resolve(await make(order));
    }
  }

  #least(): FedThread {
    return this.#threads.reduce((least, one) => (one.orders.size < least.orders.size ? one : least));
  }
}
