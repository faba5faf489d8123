// The figures that the page "Overview" shows: of all rows, and of those that meet the table's filter. It holds no folders and no files.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { EventMap } from '../../../shared/contract/events.ts';
import type { Overview } from '../../../shared/model/overview.ts';
import type { Condition } from '../../../shared/model/rows/view-query.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { mutable } from '../../engine/mutable.ts';
import { usePages } from '../../shell/frame/pages-store.ts';
import { onOtherFile } from '../project/on-other-project.ts';
import { useProject } from '../project/project-store.ts';
import { useView } from '../view/view-store.ts';

/** Figures with the filter that they are of. */
export interface ShownFigures {
  readonly figures: Overview;
  readonly filter: readonly Condition[];
}

/** Changes in quick succession, as of an edit and what follows from it, are counted once. */
const SETTLE_MS = 50;

export const useOverview = defineStore('overview', () => {
  const { engine } = useClient();
  const pages = usePages();
  const project = useProject();
  const view = useView();

  const shown = shallowRef<ShownFigures | null>(null);
  const error = shallowRef<ErrorData | null>(null);
  const opening = ref(false);
  /** How far a count has come that takes a while, 0…1; else null. */
  const share = ref<number | null>(null);
  /** Whether what meets the filter is shown beside all rows. */
  const whole = ref(true);
  // Numbers of runs grow across reloads of the window, as the engine goes on.
  let turn = Date.now();
  let seen = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const filtered = computed(() => (shown.value?.filter.length ?? 0) > 0);
  const compares = computed(() => filtered.value && whole.value);
  const isShown = computed(() => pages.current === 'overview' && (project.info?.rows ?? 0) > 0);
  /** What the figures depend on. */
  const state = computed(() => {
    const { path = '', revision = 0 } = project.info ?? {};
    return JSON.stringify([path, revision, view.query.filter]);
  });

  /** Counts anew. A later call overtakes an earlier one; what was shown stays until there are others. */
  async function open(): Promise<void> {
    const mine = ++turn;
    const { filter } = view.query;
    seen = state.value;
    opening.value = true;
    share.value = null;
    try {
      const figures = await engine['overview.open']({ filter: mutable(filter), run: mine });
      if (mine !== turn) return;
      shown.value = { figures, filter };
      error.value = null;
    } catch (cause) {
      if (mine === turn) error.value = errorOf(cause);
    } finally {
      if (mine === turn) {
        opening.value = false;
        share.value = null;
      }
    }
  }

  /** Ends the count that runs. */
  async function cancel(): Promise<void> {
    if (opening.value) await engine['overview.cancel']({ run: turn });
  }

  function progressed(progress: EventMap['overview.progress']): void {
    if (opening.value && progress.run === turn) share.value = progress.share;
  }

  function leave(): void {
    if (!opening.value) return;
    const run = turn++;
    opening.value = false;
    seen = '';
    void engine['overview.cancel']({ run }).catch(() => undefined);
  }

  // Counted only while it is seen, and again when anything changed since.
  watch(
    [state, isShown],
    () => {
      clearTimeout(timer);
      if (!isShown.value) leave();
      else if (seen !== state.value) timer = setTimeout(() => void open(), shown.value ? SETTLE_MS : 0);
    },
    { immediate: true },
  );
  onOtherFile(() => {
    leave();
    shown.value = null;
    error.value = null;
    seen = '';
  });

  return { shown, error, opening, share, whole, filtered, compares, open, cancel, progressed };
});
