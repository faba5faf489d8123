// One queue of what the user asked to change: each thing begins when all before it have ended, in the order of the keys.
import { defineStore } from 'pinia';
import { errorOf } from '../engine/error-of.ts';
import { inTurn } from './in-turn.ts';
import { useJobs } from './jobs.ts';
import { useNotices } from './notices.ts';

/** How long to wait, in ms, where the engine is busy with something that this window has not heard of. */
const UNHEARD_MS = 250;

export const useEditQueue = defineStore('edit-queue', () => {
  const jobs = useJobs();
  const notices = useNotices();

  /** Does something after what was asked for before; whether that was refused makes no difference. */
  const add = inTurn();

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
    return add(() => tell(work));
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

  return { add, addPatiently, told, tell };
});
