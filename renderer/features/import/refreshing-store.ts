// Looking at sources again, from the question to the answer: what changed is found, reviewed and taken over, or nothing
// is. The engine does the work; the changes themselves are in pending-changes.ts.
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { RefreshResult } from '../../../shared/model/import/refresh-result.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { useImportOptions } from './import-options-store.ts';
import { useJobs } from '../../shell/jobs/jobs-store.ts';
import { usePendingChanges } from '../pending/pending-changes-store.ts';

export type RefreshPhase = 'idle' | 'running' | 'review' | 'nothing' | 'merging' | 'merged' | 'failed';

export const useRefreshing = defineStore('refreshing', () => {
  const { engine } = useClient();
  const options = useImportOptions();
  const jobs = useJobs();
  const pending = usePendingChanges();
  const phase = ref<RefreshPhase>('idle');
  const result = shallowRef<RefreshResult | null>(null);
  const error = shallowRef<ErrorData | null>(null);

  async function guarded(work: () => Promise<void>): Promise<void> {
    error.value = null;
    try {
      await work();
    } catch (cause) {
      error.value = errorOf(cause);
      phase.value = pending.origin === 'sources' ? 'review' : 'failed';
    }
  }

  /** Looks at these sources, or at all. Never rejects. */
  function look(sources: readonly number[] | null): Promise<void> {
    if (phase.value === 'running' || phase.value === 'merging') return Promise.resolve();
    phase.value = 'running';
    const web = options.webOptions;
    return guarded(async () => {
      await pending.discard('sources');
      result.value = await jobs.run('refresh', () =>
        engine['import.refresh']({
          robots: 'ask',
          ...(sources && { sources: [...sources] }),
          ...(web && { web }),
        }),
      );
      if (result.value.review) await pending.open('sources', false);
      phase.value = result.value.review ? 'review' : 'nothing';
    });
  }

  /** Takes over what is accepted. */
  function apply(): Promise<void> {
    phase.value = 'merging';
    return guarded(async () => {
      await pending.apply();
      phase.value = 'merged';
    });
  }

  /** Forgets the changes; nothing was changed by them. */
  async function discard(): Promise<void> {
    if (phase.value === 'running' || phase.value === 'merging') return;
    await pending.discard('sources');
    phase.value = 'idle';
  }

  return { phase, result, error, look, apply, discard };
});
