// Remembers which jobs an engine was asked to run, so that none is waited for after its engine died.
import type { ErrorData } from '../../shared/contract/errors.ts';
import type { EngineEvent } from '../../shared/contract/events.ts';

export class RunningJobs {
  readonly #ids = new Set<number>();

  /** Takes note of a request's result: starting a job answers with its id. */
  answered(result: unknown): void {
    if (result !== null && typeof result === 'object' && 'job' in result && typeof result.job === 'number') {
      this.#ids.add(result.job);
    }
  }

  heard(event: EngineEvent): void {
    if (event.event === 'job.started') this.#ids.add(event.data.job);
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

const LOST: ErrorData = {
  code: 'engine-restarted',
  message:
    'The engine stopped during this job and was started again. What was saved before is intact; start the job again.',
};
const CANCELLED: ErrorData = { code: 'cancelled', message: 'Cancelled. Nothing was changed.' };
