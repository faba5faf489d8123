// Looking at sources again, from the question to the answer: what changed, what is taken over. The engine does the work.
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { ErrorData } from '../../shared/contract/errors.ts';
import type { RefreshResult } from '../../shared/model/refresh-result.ts';
import type { ReviewItem, ReviewKind, ReviewField, ReviewSummary } from '../../shared/model/review.ts';
import { useClient } from '../engine/app-client.ts';
import { errorOf } from '../engine/error-of.ts';
import { useImporting } from './importing.ts';
import { useJobs } from './jobs.ts';

/** Changes shown at once. */
export const PAGE_ITEMS = 100;

export type RefreshPhase = 'idle' | 'running' | 'review' | 'nothing' | 'merging' | 'merged' | 'failed';

export const useRefreshing = defineStore('refreshing', () => {
  const { engine } = useClient();
  const importing = useImporting();
  const jobs = useJobs();
  const phase = ref<RefreshPhase>('idle');
  const result = shallowRef<RefreshResult | null>(null);
  const summary = shallowRef<ReviewSummary | null>(null);
  const error = shallowRef<ErrorData | null>(null);
  const kind = ref<ReviewKind | null>(null);
  const items = shallowRef<readonly ReviewItem[]>([]);
  const total = ref(0);
  const start = ref(0);

  async function guarded(work: () => Promise<void>): Promise<void> {
    error.value = null;
    try {
      await work();
    } catch (cause) {
      error.value = errorOf(cause);
      phase.value = summary.value ? 'review' : 'failed';
    }
  }

  /** Looks at these sources, or at all. Never rejects. */
  function look(sources: readonly number[] | null): Promise<void> {
    if (phase.value === 'running' || phase.value === 'merging') return Promise.resolve();
    phase.value = 'running';
    summary.value = null;
    kind.value = null;
    const web = importing.webOptions();
    return guarded(async () => {
      result.value = await jobs.run('refresh', () =>
        engine['import.refresh']({ ...(sources && { sources: [...sources] }), ...(web && { web }) }),
      );
      summary.value = result.value.review;
      if (summary.value) await show(0);
      phase.value = summary.value ? 'review' : 'nothing';
    });
  }

  /** Reads a page of the changes. */
  async function show(from: number): Promise<void> {
    const window = await engine['review.rows']({
      ...(kind.value && { kind: kind.value }),
      start: from,
      count: PAGE_ITEMS,
    });
    items.value = window.items;
    total.value = window.total;
    start.value = window.start;
  }

  function showKind(wanted: ReviewKind | null): Promise<void> {
    kind.value = wanted;
    return guarded(() => show(0));
  }

  function page(by: 1 | -1): Promise<void> {
    return guarded(() => show(Math.max(0, start.value + by * PAGE_ITEMS)));
  }

  /** Accepts or refuses all of the shown kind, some items, or one field of them. */
  function accept(accepted: boolean, part: { items?: number[]; field?: ReviewField } = {}): Promise<void> {
    return guarded(async () => {
      const only = part.items ? {} : kind.value ? { kind: kind.value } : {};
      summary.value = await engine['review.accept']({ ...only, ...part, accept: accepted });
      await show(start.value);
    });
  }

  /** Takes over what is accepted. */
  function apply(): Promise<void> {
    phase.value = 'merging';
    return guarded(async () => {
      await engine['review.apply']({});
      summary.value = null;
      phase.value = 'merged';
    });
  }

  /** Forgets the changes; nothing was changed by them. */
  async function discard(): Promise<void> {
    if (phase.value === 'running' || phase.value === 'merging') return;
    if (summary.value) {
      await guarded(async () => {
        await engine['review.discard']({});
      });
    }
    summary.value = null;
    phase.value = 'idle';
  }

  return {
    phase,
    result,
    summary,
    error,
    kind,
    items,
    total,
    start,
    look,
    showKind,
    page,
    accept,
    apply,
    discard,
  };
});
