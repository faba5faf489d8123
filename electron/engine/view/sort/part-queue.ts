// Hands out the parts of a piece of work, one after the other, to all threads that take some. It knows not what they are.

const NEXT = 0;
const STOPPED = 1;

/** Memory: two words, which threads share. */
export class PartQueue {
  readonly memory: Int32Array;
  readonly #count: number;

  /** `memory`: that of the same queue in another thread. */
  constructor(count: number, memory: Int32Array = new Int32Array(new SharedArrayBuffer(8))) {
    this.#count = count;
    this.memory = memory;
  }

  /** The number of the next part, which nobody else gets; null where none is left, or after `stop`. */
  take(): number | null {
    if (this.isStopped) return null;
    const part = Atomics.add(this.memory, NEXT, 1);
    return part < this.#count ? part : null;
  }

  /** Nobody gets another part. */
  stop(): void {
    Atomics.store(this.memory, STOPPED, 1);
  }

  get isStopped(): boolean {
    return Atomics.load(this.memory, STOPPED) === 1;
  }
}

/** Threads that take parts, too: tells each that is done, and resolves when they take no more. It never rejects. */
export type OtherThreads<T> = (queue: Int32Array, onDone: (part: number, result: T) => void) => Promise<void>;

/**
 * Does all parts here and in other threads, whichever is free, and gives the results in the order of the parts. What the
 * others took and could not do is done here. When this ends, the others have ended.
 */
export async function doParts<T>(
  count: number,
  here: (part: number) => Promise<T>,
  others: OtherThreads<T> | null,
): Promise<T[]> {
  const queue = new PartQueue(count);
  const results = new Map<number, T>();
  const elsewhere = others?.(queue.memory, (part, result) => results.set(part, result));
  try {
    for (let part = queue.take(); part !== null; part = queue.take()) results.set(part, await here(part));
    await elsewhere;
    const ordered: T[] = [];
    for (let part = 0; part < count; part++) ordered.push(results.get(part) ?? (await here(part)));
    return ordered;
  } finally {
    queue.stop();
    await elsewhere;
  }
}
