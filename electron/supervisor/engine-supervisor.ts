// Keeps one engine process alive: routes requests, restarts it when it dies, opens its project again and tells so.
// It knows neither Electron nor sockets, and of the requests only those that change which project is open.
import { reason, type ErrorReason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { EngineEvent, EventMap } from '../../shared/contract/events.ts';
import type { ProjectInfo } from '../../shared/model/project.ts';
import type { NetworkSettings } from '../../shared/contract/network-settings.ts';
import type { WireMessage } from '../../shared/contract/wire.ts';
import { DeathWatch } from './death-watch.ts';
import { doesHear } from './hearing.ts';
import type { EnginePort } from './engine-port.ts';
import { RunningJobs } from './running-jobs.ts';

export interface SupervisorOptions {
  /** Starts an engine process. */
  readonly start: () => EnginePort;
  readonly onEvent: (event: EngineEvent) => void;
  /** How servers are to be asked; default: as usual. */
  readonly settings?: NetworkSource;
  /** A project was opened, created or saved under another name, by whichever request. */
  readonly onProject?: (project: ProjectInfo) => void;
  /** What the open project holds, whenever anybody asked. */
  readonly onSummary?: (project: ProjectInfo) => void;
  /** The open project was closed, or the whole engine. */
  readonly onClosed?: () => void;
  /** The open project was saved as another file; this is the one it left, closed. */
  readonly onMoved?: (path: string) => void;
  /** The engine ended unasked: how, over which project, and what it was doing. For a log. */
  readonly onDeath?: (report: string) => void;
  /** Milliseconds; for tests. */
  readonly now?: () => number;
}

/** Each engine is told when it starts, and whenever it changes. */
export interface NetworkSource {
  readonly network: () => NetworkSettings;
  /** Returns what ends the telling. */
  readonly onSettings: (listener: () => void) => () => void;
}

interface Pending {
  readonly name: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: AppError) => void;
}

type State =
  | { readonly kind: 'running'; readonly port: EnginePort }
  | { readonly kind: 'reopening'; readonly port: EnginePort; readonly ready: Promise<void> }
  | { readonly kind: 'givenUp'; readonly error: AppError }
  | { readonly kind: 'closed' };

type RestartFacts = Pick<EventMap['engine.restarted'], 'givenUp' | 'cancelled'>;

/** Requests after which another project is open; they may also revive an engine that was given up. */
const OPENING: ReadonlySet<string> = new Set([
  'project.open',
  'project.create',
  'project.restore',
  'project.saveAs',
]);

export class EngineSupervisor {
  readonly #options: SupervisorOptions;
  readonly #pending = new Map<number, Pending>();
  readonly #jobs = new RunningJobs();
  readonly #deaths: DeathWatch;
  /** Engines that this ended, as no cancel reached them. */
  readonly #ended = new WeakSet<EnginePort>();
  readonly #endSettings: (() => void) | undefined;
  #nextId = 1;
  #project: string | null = null;
  #state: State;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    this.#deaths = new DeathWatch(options.now ?? Date.now);
    this.#state = { kind: 'running', port: this.#start() };
    this.#endSettings = options.settings?.onSettings(() => {
      if ('port' in this.#state) this.#tellNetwork(this.#state.port);
    });
  }

  /** The engine's process id, or undefined while there is none. */
  get pid(): number | undefined {
    return 'port' in this.#state ? this.#state.port.pid : undefined;
  }

  /** A job runs. */
  get isBusy(): boolean {
    return this.#jobs.any;
  }

  /** Path of the open project, or null. */
  get project(): string | null {
    return this.#project;
  }

  /**
   * Passes a request to the engine; name and params are checked there. While a dead engine's project opens again the
   * request waits. `window`: which of the host's windows asks. Rejects with the engine's AppError, or "engine-restarted" when the engine dies before it answers.
   */
  async request(name: string, params: unknown, window = 0): Promise<unknown> {
    while (this.#state.kind === 'reopening') await this.#state.ready;
    if (this.#state.kind === 'givenUp' && OPENING.has(name) && name !== 'project.saveAs') this.#revive();
    const answer = this.#ask(name, params, window);
    if (name === 'job.cancel') void this.#endWhereDeaf();
    return answer;
  }

  /** An engine that a cancel does not reach is ended, and started again as after a crash. */
  async #endWhereDeaf(): Promise<void> {
    if (!('port' in this.#state)) return;
    const { port } = this.#state;
    if (await doesHear(port.pid, this.#ask('job.current', {}))) return;
    this.#ended.add(port);
    port.end();
  }

  /** Ends the engine and does not restart it. What it was asked and did not answer is rejected. */
  async close(): Promise<void> {
    const state = this.#state;
    this.#state = { kind: 'closed' };
    this.#endSettings?.();
    this.#options.onClosed?.();
    if ('port' in state) await state.port.kill();
    for (const { reject } of this.#pending.values()) reject(restarted(reason('closing')));
    this.#pending.clear();
  }

  #ask(name: string, params: unknown, window = 0): Promise<unknown> {
    const state = this.#state;
    if (state.kind === 'givenUp') return Promise.reject(state.error);
    if (state.kind === 'closed') return Promise.reject(restarted(reason('closing')));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { name, resolve, reject });
      try {
        state.port.send({ id, name, params, ...(window > 0 && { window }) });
      } catch (error) {
        // It can't be cloned: nobody was asked.
        this.#pending.delete(id);
        const cause = error instanceof Error ? error.message : String(error);
        reject(new AppError('invalid-request', reason('request-malformed', { detail: cause })));
      }
    });
  }

  #start(): EnginePort {
    const port = this.#options.start();
    port.onMessage((message) => {
      this.#received(message);
    });
    port.onExit((how) => {
      this.#died(port, how);
    });
    this.#tellNetwork(port);
    return port;
  }

  #tellNetwork(port: EnginePort): void {
    const network = this.#options.settings?.network();
    if (network) port.tell({ network });
  }

  #received(message: WireMessage): void {
    if ('event' in message) {
      this.#jobs.heard(message);
      this.#tell(message);
      return;
    }
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    this.#pending.delete(message.id);
    if (message.ok) {
      this.#answered(pending.name, message.result);
      pending.resolve(message.result);
    } else {
      pending.reject(AppError.from(message.error));
    }
  }

  #answered(name: string, result: unknown): void {
    this.#jobs.answered(result);
    if (name === 'project.close') {
      this.#project = null;
      this.#options.onClosed?.();
    }
    if (name === 'project.info') this.#options.onSummary?.(result as ProjectInfo);
    if (!OPENING.has(name)) return;
    const project = result as ProjectInfo;
    const before = this.#project;
    this.#project = project.path;
    if (name === 'project.saveAs' && before !== null && before !== project.path) {
      this.#options.onMoved?.(before);
    }
    this.#options.onProject?.(project);
    this.#options.onSummary?.(project);
  }

  #died(port: EnginePort, how: string): void {
    if (!('port' in this.#state) || this.#state.port !== port) return;
    const lost = [...this.#pending.values()];
    this.#pending.clear();
    const project = this.#project;
    const isCancelled = this.#ended.has(port);
    const givenUp = !isCancelled && this.#deaths.died() ? this.#giveUp(how) : null;
    if (!isCancelled) this.#options.onDeath?.(deathReport(how, project, lost, givenUp !== null));
    if (!givenUp) this.#restart(this.#project, isCancelled ? { cancelled: true } : {});
    for (const { name, resolve, reject } of lost) {
      if (isCancelled && name === 'job.cancel') resolve(null);
      else reject(givenUp ?? restarted(reason('engine-lost-request'), how));
    }
    for (const event of this.#jobs.abandon(isCancelled)) this.#tell(event);
    if (givenUp) this.#tellRestarted(null, givenUp, { givenUp: true });
  }

  #restart(path: string | null, why: RestartFacts): void {
    const port = this.#start();
    this.#state = { kind: 'running', port };
    const reopened =
      path === null
        ? Promise.resolve()
        : this.#ask('project.open', { path, readable: true }).then(() => undefined);
    const ready = reopened.then(
      () => {
        this.#restarted(port, path, null, why);
      },
      (error: unknown) => {
        this.#restarted(
          port,
          null,
          error instanceof AppError ? error : restarted(reason('internal', { cause: String(error) })),
          why,
        );
      },
    );
    this.#state = { kind: 'reopening', port, ready };
  }

  #restarted(port: EnginePort, reopened: string | null, error: AppError | null, why: RestartFacts): void {
    // The new engine may be dead too by now: then its own restart tells.
    if (this.#state.kind !== 'reopening' || this.#state.port !== port) return;
    this.#state = { kind: 'running', port };
    if (error) this.#project = null;
    this.#tellRestarted(reopened, error, why);
  }

  #tellRestarted(reopened: string | null, error: AppError | null, more: RestartFacts): void {
    this.#tell({ event: 'engine.restarted', data: { reopened, error: error?.toData() ?? null, ...more } });
  }

  /** Events wait for the answers that came before them, so that a job's end never overtakes the answer with its id. */
  #tell(event: EngineEvent): void {
    setImmediate(() => {
      this.#options.onEvent(event);
    });
  }

  #giveUp(how: string): AppError {
    const why =
      this.#project === null
        ? reason('engine-given-up')
        : reason('engine-given-up-on', { project: this.#project });
    this.#project = null;
    const error = new AppError('internal', why, how);
    this.#state = { kind: 'givenUp', error };
    return error;
  }

  #revive(): void {
    this.#deaths.forget();
    this.#state = { kind: 'running', port: this.#start() };
  }
}

function deathReport(
  how: string,
  project: string | null,
  lost: readonly Pick<Pending, 'name'>[],
  givenUp: boolean,
): string {
  const names = [...new Set(lost.map(({ name }) => name))].join(', ');
  return [
    `Engine ended: ${how}`,
    `project: ${project ?? 'none'}`,
    `unanswered: ${names === '' ? 'nothing' : names}`,
    givenUp ? 'not started again, as this was the third time in half a minute' : 'started again',
  ].join('\n');
}

function restarted(why: ErrorReason, detail?: string): AppError {
  return new AppError('engine-restarted', why, detail);
}
