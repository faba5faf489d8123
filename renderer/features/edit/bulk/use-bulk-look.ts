// What a bulk edit would change, counted anew when the edit or its rows become others. It changes nothing.
import { computed, ref, shallowRef, type Ref } from 'vue';
import type { ErrorData } from '../../../../shared/contract/errors.ts';
import type { EventMap } from '../../../../shared/contract/events.ts';
import type { BulkEdit, BulkPreview, EditScope } from '../../../../shared/model/edit/bulk-edit.ts';
import { useClient } from '../../../engine/app-client.ts';
import { errorOf } from '../../../engine/error-of.ts';
import { mutable } from '../../../engine/mutable.ts';

/** How many changes a preview shows. */
const SHOWN = 100;

/** How long nobody has typed, in ms, before what would change is counted. */
const DELAY_MS = 150;

/** What is known of the changes so far. */
export interface Look {
  readonly number: number;
  readonly found: BulkPreview;
  readonly counting: boolean;
}

/** `scope`: null where there is nothing to look at. */
export function useBulkLook(scope: Readonly<Ref<EditScope | null>>) {
  const { engine } = useClient();
  const look = shallowRef<Look | null>(null);
  const error = shallowRef<ErrorData | null>(null);
  let last = 0;
  /** The last preview that ended: progress that is told of it late says nothing new. */
  let ended = 0;
  /** The first preview that shows what is asked now. */
  const due = ref(0);

  /** What is asked of the edit that is typed, as soon as nobody types. */
  let waiting: { readonly edit: BulkEdit | null; readonly timer: ReturnType<typeof setTimeout> } | null =
    null;
  let counting: Promise<void> = Promise.resolve();

  /** The edit or the rows are others now: they are counted anew in a moment; what is known is of no use until then. */
  function expect(edit: BulkEdit | null): void {
    clearTimeout(waiting?.timer);
    due.value = last + 1;
    const timer = setTimeout(() => void count(), DELAY_MS);
    waiting = { edit, timer };
  }

  function count(): Promise<void> {
    if (waiting) {
      clearTimeout(waiting.timer);
      counting = preview(waiting.edit);
      waiting = null;
    }
    return counting;
  }

  /** Counts at once what was typed before this was asked, and waits for it. */
  async function counted(): Promise<void> {
    do await count();
    while (waiting !== null);
  }

  /** Whether what is known is of the present edit. */
  const isPresent = computed(() => look.value !== null && look.value.number >= due.value);

  /** Counts what the edit would change, anew. A later call overtakes an earlier one; null = there is no edit yet. */
  async function preview(edit: BulkEdit | null): Promise<void> {
    const mine = ++last;
    error.value = null;
    const rows = scope.value;
    if (!edit || !rows) {
      look.value = null;
      await engine['edit.stopPreview']({}).catch(() => null);
      return;
    }
    try {
      const found = await engine['edit.preview']({
        preview: mine,
        scope: mutable(rows),
        edit: mutable(edit),
        first: SHOWN,
      });
      if (mine === last) look.value = { number: mine, found, counting: false };
    } catch (cause) {
      if (mine !== last) return;
      const failure = errorOf(cause);
      if (failure.code === 'cancelled' || failure.code === 'stale-view') return;
      look.value = null;
      error.value = failure;
    } finally {
      ended = Math.max(ended, mine);
    }
  }

  function progressed({ preview: number, found }: EventMap['preview.progress']): void {
    if (number === last && number > ended) look.value = { number, found, counting: true };
  }

  /** Nothing is previewed any more. */
  function forget(): void {
    clearTimeout(waiting?.timer);
    waiting = null;
    void preview(null);
  }

  return { look, error, isPresent, expect, counted, preview, progressed, forget };
}
