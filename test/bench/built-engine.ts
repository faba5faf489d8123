// The built engine in a process of its own, as the window has it, for benches that time single requests.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EngineSupervisor } from '../../electron/supervisor/engine-supervisor.ts';
import { forkEngine } from '../../electron/supervisor/fork-port.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { EngineEvent } from '../../shared/contract/events.ts';
import type { RequestName, RequestParams, RequestResults } from '../../shared/contract/requests/requests.ts';
import { ROOT } from '../run/tool-path.ts';
import { peakOf } from './figures/peak-of.ts';

const ENTRY = pathToFileURL(join(ROOT, 'out/main/engine-process.js'));

export interface BuiltEngine {
  readonly ask: <N extends RequestName>(name: N, params: RequestParams<N>) => Promise<RequestResults[N]>;
  /** Waits for the end of a job; rejects with why it failed. */
  readonly jobEnd: (job: number) => Promise<null>;
  /** Peak resident memory of its process, MB; 0 where the system does not tell. */
  readonly peakMb: () => number;
  /** Closes the project and ends the process. */
  readonly close: () => Promise<void>;
}

/** Starts it; the app has to be built. */
export function startBuiltEngine(): BuiltEngine {
  const jobs = new Map<number, PromiseWithResolvers<null>>();
  const endOf = (job: number): PromiseWithResolvers<null> => {
    const end = jobs.get(job) ?? Promise.withResolvers<null>();
    jobs.set(job, end);
    return end;
  };
  const onEvent = (event: EngineEvent): void => {
    if (event.event === 'job.done') endOf(event.data.job).resolve(null);
    if (event.event === 'job.failed') endOf(event.data.job).reject(AppError.from(event.data.error));
  };
  const supervisor = new EngineSupervisor({ start: () => forkEngine(ENTRY), onEvent });
  return {
    ask: (name, params) => supervisor.request(name, params) as Promise<never>,
    jobEnd: (job) => endOf(job).promise,
    peakMb: () => peakOf(supervisor.pid),
    close: async () => {
      await supervisor.request('project.close', {});
      await supervisor.close();
    },
  };
}
