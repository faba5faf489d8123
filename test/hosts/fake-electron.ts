// What the tests of the Electron host put in the place of the `electron` module: it records, and lets tests fire events.
import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import { vi } from 'vitest';
import { fakeMenus } from './fake-menu.ts';

class FakeWebContents extends EventEmitter {
  readonly mainFrame = { url: 'mapwright://app/' };
  readonly sent: [channel: string, value: unknown][] = [];
  readonly reload = vi.fn();
  zoomLevel = 0;
  readonly getZoomLevel = (): number => this.zoomLevel;
  readonly setZoomLevel = (level: number): void => {
    this.zoomLevel = level;
  };
  windowOpenHandler: ((details: unknown) => unknown) | null = null;
  readonly send = (channel: string, value: unknown): void => void this.sent.push([channel, value]);
  readonly setWindowOpenHandler = (handler: (details: unknown) => unknown): void => {
    this.windowOpenHandler = handler;
  };
}

class FakeBrowserWindow extends EventEmitter {
  static readonly all: FakeBrowserWindow[] = [];
  static readonly fromWebContents = (contents: unknown): FakeBrowserWindow | null =>
    FakeBrowserWindow.all.find(({ webContents }) => webContents === contents) ?? null;
  readonly webContents = new FakeWebContents();
  readonly options: Record<string, unknown>;
  readonly loadURL = vi.fn(() => Promise.resolve());
  readonly show = vi.fn();
  readonly focus = vi.fn();
  readonly restore = vi.fn();
  readonly maximize = vi.fn();
  readonly setProgressBar = vi.fn();
  readonly setRepresentedFilename = vi.fn();
  readonly setDocumentEdited = vi.fn();
  readonly close = vi.fn();
  readonly isMinimized = vi.fn(() => false);
  readonly isMaximized = vi.fn(() => true);
  readonly getNormalBounds = vi.fn(() => ({ x: 11, y: 22, width: 1000, height: 700 }));
  destroyed = false;
  readonly isDestroyed = (): boolean => this.destroyed;

  constructor(options: Record<string, unknown>) {
    super();
    this.options = options;
    FakeBrowserWindow.all.push(this);
  }
}

class FakeUtilityProcess extends EventEmitter {
  readonly pid = 4242;
  readonly posted: { id: number; name: string; params: unknown }[] = [];
  readonly postMessage = (message: { id: number; name: string; params: unknown }): void =>
    void this.posted.push(message);
  readonly kill = vi.fn(() => {
    this.emit('exit', 15);
    return true;
  });
}

type IpcHandler = (event: unknown, ...args: unknown[]) => unknown;

/** A fresh fake, and the parts that a test looks at. */
export function fakeElectron() {
  const handlers = new Map<string, IpcHandler>();
  const utility: FakeUtilityProcess[] = [];
  FakeBrowserWindow.all.length = 0;
  const app = Object.assign(new EventEmitter(), {
    isPackaged: false,
    setPath: vi.fn(),
    requestSingleInstanceLock: vi.fn(() => true),
    enableSandbox: vi.fn(),
    quit: vi.fn(),
    addRecentDocument: vi.fn(),
    clearRecentDocuments: vi.fn(),
    setAppUserModelId: vi.fn(),
    setJumpList: vi.fn(() => 'ok'),
    getPreferredSystemLanguages: vi.fn(() => ['en-GB']),
    whenReady: vi.fn(() => Promise.resolve()),
  });
  const session = {
    setPermissionRequestHandler: vi.fn(),
    setPermissionCheckHandler: vi.fn(),
    setDevicePermissionHandler: vi.fn(),
    resolveProxy: vi.fn((_address: string) => Promise.resolve('DIRECT')),
  };
  const electron = {
    app,
    shell: { openExternal: vi.fn(() => Promise.resolve()) },
    BrowserWindow: FakeBrowserWindow,
    dialog: { showOpenDialog: vi.fn(), showSaveDialog: vi.fn() },
    ipcMain: { handle: (channel: string, handler: IpcHandler) => void handlers.set(channel, handler) },
    Menu: fakeMenus(),
    protocol: { registerSchemesAsPrivileged: vi.fn(), handle: vi.fn() },
    screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] },
    session: { defaultSession: session },
    utilityProcess: {
      fork: vi.fn(() => {
        const child = new FakeUtilityProcess();
        utility.push(child);
        return child;
      }),
    },
  } satisfies Partial<Record<keyof typeof Electron, unknown>>;
  return { electron, app, session, handlers, utility, windows: FakeBrowserWindow.all };
}
