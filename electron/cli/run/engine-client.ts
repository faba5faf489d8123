// A typed client of the engine in this process: requests as functions, jobs as promises. It knows no request by name.
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { EngineEvent } from '../../../shared/contract/events.ts';
import {
  REQUEST_NAMES,
  type EngineClient,
  type JobResults,
  type RequestName,
} from '../../../shared/contract/requests/requests.ts';
import type { JobProgress } from '../../../shared/model/job.ts';
import { commandsOnDemand } from '../../engine/commands-on-demand.ts';
import { engineOf, type Engine, type EngineSurroundings } from '../../engine/engine.ts';

export interface EngineSession {
  readonly request: EngineClient;
  /**
   * Starts a job and resolves with its result. Rejects with the job's AppError; when the signal aborts, the job is
   * cancelled, its end awaited, and the promise rejects with the signal's reason.
   */
  readonly runJob: <K extends keyof JobResults>(
    kind: K,
    start: () => Promise<{ readonly job: number }>,
    watch: JobWatch,
  ) => Promise<JobResults[K]>;
  /** Runs a request that becomes a job where it takes long, with progress and cancel as runJob. */
  readonly runLong: <T>(work: () => Promise<T>, watch: JobWatch) => Promise<T>;
  /** Closes the project and ends the engine. */
  readonly close: () => Promise<void>;
}

export interface JobWatch {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: JobProgress) => void;
}

type JobEnd = Extract<EngineEvent, { event: 'job.done' | 'job.failed' }>;

interface Waiter {
  readonly onProgress: JobWatch['onProgress'];
  readonly onEnd: (end: JobEnd) => void;
}

/** Starts an engine in this process; `told` hears of all that it tells unasked. `surroundings`: how it reaches the web. */
export function startEngine(
  told?: (event: EngineEvent) => void,
  surroundings?: EngineSurroundings['surroundings'],
): EngineSession {
  const waiters = new Map<number, Waiter>();
  let long: ((job: number) => void) | null = null;
  const hear = (event: EngineEvent): void => {
    told?.(event);
    if (event.event === 'job.started') long?.(event.data.job);
    if (event.event === 'job.progress') waiters.get(event.data.job)?.onProgress(event.data.progress);
    if (event.event === 'job.done' || event.event === 'job.failed') waiters.get(event.data.job)?.onEnd(event);
  };
  const engine = engineOf(commandsOnDemand, hear, { surroundings });

  const request = requestsBy(engine);

  return {
    request,
    runJob: async (kind, start, watch) => {
      watch.signal.throwIfAborted();
      const { job } = await start();
      const cancel = (): void => {
        request['job.cancel']({ job }).catch(() => undefined);
      };
      watch.signal.addEventListener('abort', cancel);
      const end = await new Promise<JobEnd>((resolve) => {
        waiters.set(job, { onProgress: watch.onProgress, onEnd: resolve });
        if (watch.signal.aborted) cancel();
      });
      watch.signal.removeEventListener('abort', cancel);
      waiters.delete(job);
      return jobResult(kind, end, watch.signal);
    },
    runLong: async (work, { signal, onProgress }) => {
      signal.throwIfAborted();
      let running: number | null = null;
      const cancel = (): void => {
        if (running !== null) request['job.cancel']({ job: running }).catch(() => undefined);
      };
      long = (job) => {
        running = job;
        waiters.set(job, { onProgress, onEnd: () => waiters.delete(job) });
        if (signal.aborted) cancel();
      };
      signal.addEventListener('abort', cancel);
      try {
        return await work();
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      } finally {
        signal.removeEventListener('abort', cancel);
        long = null;
      }
    },
    close: () => engine.close(),
  };
}

function requestsBy(engine: Engine): EngineClient {
  let next = 1;
  const call = async (name: RequestName, params: unknown): Promise<unknown> => {
    const response = await engine.handle({ id: next++, name, params });
    if (response.ok) return response.result;
    throw AppError.from(response.error);
  };
  const functions = REQUEST_NAMES.map((name) => [name, (params: unknown) => call(name, params)]);
  return Object.fromEntries(functions) as EngineClient;
}

function jobResult<K extends keyof JobResults>(kind: K, end: JobEnd, signal: AbortSignal): JobResults[K] {
  if (end.event === 'job.failed') {
    if (end.data.error.code === 'cancelled') signal.throwIfAborted();
    throw AppError.from(end.data.error);
  }
  if (end.data.kind !== kind)
    throw new AppError('internal', reason('job-of-other-kind', { found: end.data.kind, asked: kind }));
  return end.data.result as JobResults[K];
}
