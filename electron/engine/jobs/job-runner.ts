// Runs long work one job at a time, tells its progress, and lets it be cancelled. It knows nothing of the work.
import type { EngineEvent, EventMap } from '../../../shared/contract/events.ts';
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError, toErrorData } from '../../../shared/contract/errors.ts';
import type { CurrentJob, JobResults } from '../../../shared/contract/requests/requests.ts';
import type { JobProgress } from '../../../shared/model/job.ts';
import type { Steps } from '../../../shared/model/steps.ts';
import { JobPace } from './job-pace.ts';
import { runSlice, runSteps } from './run-steps.ts';
import { monotonic } from './monotonic.ts';

/** What a job's work knows so far; the runner adds rate and time left. */
export type ProgressReport = Pick<JobProgress, 'label' | 'done' | 'total' | 'bytes' | 'bytesTotal' | 'files'>;

export interface JobControl {
  /** Aborted on cancel; work checks it between batches and throws its reason. */
  readonly signal: AbortSignal;
  /** Cheap; sends at most ten events a second. */
  readonly report: (progress: ProgressReport) => void;
}

interface RunningJob {
  readonly id: number;
  readonly kind: keyof JobResults;
  readonly abort: AbortController;
  readonly ended: Promise<void>;
  progress: JobProgress | null;
}

const PROGRESS_INTERVAL_MS = 100;

/** What takes longer becomes a job with progress and cancel. */
const PATIENCE_MS = 300;

/** So few rows are never worth a job, however busy the machine is. */
const QUICK_ROWS = 2_000;

export class JobRunner {
  readonly #emit: (event: EngineEvent) => void;
  #next = 1;
  #running: RunningJob | null = null;

  constructor(emit: (event: EngineEvent) => void) {
    this.#emit = emit;
  }

  get busy(): boolean {
    return this.#running !== null;
  }

  /** The running job with its last progress, or null. */
  get current(): CurrentJob | null {
    if (!this.#running) return null;
    const { id, kind, progress } = this.#running;
    return { job: id, kind, progress };
  }

  /** Throws "busy" while a job runs: for commands that must not change rows under it. */
  assertIdle(): void {
    if (this.#running) {
      throw new AppError('busy', reason('job-running'));
    }
  }

  /** Starts the work and returns its id at once; the outcome is told by job.done or job.failed. */
  start<K extends keyof JobResults>(kind: K, work: (control: JobControl) => Promise<JobResults[K]>): number {
    this.assertIdle();
    const id = this.#next++;
    const abort = new AbortController();
    const control: JobControl = { signal: abort.signal, report: this.#reporter(id) };
    const ended = this.#run(id, kind, work, control);
    this.#running = { id, kind, abort, ended, progress: null };
    return id;
  }

  /**
   * Runs steps at once and gives their result. What is not done after 0.3 s becomes a job: it is told by job.started,
   * lets other requests have their turn, and the result is a promise, which rejects where the job is cancelled.
   * `total` = the rows that all steps together will report, 0 = unknown; `patience` = another time than 0.3 s, in milliseconds; `least` = so many rows are done at once
   * however long that takes, 0 = none: they are a job from the first step on.
   */
  runSteps<K extends keyof JobResults>(
    kind: K,
    steps: Steps<JobResults[K]>,
    total: number,
    { patience = PATIENCE_MS, least = QUICK_ROWS }: { patience?: number; least?: number } = {},
  ): JobResults[K] | Promise<JobResults[K]> {
    this.assertIdle();
    const quick = runSlice(steps, patience, least);
    if (quick.end) return quick.end.value;
    return this.run(kind, (control) => pursueSteps(steps, total, control, quick.rows));
  }

  /** Runs the work as a job that is told by job.started, and gives its result; rejects where the job is cancelled. */
  run<K extends keyof JobResults>(
    kind: K,
    work: (control: JobControl) => Promise<JobResults[K]>,
  ): Promise<JobResults[K]> {
    let outcome: { readonly result: JobResults[K] } | { readonly error: unknown } | undefined;
    const job = this.start(kind, async (control) => {
      try {
        const result = await work(control);
        outcome = { result };
        return result;
      } catch (error) {
        outcome = { error };
        throw error;
      }
    });
    this.#emit({ event: 'job.started', data: { job, kind } });
    // The job has ended when its caller hears of it: the next change is not refused as busy.
    return (this.#running?.ended ?? Promise.resolve()).then(() => {
      if (!outcome) throw new AppError('internal', reason('job-without-end'));
      if ('error' in outcome) throw outcome.error;
      return outcome.result;
    });
  }

  /** Cancels the job if it still runs, and waits until its work has ended. */
  async cancel(id: number): Promise<void> {
    if (this.#running?.id !== id) return;
    this.#running.abort.abort(new AppError('cancelled', reason('job-cancelled')));
    await this.#running.ended;
  }

  /** Cancels whatever runs; used before a project closes. */
  async cancelAll(): Promise<void> {
    if (this.#running) await this.cancel(this.#running.id);
  }

  async #run<K extends keyof JobResults>(
    id: number,
    kind: K,
    work: (control: JobControl) => Promise<JobResults[K]>,
    control: JobControl,
  ): Promise<void> {
    // The caller learns the id before the first event of the job.
    await new Promise((resolve) => setImmediate(resolve));
    try {
      const result = await work(control);
      this.#running = null;
      this.#emit({ event: 'job.done', data: { job: id, kind, result } as EventMap['job.done'] });
    } catch (error) {
      this.#running = null;
      this.#emit({ event: 'job.failed', data: { job: id, error: toErrorData(error) } });
    }
  }

  #reporter(job: number): JobControl['report'] {
    const pace = new JobPace();
    let last = -Infinity;
    let isFirst = true;
    let waiting: NodeJS.Timeout | null = null;
    let latest: ProgressReport | null = null;
    const tell = (now: ProgressReport): void => {
      const { label, done, total, bytes, bytesTotal, files } = now;
      const at = monotonic();
      // That nothing is done yet does not hold up the news of what is done first.
      if (!isFirst || done + bytes > 0) last = at;
      isFirst = false;
      const progress = {
        label,
        done,
        total,
        bytes,
        bytesTotal,
        ...(files && { files }),
        ...pace.at(now, at),
      };
      if (this.#running?.id === job) this.#running.progress = progress;
      this.#emit({ event: 'job.progress', data: { job, progress } });
    };
    // Work may wait long after its last report, as for a slow server: that one must be told, too.
    const tellLatest = (): void => {
      waiting = null;
      if (latest && this.#running?.id === job) tell(latest);
    };
    return (report) => {
      const at = monotonic();
      const rest = last + PROGRESS_INTERVAL_MS - at;
      pace.note(report, at);
      latest = rest <= 0 ? null : report;
      if (rest <= 0) tell(report);
      else waiting ??= setTimeout(tellLatest, rest).unref();
    };
  }
}

/**
 * Works to the end, a slice at a time, and reports rows, from `done` on. On cancel the steps take back what they did
 * before this rejects.
 */
export function pursueSteps<T>(
  steps: Steps<T>,
  total: number,
  { signal, report }: JobControl,
  done = 0,
): Promise<T> {
  const tell = (rows: number): void => {
    done += rows;
    report({ label: '', done, total: Math.max(total, done) || null, bytes: 0, bytesTotal: null });
  };
  tell(0);
  return runSteps(steps, signal, tell);
}
