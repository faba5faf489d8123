// A supervised engine in a process of its own, for tests that kill it, and what such tests ask of it.
import { DatabaseSync } from 'node:sqlite';
import { EngineSupervisor, type NetworkSource } from '../../electron/supervisor/engine-supervisor.ts';
import { forkEngine } from '../../electron/supervisor/fork-port.ts';
import type { EngineEvent, EventMap, EventName } from '../../shared/contract/events.ts';
import type { RequestName, RequestParams, RequestResults } from '../../shared/contract/requests/requests.ts';

export interface RealEngine {
  readonly supervisor: EngineSupervisor;
  readonly events: EngineEvent[];
  readonly ask: <N extends RequestName>(name: N, params: RequestParams<N>) => Promise<RequestResults[N]>;
  /** The next event of that name that fits. */
  readonly next: <N extends EventName>(
    name: N,
    fits?: (data: EventMap[N]) => boolean,
  ) => Promise<EventMap[N]>;
  /** Ends the engine's process at once, as a crash does. */
  readonly crash: () => void;
}

/** `entry`: of another engine than that of the sources; `settings`: those of the network, default: as usual. */
export function startRealEngine(entry?: URL, settings?: NetworkSource): RealEngine {
  const events: EngineEvent[] = [];
  const listeners = new Set<(event: EngineEvent) => void>();
  const supervisor = new EngineSupervisor({
    start: () => forkEngine(entry),
    ...(settings && { settings }),
    onEvent: (event) => {
      events.push(event);
      for (const listener of [...listeners]) listener(event);
    },
  });
  return {
    supervisor,
    events,
    ask: (name, params) => supervisor.request(name, params) as Promise<never>,
    next: (name, fits = () => true) =>
      new Promise((resolve) => {
        const listener = (event: EngineEvent): void => {
          const data = event.data as EventMap[typeof name];
          if (event.event !== name || !fits(data)) return;
          listeners.delete(listener);
          resolve(data);
        };
        listeners.add(listener);
      }),
    crash: () => {
      process.kill(supervisor.pid!, 'SIGKILL');
    },
  };
}

/** What SQLite itself says of the file. */
export function integrityOf(path: string): unknown {
  const db = new DatabaseSync(path);
  try {
    return db.prepare('PRAGMA integrity_check').all();
  } finally {
    db.close();
  }
}
