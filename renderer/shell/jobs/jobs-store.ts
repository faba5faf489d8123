// Long work that the engine does: progress, outcome, cancel. What a result means is for those who started the job.
import { defineStore } from 'pinia';
import { computed, shallowRef, watch } from 'vue';
import { AppError, type ErrorData } from '../../../shared/contract/errors.ts';
import type { EventMap } from '../../../shared/contract/events.ts';
import type { JobResults } from '../../../shared/contract/requests/requests.ts';
import type { JobProgress } from '../../../shared/model/job.ts';
import { useClient } from '../../engine/app-client.ts';
import { useNotices } from '../notices/notices-store.ts';

export interface RunningJob {
  readonly id: number;
  readonly kind: keyof JobResults;
  readonly progress: JobProgress | null;
  readonly cancelling: boolean;
}

/** A job that goes on, by kind, with the promise of its outcome. */
export type Resumed = {
  readonly [K in keyof JobResults]: { readonly kind: K; readonly result: Promise<JobResults[K]> };
}[keyof JobResults];

type Outcome = { readonly result: unknown } | { readonly error: ErrorData };

export const useJobs = defineStore('jobs', () => {
  const { engine } = useClient();
  const notices = useNotices();
  const running = shallowRef<RunningJob | null>(null);
  const waiting = new Map<number, (outcome: Outcome) => void>();
  // Outcomes that were told before the answer to the request that started the job.
  const early = new Map<number, Outcome>();

  const isRunning = computed(() => running.value !== null);

  /** Starts a job and answers with its result; rejects with an AppError, also "cancelled". */
  async function run<K extends keyof JobResults>(
    kind: K,
    start: () => Promise<{ readonly job: number }>,
  ): Promise<JobResults[K]> {
    const { job } = await start();
    return follow({ id: job, kind, progress: null, cancelling: false });
  }

  /**
   * Takes over the job that ran before this window came, or while it had no connection; null where none is new to it.
   * A job of this window that ended meanwhile is told to be lost: nobody heard how it ended.
   */
  async function resume(): Promise<Resumed | null> {
    const mine = running.value;
    const current = await engine['job.current']({});
    if (mine && current?.job === mine.id && current.kind === mine.kind) {
      if (current.progress && running.value?.id === mine.id) {
        running.value = { ...running.value, progress: current.progress };
      }
      return null;
    }
    if (mine) lost({ code: 'connection-lost', message: '' });
    if (!current) return null;
    const job = { id: current.job, progress: current.progress, cancelling: false };
    // The kind decides the type of the result, which the compiler can't follow through a union.
    return { kind: current.kind, result: follow({ ...job, kind: current.kind }) } as Resumed;
  }

  async function follow<K extends keyof JobResults>(
    job: RunningJob & { readonly kind: K },
  ): Promise<JobResults[K]> {
    running.value = job;
    const outcome = await outcomeOf(job.id);
    if (running.value.id === job.id) running.value = null;
    if ('error' in outcome) throw AppError.from(outcome.error);
    notices.succeeded(job.kind);
    return outcome.result as JobResults[K];
  }

  function outcomeOf(job: number): Promise<Outcome> {
    const known = early.get(job);
    early.delete(job);
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => waiting.set(job, resolve));
  }

  function settle(job: number, outcome: Outcome): void {
    const resolve = waiting.get(job);
    if (!resolve) {
      early.set(job, outcome);
      return;
    }
    waiting.delete(job);
    resolve(outcome);
  }

  /** A request of this window turned out to be long. Its answer is the outcome; here it is only shown. */
  function started({ job, kind }: EventMap['job.started']): void {
    if (running.value === null)
      void follow({ id: job, kind, progress: null, cancelling: false }).catch(() => null);
  }

  function progressed({ job, progress }: EventMap['job.progress']): void {
    if (running.value?.id === job) running.value = { ...running.value, progress };
  }

  function done({ job, result }: EventMap['job.done']): void {
    settle(job, { result });
  }

  function failed({ job, error }: EventMap['job.failed']): void {
    settle(job, { error });
  }

  /** The engine or the connection is gone: whatever ran will not be heard of again. */
  function lost(error: ErrorData): void {
    early.clear();
    for (const job of [...waiting.keys()]) settle(job, { error });
  }

  /** What was refused because a job runs can be tried again once none does. */
  function passing(error: ErrorData): { readonly until?: Promise<unknown> } {
    if (error.code !== 'busy' || !isRunning.value) return {};
    return { until: new Promise((resolve) => watch(isRunning, resolve, { once: true })) };
  }

  /** Asks the engine to stop the job that runs; its starter hears "cancelled". */
  async function cancel(): Promise<void> {
    if (!running.value) return;
    running.value = { ...running.value, cancelling: true };
    await engine['job.cancel']({ job: running.value.id });
  }

  return { running, isRunning, run, resume, started, progressed, done, failed, lost, passing, cancel };
});
