// What compacting is to keep, as the user types it, and what would go then. It compacts nothing.
import { computed, reactive, shallowRef, watch } from 'vue';
import type { CompactResult } from '../../../shared/model/compact-result.ts';
import type { HistoryBounds } from '../../../shared/model/project.ts';
import { useClient } from '../../engine/app-client.ts';
import { useJobs } from '../../shell/jobs/jobs-store.ts';
import { useProject } from '../project/project-store.ts';
import { useLiveAnswer } from '../../shell/jobs/use-live-answer.ts';

const DELAY_MS = 300;
const BYTES_A_MB = 1_000_000;
const MOST = 1_000_000;

/** As a number field has it: '' where it is empty. */
type Field = number | '';

export const COMPACT_FIELDS = ['steps', 'days', 'megabytes'] as const;

export function useCompactDraft() {
  const { engine } = useClient();
  const jobs = useJobs();
  const project = useProject();
  const { steps, days, bytes } = project.info?.settings.historyBounds ?? NO_BOUNDS;
  const draft = reactive<Record<(typeof COMPACT_FIELDS)[number], Field>>({
    steps: steps ?? '',
    days: days ?? '',
    megabytes: bytes === null ? '' : bytes / BYTES_A_MB,
  });
  const would = shallowRef<CompactResult | null>(null);
  /** The last question, answered or not: the engine takes one at a time. */
  let last: Promise<unknown> = Promise.resolve();

  const bounds = computed<HistoryBounds | null>(() => {
    if (COMPACT_FIELDS.some((name) => !isRight(name, draft[name]))) return null;
    return {
      steps: draft.steps === '' ? null : draft.steps,
      days: draft.days === '' ? null : draft.days,
      bytes: draft.megabytes === '' ? null : Math.round(draft.megabytes * BYTES_A_MB),
    };
  });

  const { busy, error, changed } = useLiveAnswer({
    delayMs: DELAY_MS,
    ask: () => {
      const asked = bounds.value;
      if (!asked) return null;
      const answer = last
        .catch(() => null)
        .then(() => engine['project.compact']({ bounds: asked, dryRun: true }));
      last = answer;
      return answer.then((result) => () => {
        would.value = result;
      });
    },
    stop: jobs.cancel,
  });

  /** Asks again, as what is there may be another by now. */
  function ask(): void {
    would.value = null;
    changed(bounds.value !== null);
  }
  watch(bounds, ask, { immediate: true });

  return { draft, bounds, would, busy, error, ask };
}

const NO_BOUNDS: HistoryBounds = { steps: null, days: null, bytes: null };

/** Steps and days are whole numbers. */
export function isRight(name: (typeof COMPACT_FIELDS)[number], value: Field): boolean {
  if (value === '') return true;
  return value >= 0 && value <= MOST && (name === 'megabytes' || Number.isInteger(value));
}
