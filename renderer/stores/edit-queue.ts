// One queue of what the user asked to change: each thing begins when all before it have ended, in the order of the keys.
import { defineStore } from 'pinia';
import { errorOf } from '../engine/error-of.ts';
import { inTurn } from './in-turn.ts';
import { useJobs } from './jobs.ts';

/** How long to wait, in ms, where the engine is busy with something that this window has not heard of. */
const UNHEARD_MS = 250;

export const useEditQueue = defineStore('edit-queue', () => {
  const jobs = useJobs();

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

  return { add, addPatiently };
});
