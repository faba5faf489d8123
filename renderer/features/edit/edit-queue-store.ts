// One queue of what the user asked to change: each thing begins when all before it have ended, in the order of the keys.
import { defineStore } from 'pinia';
import { errorOf } from '../../engine/error-of.ts';
import { inTurn } from './in-turn.ts';
import { useJobs } from '../../shell/jobs/jobs-store.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';
import { useUnsaved } from './unsaved-store.ts';

/** How long to wait, in ms, where the engine is busy with something that this window has not heard of. */
const UNHEARD_MS = 250;

/** The place in the queue of something that is still being read or asked about. */
export class Place {
  readonly #turn = Promise.withResolvers<null>();
  #last: Promise<unknown> = Promise.resolve();
  #isOver = false;

  get isOver(): boolean {
    return this.#isOver;
  }

  /** It lasts at least until the work has ended, however that ends. */
  lastsFor<T>(work: Promise<T>): Promise<T> {
    this.#last = Promise.allSettled([this.#last, work]);
    return work;
  }

  /** Does something in its place: when all that was asked for before it has ended. */
  do<T>(work: () => Promise<T>): Promise<T> {
    return this.lastsFor(this.#turn.promise.then(work));
  }

  /** All before it have ended. Lasts until nothing more belongs to it. */
  async come(): Promise<void> {
    this.#turn.resolve(null);
    for (let seen: unknown = null; seen !== this.#last; await seen) seen = this.#last;
    this.#isOver = true;
  }
}

export const useEditQueue = defineStore('edit-queue', () => {
  const jobs = useJobs();
  const notices = useNotices();
  const unsaved = useUnsaved();

  /** Does something after what was asked for before; whether that was refused makes no difference. */
  const add = inTurn();

  /**
   * Does something that has to be read or asked about before it can be done: what is asked for from here on comes behind it.
   * `place`: that of which it is another part, where that is not over.
   */
  function within<T>(place: Place | null, work: (place: Place) => Promise<T>): Promise<T> {
    if (place?.isOver === false) return place.lastsFor(work(place));
    const own = new Place();
    const done = own.lastsFor(work(own));
    void add(() => own.come());
    return done;
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
    return toldIn(undefined, work);
  }

  /** The same in the place that was kept for it, where there is one. */
  function toldIn<T>(place: Place | undefined, work: () => Promise<T>): Promise<T | null> {
    const all = noted(() => tell(work));
    return place?.isOver === false ? place.do(all) : add(all);
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

  return { add, addPatiently, within, told, toldIn, tell };
});
