// Compacting the project: the run and its outcome, also where its dialog was closed meanwhile. Never starts by itself.
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { CompactResult } from '../../../shared/model/compact-result.ts';
import type { HistoryBounds } from '../../../shared/model/project.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { useJobs } from '../../shell/jobs/jobs-store.ts';

export const useCompacting = defineStore('compacting', () => {
  const { engine } = useClient();
  const jobs = useJobs();
  const running = ref(false);
  const result = shallowRef<CompactResult | null>(null);
  const error = shallowRef<ErrorData | null>(null);

  /** Starts over; does nothing while it runs. */
  function reset(): void {
    if (running.value) return;
    result.value = null;
    error.value = null;
  }

  /** Never rejects: see result and error, whose code is "cancelled" where the user ended it. */
  async function run(bounds: HistoryBounds): Promise<void> {
    if (running.value) return;
    reset();
    running.value = true;
    try {
      result.value = await engine['project.compact']({ bounds, dryRun: false });
    } catch (cause) {
      const failure = errorOf(cause);
      // What runs in one go is ended together with the engine.
      const isEnded = failure.code === 'engine-restarted' && (jobs.running?.cancelling ?? false);
      error.value = isEnded ? { code: 'cancelled', message: failure.message } : failure;
    }
    running.value = false;
  }

  return { running, result, error, reset, run };
});
