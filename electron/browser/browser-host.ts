// The browser host: a loopback server for one user's windows, wired to engine processes. It opens no browser itself.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { SHOWN_PROJECT, TAB_NAME } from '../../shared/contract/wire.ts';
import { rendererFolder } from '../host/app-folders.ts';
import { appVersion } from '../host/app-version.ts';
import { logFile, logReport } from '../host/app-log.ts';
import { aboutApp, DIAGNOSTICS_NAME, saveDiagnostics } from '../host/diagnostics.ts';
import { listFolder, makeFolder } from '../host/folder-listing.ts';
import { hostHandlers, type OwnHandlers } from '../host/host-handlers.ts';
import { HostState } from '../host/host-state.ts';
import type { OpenProjects } from '../host/open-projects.ts';
import { ProjectEngines, type ProjectEngine, type ShownIn } from '../host/project-engines.ts';
import { removeUntitled } from '../host/untitled-projects.ts';
import { choosing, gateOf, windowRequests } from '../host/window-requests.ts';
import type { EnginePort } from '../supervisor/engine-port.ts';
import type { SupervisorOptions } from '../supervisor/engine-supervisor.ts';
import { backupsIn } from '../files/backup-folder.ts';
import { engineEntry, forkEngine } from '../supervisor/fork-port.ts';
import { Access } from './access.ts';
import { answerHttp } from './http-answers.ts';
import { openAddress, showFolder } from './show-folder.ts';
import { UploadStore } from './upload-store.ts';
import { WindowSockets } from './window-sockets.ts';

export interface BrowserHostOptions {
  /** The app's own folder. */
  readonly home: string;
  /** 0 = any free port. */
  readonly port: number;
  readonly openAtStart: string | null;
  /** Folder of the built window; default: out/renderer. */
  readonly files?: string;
  readonly startEngine?: () => EnginePort;
  /** Told whenever the number of connected windows changes. */
  readonly onWindows?: (open: number) => void;
}

export interface BrowserHost {
  /** The address that opens the window, once; null when it was used. */
  readonly startUrl: () => string | null;
  /** Ends the engines, drops all connections and removes uploads. */
  readonly close: () => Promise<void>;
}

/** Bytes of one message; a paste of 100,000 rows fits. */
const MESSAGE_BYTES_MAX = 128 * 1024 ** 2;

/** How long a project stays open for a window that may only be loaded again. */
const GRACE_MS = 5_000;

/** Starts to serve on 127.0.0.1. Rejects with AppError "io" when the port is taken. */
export async function startBrowserHost(options: BrowserHostOptions): Promise<BrowserHost> {
  const server = createServer();
  const port = await listen(server, options.port);
  const access = new Access(port);
  const uploads = new UploadStore();
  const state = new HostState(options.home);
  logReport(options.home, aboutApp(), new Date());
  const supervise = (shown: ShownIn): SupervisorOptions => ({
    start: options.startEngine ?? (() => forkEngine(engineEntry(), backupsIn(options.home))),
    onEvent: (event) => sockets.send(event, shown),
    ...following(options.home, state, () => engines.projects),
  });
  const engines = new ProjectEngines(supervise);
  const gate = gateOf(state);
  const own = {
    ...ownHandlers(state.open, options.openAtStart),
    ...logHandlers(options.home, state),
    ...choosing(gate),
  };
  const handlers = hostHandlers(options.home, state, engines, own);
  const requests = windowRequests(gate, handlers, (...asked) => engines.ask(...asked));
  const sockets = new WindowSockets(requests, {
    onCount: options.onWindows ?? (() => undefined),
    onGone: leaving(state, engines),
  });
  const upgrades = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES_MAX });
  const context = {
    access,
    uploads,
    files: options.files ?? rendererFolder(),
    onUpload: (path: string) => {
      gate.give(path);
    },
  };

  server.on('request', (request, response) => void answerHttp(request, response, context));
  server.on('upgrade', (request, socket: Duplex, head) => {
    const url = URL.parse(request.url ?? '', access.origin);
    if (url?.pathname !== '/socket' || !mayUpgrade(request, access)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    upgrades.handleUpgrade(request, socket, head, (accepted) => {
      enter(state, engines, sockets.add(accepted), url.searchParams);
    });
  });

  return {
    startUrl: () => access.startUrl,
    close: async () => {
      sockets.close();
      server.closeAllConnections();
      server.close();
      await engines.close();
      await uploads.clean();
    },
  };
}

/** `told`: what the page says of its tab. */
function enter(state: HostState, engines: ProjectEngines, window: number, told: URLSearchParams): void {
  const tab = told.get(TAB_NAME);
  if (tab !== null) state.drafts.enter(window, tab);
  engines.enter(window, engineFor(engines, told.get(SHOWN_PROJECT)));
}

/** What the host keeps of an engine. `projects`: the files of all that are open. */
function following(
  home: string,
  state: HostState,
  projects: () => readonly string[],
): Omit<SupervisorOptions, 'start' | 'onEvent'> {
  return {
    settings: state,
    onProject: (project) => {
      state.addRecent(project);
      state.open.keep(projects());
    },
    onSummary: (project) => {
      state.noteRecent(project);
    },
    onClosed: () => {
      state.keepNoted();
      state.open.keep(projects());
    },
    onDeath: (report) => void logReport(home, report, new Date()),
    onMoved: (path) => {
      removeUntitled(home, state, path);
    },
  };
}

/** What a window has open is let go of, and what was typed in it is the next one's. */
function leaving(state: HostState, engines: ProjectEngines): (window: number) => void {
  return (window) => {
    state.drafts.left(window);
    void engines.leaveForNow(window, GRACE_MS);
  };
}

function mayUpgrade(request: IncomingMessage, access: Access): boolean {
  return access.isFromHere(request, true) && access.hasSession(request);
}

/** `shown`: the project that the page had open before it was loaded again, empty for none; null where it is a new one. */
function engineFor(engines: ProjectEngines, shown: string | null): ProjectEngine {
  if (shown === null) return engines.latest();
  return (shown === '' ? undefined : engines.showing(shown)) ?? engines.idle();
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(new AppError('io', reason('port-unusable', { port: String(port) }), error.message));
    });
    server.listen(port, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function ownHandlers(open: OpenProjects, project: string | null) {
  // There is one window at the start; it has the project that was opened last.
  let unopened = open.start(project).at(-1) ?? null;
  return {
    'host.info': () => {
      const openAtStart = unopened;
      // A page that is loaded again goes on with what is open.
      unopened = null;
      return Promise.resolve({
        kind: 'browser',
        version: appVersion(),
        platform: process.platform,
        nativeDialogs: false,
        openAtStart,
        unexpectedEnd: open.takeEnd(),
        updates: null,
        commandLine: null,
      });
    },
    'files.list': ({ path }) => listFolder(path),
    'files.makeFolder': ({ parent, name }) => makeFolder(parent, name),
    'shell.showFolder': ({ path }) => showFolder(path),
    'shell.openAddress': ({ url }) => openAddress(url),
    // No page may bring another to the front: the project is shown in this window, too.
    'window.show': () => Promise.resolve(false),
  } satisfies Omit<OwnHandlers, 'files.choose' | 'log.show' | 'log.save'>;
}

/** There is no dialog that could ask where: what is saved lies beside the log, and is shown there. */
function logHandlers(home: string, state: HostState) {
  return {
    'log.show': () => showFolder(logFile(home)),
    'log.save': async () => {
      const path = join(dirname(logFile(home)), DIAGNOSTICS_NAME);
      await saveDiagnostics(path, home, state.settings());
      // Where nothing can show it, the window says where it is.
      await showFolder(path).catch(() => null);
      return path;
    },
  } satisfies Partial<OwnHandlers>;
}
