// The engines of all projects that are open, one for each, and which windows show them. It knows neither Electron nor sockets,
// and of the requests only those that lead a window to another project.
import { resolve } from 'node:path';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { EngineEvent } from '../../shared/contract/events.ts';
import { isOneFile } from '../files/refuse-target.ts';
import { EngineSupervisor, type SupervisorOptions } from '../supervisor/engine-supervisor.ts';

/** By numbers that the host gives. */
export type ShownIn = ReadonlySet<number>;

/** Requests after which the window that asks shows another project, or none; others go on with theirs. */
const LEADING: ReadonlySet<string> = new Set([
  'project.open',
  'project.create',
  'project.restore',
  'project.close',
]);

export class ProjectEngine {
  readonly supervisor: EngineSupervisor;
  readonly windows = new Set<number>();
  readonly tell: SupervisorOptions['onEvent'];
  /** What it is asked to open just now. */
  opening: string | null = null;
  /** How many windows have left it so far. */
  departures = 0;

  constructor(supervise: (windows: ShownIn) => SupervisorOptions) {
    const options = supervise(this.windows);
    this.tell = options.onEvent;
    this.supervisor = new EngineSupervisor(options);
  }

  shows(path: string): boolean {
    const { project } = this.supervisor;
    return this.opening === path || (project !== null && isOneFile(project, path));
  }
}

export class ProjectEngines {
  readonly #supervise: (windows: ShownIn) => SupervisorOptions;
  /** The one that a window came to last is the last. */
  readonly #all = new Set<ProjectEngine>();
  readonly #ending = new Map<ProjectEngine, Promise<void>>();
  readonly #at = new Map<number, ProjectEngine>();

  /** Starts the first engine. `supervise`: what is to happen with one, which these windows show while it runs. */
  constructor(supervise: (windows: ShownIn) => SupervisorOptions) {
    this.#supervise = supervise;
    this.#start();
  }

  get all(): readonly ProjectEngine[] {
    return [...this.#all];
  }

  /** The files of all projects that are open; the one that a window came to last is the last. */
  get projects(): readonly string[] {
    return this.all.flatMap(({ supervisor }) => supervisor.project ?? []);
  }

  /** A job runs in one of them. */
  get isBusy(): boolean {
    return this.all.some(({ supervisor }) => supervisor.isBusy);
  }

  /** The engine of a window. Throws where the window has left. */
  of(window: number): ProjectEngine {
    const engine = this.#at.get(window);
    if (!engine) throw new AppError('engine-restarted', reason('closing'));
    return engine;
  }

  /** The engine that has this project open, or opens it now. */
  showing(path: string): ProjectEngine | undefined {
    return this.all.find((engine) => engine.shows(resolve(path)));
  }

  /** The engine that a window came to last. */
  latest(): ProjectEngine {
    return this.all.at(-1) ?? this.#start();
  }

  /** An engine that nobody uses, without a project. */
  idle(): ProjectEngine {
    const unused = this.all.find(
      ({ windows, opening, supervisor }) =>
        windows.size === 0 && opening === null && supervisor.project === null,
    );
    return unused ?? this.#start();
  }

  /** A new window shows what this engine has open. */
  enter(window: number, engine: ProjectEngine): void {
    this.#at.set(window, engine);
    engine.windows.add(window);
    this.#all.delete(engine);
    this.#all.add(engine);
  }

  /** The page of a window has gone: what it had open and searched for ends. */
  turn(window: number): void {
    const engine = this.#at.get(window);
    if (engine) forget(window, engine);
  }

  /** A window has gone. The engine that no other shows ends with its project, and this resolves then. */
  async leave(window: number): Promise<void> {
    const engine = this.#leave(window);
    if (engine) await this.#endUnused(engine);
  }

  /** The same, for a window that may come back: the engine ends after so long, or with its job. The only one stays. */
  async leaveForNow(window: number, graceMs: number): Promise<void> {
    const engine = this.#leave(window);
    if (!engine) return;
    const { departures } = engine;
    do await pause(graceMs);
    while (engine.supervisor.isBusy);
    if (departures === engine.departures && this.#all.size > 1) await this.#endUnused(engine);
  }

  /** Answers a request of a window by its engine, and leads the window to another engine where it opens another project. */
  async ask(name: string, params: unknown, window: number): Promise<unknown> {
    const from = this.of(window);
    if (!LEADING.has(name)) return from.supervisor.request(name, params, window);
    const path = pathOf(params);
    const ending = path === null ? [] : this.#endingWith(path);
    if (ending.length > 0) await Promise.all(ending);
    const there = path === null ? undefined : this.showing(path);
    if ((there ?? from) === from && from.windows.size === 1) return opened(from, name, params, window, path);
    if (there === from) return from.supervisor.request(name, params, window);
    // Else nobody would tell the window how the job ends.
    if (from.supervisor.isBusy) throw new AppError('busy', reason('job-running'));
    const to = there ?? this.#start();
    this.#move(window, from, to);
    try {
      const answer = await opened(to, name, params, window, path);
      forget(window, from);
      return answer;
    } catch (error) {
      if (this.#at.get(window) === to) this.#move(window, to, from);
      // What was told of it meanwhile, the window has not heard.
      from.tell({ event: 'project.changed', data: { revision: 0 } });
      throw error;
    } finally {
      await this.#endUnused(from);
      await this.#endUnused(to);
    }
  }

  /** Tells all windows. */
  tell(event: EngineEvent): void {
    for (const engine of this.#all) engine.tell(event);
  }

  /** Ends all of them, and resolves when their projects are closed. */
  async close(): Promise<void> {
    for (const engine of this.#all) void this.#end(engine);
    await Promise.all(this.#ending.values());
  }

  #start(): ProjectEngine {
    const engine = new ProjectEngine(this.#supervise);
    this.#all.add(engine);
    return engine;
  }

  #leave(window: number): ProjectEngine | undefined {
    const engine = this.#at.get(window);
    if (!engine) return undefined;
    forget(window, engine);
    this.#at.delete(window);
    engine.windows.delete(window);
    engine.departures++;
    return engine;
  }

  #move(window: number, from: ProjectEngine, to: ProjectEngine): void {
    from.windows.delete(window);
    this.enter(window, to);
  }

  async #endUnused(engine: ProjectEngine): Promise<void> {
    if (engine.windows.size === 0 && this.#all.has(engine)) await this.#end(engine);
  }

  #end(engine: ProjectEngine): Promise<void> {
    this.#all.delete(engine);
    const ending = engine.supervisor.close().finally(() => this.#ending.delete(engine));
    this.#ending.set(engine, ending);
    return ending;
  }

  /** The ends of engines that still have this project, which is locked until then. */
  #endingWith(path: string): readonly Promise<void>[] {
    return [...this.#ending].filter(([engine]) => engine.shows(path)).map(([, ending]) => ending);
  }
}

async function opened(
  engine: ProjectEngine,
  name: string,
  params: unknown,
  window: number,
  path: string | null,
): Promise<unknown> {
  engine.opening = path;
  try {
    return await engine.supervisor.request(name, params, window);
  } finally {
    if (engine.opening === path) engine.opening = null;
  }
}

function forget(window: number, { supervisor }: ProjectEngine): void {
  supervisor.request('view.leave', {}, window).catch(() => undefined);
}

/** The engine checks it. */
function pathOf(params: unknown): string | null {
  const named = typeof params === 'object' && params !== null && 'path' in params ? params.path : null;
  return typeof named === 'string' ? resolve(named) : null;
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, ms).unref();
  });
}
