// The built engine in a process of its own, as the window has it, for benches that time single requests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EngineSupervisor } from '../../electron/supervisor/engine-supervisor.ts';
import { forkEngine } from '../../electron/supervisor/fork-port.ts';
import type { RequestName, RequestParams, RequestResults } from '../../shared/contract/requests.ts';
import { ROOT } from '../run/tool-path.ts';

const ENTRY = pathToFileURL(join(ROOT, 'out/main/engine-process.js'));

export interface BuiltEngine {
  readonly ask: <N extends RequestName>(name: N, params: RequestParams<N>) => Promise<RequestResults[N]>;
  /** Peak resident memory of its process, MB; 0 where the system does not tell. */
  readonly peakMb: () => number;
  /** Closes the project and ends the process. */
  readonly close: () => Promise<void>;
}

/** Starts it; the app has to be built. */
export function startBuiltEngine(): BuiltEngine {
  const supervisor = new EngineSupervisor({ start: () => forkEngine(ENTRY), onEvent: () => undefined });
  return {
    ask: (name, params) => supervisor.request(name, params) as Promise<never>,
    peakMb: () => peakOf(supervisor.pid),
    close: async () => {
      await supervisor.request('project.close', {});
      await supervisor.close();
    },
  };
}

function peakOf(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return 0;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
