// Undo and redo as keys, menus and notices ask for them: one step each, in the order they were asked for.
import { defineStore } from 'pinia';
import { ref, shallowRef, watch } from 'vue';
import type { HistoryStep } from '../../../shared/model/edit/change.ts';
import type { StepResult } from '../../../shared/contract/edit-result.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { useEditQueue } from '../edit/edit-queue-store.ts';
import { useEdits } from '../edit/edits-store.ts';
import { useJobs } from '../../shell/jobs/jobs-store.ts';
import { useNotices, type NoticeContent } from '../../shell/notices/notices-store.ts';
import { useProject } from '../project/project-store.ts';
import { useSelection } from '../view/selection-store.ts';
import { useUnsaved, type Asking } from '../edit/unsaved-store.ts';

export const useUndo = defineStore('undo', () => {
  const { engine } = useClient();
  const edits = useEdits();
  const queue = useEditQueue();
  const jobs = useJobs();
  const notices = useNotices();
  const project = useProject();
  const selection = useSelection();
  const unsaved = useUnsaved();

  /** `acts` when undo or redo was asked for; the grid shows what changed to whom has not gone on since then. */
  const toShow = ref<number | null>(null);
  /** A large step that was just taken back, told in the middle of the window until the user goes on. */
  const large = shallowRef<HistoryStep | null>(null);
  watch([() => selection.acts, () => project.info?.path], () => (large.value = null), { flush: 'sync' });
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
    return unsaved.during({ kind: 'step', direction }, (asking) => queue.add(() => take(asked, asking)));
  }

  async function take({ direction, acts, cancelled: known }: Asked, asking: Asking): Promise<void> {
    if (known !== cancelled) return;
    const ask = (): Promise<StepResult> => asking(() => engine[`history.${direction}`]({}));
    const done = await edits.tell(() => askEngine(ask, known));
    if (!done?.step) return;
    const { changed, step: taken } = done;
    if (changed > 0) toShow.value = acts;
    notices.taken(direction, taken);
    const told = content(direction, taken);
    if (direction === 'undo' && isLarge(taken)) {
      large.value = taken;
      notices.announce(told);
      return;
    }
    large.value = null;
    notices.show(told);
  }

  /** Waits for changes that run; null where one was cancelled. Rejects while another job runs. */
  async function askEngine(ask: () => Promise<StepResult>, known: number): Promise<StepResult | null> {
    while (known === cancelled) {
      try {
        return await ask();
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
    large,
    undo: (): Promise<void> => step('undo'),
    redo: (): Promise<void> => step('redo'),
  };
});

interface Asked {
  readonly direction: 'undo' | 'redo';
  readonly acts: number;
  readonly cancelled: number;
}

/** What is told of a step, with the way back. */
function content(direction: Asked['direction'], step: HistoryStep): NoticeContent {
  return direction === 'undo'
    ? { kind: 'info', key: 'notices.undone', step, action: { key: 'commands.edit.redo', redo: step } }
    : { kind: 'info', key: 'notices.redone', step, action: { key: 'commands.edit.undo', undo: step } };
}

/** More rows than these, or whole files, are easily taken back by one key too many: that must not be missed. */
const LARGE_ROWS = 1_000;
const OF_FILES: ReadonlySet<string> = new Set(['import', 'update', 'retry', 'compare']);

function isLarge({ label, rows }: HistoryStep): boolean {
  return rows > LARGE_ROWS || OF_FILES.has(label.code);
}
