// Remembers which jobs an engine was asked to run, so that none is waited for after its engine died.
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { EngineEvent } from '../../shared/contract/events.ts';

export class RunningJobs {
  readonly #ids = new Set<number>();

  get any(): boolean {
    return this.#ids.size > 0;
  }

  /** Takes note of a request's result: starting a job answers with its id. */
  answered(result: unknown): void {
    if (result !== null && typeof result === 'object' && 'job' in result && typeof result.job === 'number') {
      this.#ids.add(result.job);
    }
  }

  heard(event: EngineEvent): void {
    if (event.event === 'job.started' || event.event === 'job.progress') this.#ids.add(event.data.job);
    if (event.event === 'job.done' || event.event === 'job.failed') this.#ids.delete(event.data.job);
  }

  /** Forgets all jobs and returns the events that tell their failure; `cancelled`: that they were cancelled. */
  abandon(cancelled: boolean): EngineEvent[] {
    const jobs = [...this.#ids];
    this.#ids.clear();
    return jobs.map((job) => ({
      event: 'job.failed',
      data: { job, error: cancelled ? CANCELLED : LOST },
    }));
  }
}

const LOST = new AppError('engine-restarted', reason('engine-lost-job')).toData();
const CANCELLED = new AppError('cancelled', reason('job-cancelled')).toData();
