// Runs long work one job at a time, tells its progress, and lets it be cancelled. It knows nothing of the work.
import type { EngineEvent, EventMap } from '../../shared/contract/events.ts';
import { AppError, toErrorData } from '../../shared/contract/errors.ts';
import type { CurrentJob, JobResults } from '../../shared/contract/requests.ts';
import type { JobProgress } from '../../shared/model/job.ts';

/** What a job's work knows so far; the runner adds rate and time left. */
export type ProgressReport = Pick<JobProgress, 'label' | 'done' | 'total' | 'bytes' | 'bytesTotal'>;

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
      throw new AppError('busy', 'Another job is still running. Wait until it ends, or cancel it.');
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

  /** Cancels the job if it still runs, and waits until its work has ended. */
  async cancel(id: number): Promise<void> {
    if (this.#running?.id !== id) return;
    this.#running.abort.abort(new AppError('cancelled', 'Cancelled. Nothing was changed.'));
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
    const started = performance.now();
    let last = -Infinity;
    return ({ label, done, total, bytes, bytesTotal }) => {
      const now = performance.now();
      if (now - last < PROGRESS_INTERVAL_MS) return;
      last = now;
      const seconds = Math.max((now - started) / 1000, 0.001);
      const share = bytesTotal ? bytes / bytesTotal : total ? done / total : null;
      const secondsLeft = share !== null && share > 0.01 ? (seconds * (1 - share)) / share : null;
      const progress = { label, done, total, bytes, bytesTotal, rate: done / seconds, secondsLeft };
      if (this.#running?.id === job) this.#running.progress = progress;
      this.#emit({ event: 'job.progress', data: { job, progress } });
    };
  }
}
