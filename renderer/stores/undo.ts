// Undo and redo as keys, menus and notices ask for them: one step each, in the order they were asked for.
import { defineStore } from 'pinia';
import { ref, watch } from 'vue';
import type { StepResult } from '../../shared/contract/edit-result.ts';
import { useClient } from '../engine/app-client.ts';
import { errorOf } from '../engine/error-of.ts';
import { useEditQueue } from './edit-queue.ts';
import { useEdits } from './edits.ts';
import { useJobs } from './jobs.ts';
import { useNotices } from './notices.ts';
import { useSelection } from './selection.ts';

export const useUndo = defineStore('undo', () => {
  const { engine } = useClient();
  const edits = useEdits();
  const queue = useEditQueue();
  const jobs = useJobs();
  const notices = useNotices();
  const selection = useSelection();

  /** `acts` when undo or redo was asked for; the grid shows what changed to whom has not gone on since then. */
  const toShow = ref<number | null>(null);
  /** Counts cancelled changes: steps that wait for such a one were meant to follow it, and are dropped. */
  let cancelled = 0;
  watch(
    () => jobs.running?.cancelling === true,
    (isCancelling) => {
      if (isCancelling) cancelled++;
    },
    { flush: 'sync' },
  );

  /**
   * Goes back or forth by a step, and tells which. The engine is asked even where no such step is known: what was done
   * last may not have been heard of yet, and a key that is pressed right after it must not be lost. While a long change
   * runs, the step waits for its end.
   */
  function step(direction: 'undo' | 'redo'): Promise<void> {
    const asked = { direction, acts: selection.acts, cancelled };
    return queue.add(() => take(asked));
  }

  async function take({ direction, acts, cancelled: known }: Asked): Promise<void> {
    if (known !== cancelled) return;
    const done = await edits.tell(() => askEngine(direction, known));
    if (!done?.step) return;
    const { changed, step: taken } = done;
    if (changed > 0) toShow.value = acts;
    if (direction === 'undo') notices.undone(taken);
    notices.show({
      kind: 'info',
      key: direction === 'undo' ? 'notices.undone' : 'notices.redone',
      step: taken,
    });
  }

  /** Waits for changes that run; null where one was cancelled. Rejects while another job runs. */
  async function askEngine(direction: Asked['direction'], known: number): Promise<StepResult | null> {
    while (known === cancelled) {
      try {
        return await engine[`history.${direction}`]({});
      } catch (cause) {
        const { until } = jobs.passing(errorOf(cause));
        if (!until || jobs.running?.kind !== 'edit') throw cause;
        await until;
      }
    }
    return null;
  }

  return {
    toShow,
    undo: (): Promise<void> => step('undo'),
    redo: (): Promise<void> => step('redo'),
  };
});

interface Asked {
  readonly direction: 'undo' | 'redo';
  readonly acts: number;
  readonly cancelled: number;
}
