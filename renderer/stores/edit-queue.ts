// One queue of what the user asked to change: each thing begins when all before it have ended, in the order of the keys.
import { defineStore } from 'pinia';
import { errorOf } from '../engine/error-of.ts';
import { inTurn } from './in-turn.ts';
import { useJobs } from './jobs.ts';
import { useNotices } from './notices.ts';
import { useUnsaved } from './unsaved.ts';

/** How long to wait, in ms, where the engine is busy with something that this window has not heard of. */
const UNHEARD_MS = 250;

/** What is still being read. */
export class Coming {
  #last: Promise<unknown> = Promise.resolve();

  /** It lasts at least until the work has ended, however that ends. */
  lastsFor(work: Promise<unknown>): void {
    this.#last = Promise.allSettled([this.#last, work]);
  }

  /** Until nothing more belongs to it. */
  async ended(): Promise<void> {
    for (let seen: unknown = null; seen !== this.#last; await seen) seen = this.#last;
  }
}

export const useEditQueue = defineStore('edit-queue', () => {
  const jobs = useJobs();
  const notices = useNotices();
  const unsaved = useUnsaved();

  const now = inTurn();
  /** What is still being read, in the order in which it was asked for. */
  const coming = new Set<Coming>();

  /** Does something after what was asked for before; whether that was refused makes no difference. */
  function add<T>(work: () => Promise<T>): Promise<T> {
    const before = [...coming];
    if (before.length === 0) return now(work);
    return Promise.all(before.map((one) => one.ended())).then(() => now(work));
  }

  /**
   * Something is asked for that is still being read, as a long paste: what is asked for from here on comes behind it. It is
   * done by `ahead` then. `as`: another part of what was expected before.
   */
  function expect(work: Promise<unknown>, as: Coming | null = null): Coming {
    const one = as && coming.has(as) ? as : new Coming();
    one.lastsFor(work);
    if (coming.has(one)) return one;
    coming.add(one);
    void one.ended().then(() => coming.delete(one));
    return one;
  }

  /** As told, for what was expected: nothing that came later goes before it. */
  function ahead<T>(work: () => Promise<T>): Promise<T | null> {
    return now(noted(() => tell(work)));
  }

  /** A reload of the window tells that it is lost, until it begins. */
  function noted<T>(work: () => Promise<T>): () => Promise<T> {
    const begins = unsaved.waits();
    return () => {
      begins();
      return work();
    };
  }

  /** The same, and waits for the end of any job that has the project. */
  function addPatiently<T>(work: () => Promise<T>): Promise<T> {
    return add(() => patiently(work));
  }

  async function patiently<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (cause) {
        const error = errorOf(cause);
        if (error.code !== 'busy') throw cause;
        await (jobs.passing(error).until ?? new Promise((resolve) => setTimeout(resolve, UNHEARD_MS)));
      }
    }
  }

  /** Does a change in its turn; tells the user where it is refused (null then). */
  function told<T>(work: () => Promise<T>): Promise<T | null> {
    return add(noted(() => tell(work)));
  }

  /** The same at once, for who has waited already. */
  async function tell<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (cause) {
      notices.showError(cause);
      return null;
    }
  }

  return { add, addPatiently, expect, ahead, told, tell };
});
