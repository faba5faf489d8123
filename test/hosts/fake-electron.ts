// What the tests of the Electron host put in the place of the `electron` module. Its parts have the types of Electron 45's
// own and behave as its documentation says: they tell late, clone what crosses a process, and refuse what comes too early.
import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import { vi } from 'vitest';
import {
  preventable,
  type AppEvents,
  type NotificationEvents,
  type PowerEvents,
  type PreferenceEvents,
  type ThemeEvents,
} from './electron-events.ts';
import { fakeMenus } from './fake-menu.ts';
import { FakeUtilityProcess } from './fake-utility.ts';
import { FakeBrowserWindow, type FakeWindowWorld } from './fake-window.ts';

type IpcHandler = Parameters<Electron.IpcMain['handle']>[1];

/** A fresh fake, and the parts that a test looks at. */
export function fakeElectron() {
  const handlers = new Map<string, IpcHandler>();
  const utility: FakeUtilityProcess[] = [];
  const windows: FakeBrowserWindow[] = [];
  const app = fakeApp(windows);
  const world: FakeWindowWorld = {
    windows,
    onAllClosed: () => app.emit('window-all-closed'),
  };
  const needReady = (what: string): void => {
    if (!app.isReady()) throw new Error(`${what} is used before the app is ready.`);
  };
  const notifications: FakeNotification[] = [];

  const electron = {
    app,
    BrowserWindow: class extends FakeBrowserWindow {
      static readonly fromWebContents = (contents: unknown): FakeBrowserWindow | null =>
        windows.find(({ webContents }) => webContents === contents) ?? null;

      constructor(options?: Electron.BrowserWindowConstructorOptions) {
        needReady('BrowserWindow');
        super(options, world);
      }
    },
    Notification: class extends FakeNotification {
      constructor(options?: Electron.NotificationConstructorOptions) {
        super(options);
        notifications.push(this);
      }
    },
    crashReporter: { start: vi.fn<Electron.CrashReporter['start']>() },
    dialog: {
      showErrorBox: vi.fn<Electron.Dialog['showErrorBox']>(),
      showMessageBox: vi.fn<(...args: unknown[]) => Promise<Electron.MessageBoxReturnValue>>(() =>
        Promise.resolve({ response: 0, checkboxChecked: false }),
      ),
      showOpenDialog: vi.fn<(...args: unknown[]) => Promise<Electron.OpenDialogReturnValue>>(() =>
        Promise.resolve({ canceled: true, filePaths: [] }),
      ),
      showSaveDialog: vi.fn<(...args: unknown[]) => Promise<Electron.SaveDialogReturnValue>>(() =>
        Promise.resolve({ canceled: true, filePath: '' }),
      ),
    },
    ipcMain: {
      handle: (channel, handler) => {
        if (handlers.has(channel)) throw new Error(`A second handler for ${channel}.`);
        handlers.set(channel, handler);
      },
    } satisfies Partial<Electron.IpcMain>,
    Menu: fakeMenus(needReady),
    nativeTheme: Object.assign(new EventEmitter<ThemeEvents>(), {
      themeSource: 'system',
      shouldUseDarkColors: false,
    } as { -readonly [N in 'themeSource' | 'shouldUseDarkColors']: Electron.NativeTheme[N] }),
    powerMonitor: new EventEmitter<{ [N in keyof PowerEvents]: Required<PowerEvents>[N] }>(),
    powerSaveBlocker: {
      start: vi.fn<Electron.PowerSaveBlocker['start']>(() => 7),
      stop: vi.fn<Electron.PowerSaveBlocker['stop']>(() => true),
    },
    protocol: {
      registerSchemesAsPrivileged: vi.fn<Electron.Protocol['registerSchemesAsPrivileged']>(() => {
        if (app.isReady()) throw new Error('Schemes are registered after the app is ready.');
      }),
      handle: vi.fn<Electron.Protocol['handle']>(() => {
        needReady('protocol.handle');
      }),
    },
    screen: {
      getAllDisplays: () => {
        needReady('screen');
        return [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } } as Electron.Display];
      },
    } satisfies Partial<Electron.Screen>,
    session: {
      defaultSession: {
        setPermissionRequestHandler: vi.fn<Electron.Session['setPermissionRequestHandler']>(),
        setPermissionCheckHandler: vi.fn<Electron.Session['setPermissionCheckHandler']>(),
        setDevicePermissionHandler: vi.fn<Electron.Session['setDevicePermissionHandler']>(),
        resolveProxy: vi.fn<Electron.Session['resolveProxy']>(() => Promise.resolve('DIRECT')),
      } satisfies Partial<Electron.Session>,
    },
    shell: {
      openExternal: vi.fn<Electron.Shell['openExternal']>(() => Promise.resolve()),
      showItemInFolder: vi.fn<Electron.Shell['showItemInFolder']>(),
    },
    systemPreferences: Object.assign(new EventEmitter<PreferenceEvents>(), {
      getAccentColor: vi.fn<Electron.SystemPreferences['getAccentColor']>(() => '0078d4ff'),
      subscribeLocalNotification: vi.fn<Electron.SystemPreferences['subscribeLocalNotification']>(() => 3),
      unsubscribeLocalNotification: vi.fn<Electron.SystemPreferences['unsubscribeLocalNotification']>(),
    }),
    utilityProcess: {
      fork: vi.fn((_path: string, _args?: string[], options?: Electron.ForkOptions) => {
        needReady('utilityProcess.fork');
        const child = new FakeUtilityProcess(options);
        utility.push(child);
        return child;
      }),
    },
  } satisfies Partial<Record<keyof typeof Electron, unknown>>;
  const session = electron.session.defaultSession;
  return { electron, app, session, handlers, utility, windows, notifications };
}

export type FakeElectron = ReturnType<typeof fakeElectron>;

/** Quits as Electron does: asks `before-quit`, closes the windows, which may refuse, and asks `will-quit`. */
function fakeApp(windows: readonly FakeBrowserWindow[]) {
  let isReady = false;
  const early = (what: string): void => {
    if (isReady) throw new Error(`${what} is called after the app is ready.`);
  };
  const app = Object.assign(new EventEmitter<AppEvents>(), {
    isPackaged: false,
    /** It has ended, by a quit that nobody prevented or by exit. */
    ended: false,
    exitCode: 0,
    isReady: () => isReady,
    setPath: vi.fn<Electron.App['setPath']>(),
    getPath: vi.fn<Electron.App['getPath']>((name) => `/paths/${name}`),
    getPreferredSystemLanguages: vi.fn<Electron.App['getPreferredSystemLanguages']>(() => ['en-GB']),
    requestSingleInstanceLock: vi.fn<Electron.App['requestSingleInstanceLock']>(() => true),
    releaseSingleInstanceLock: vi.fn<Electron.App['releaseSingleInstanceLock']>(),
    enableSandbox: vi.fn<Electron.App['enableSandbox']>(() => {
      early('app.enableSandbox');
    }),
    addRecentDocument: vi.fn<Electron.App['addRecentDocument']>(),
    clearRecentDocuments: vi.fn<Electron.App['clearRecentDocuments']>(),
    setAppUserModelId: vi.fn<Electron.App['setAppUserModelId']>(),
    setJumpList: vi.fn<Electron.App['setJumpList']>(() => 'ok'),
    whenReady: vi.fn<Electron.App['whenReady']>(
      () =>
        new Promise((resolve) => {
          setImmediate(() => {
            isReady = true;
            resolve();
          });
        }),
    ),
    quit: vi.fn<Electron.App['quit']>(() => {
      if (app.ended) return;
      const before = preventable();
      app.emit('before-quit', before);
      if (before.defaultPrevented) return;
      for (const window of windows) if (!window.isDestroyed()) window.close(true);
      if (windows.some((window) => !window.isDestroyed())) return;
      const event = preventable();
      app.emit('will-quit', event);
      if (event.defaultPrevented) return;
      app.ended = true;
      app.emit('quit', preventable(), 0);
    }),
    exit: vi.fn<Electron.App['exit']>((code = 0) => {
      app.ended = true;
      app.exitCode = code;
    }),
  });
  return app satisfies Partial<Omit<Electron.App, keyof EventEmitter>>;
}

class FakeNotification extends EventEmitter<NotificationEvents> {
  static readonly isSupported = vi.fn<typeof Electron.Notification.isSupported>(() => true);
  readonly options: Electron.NotificationConstructorOptions;
  readonly show = vi.fn<Electron.Notification['show']>();

  constructor(options: Electron.NotificationConstructorOptions = {}) {
    super();
    this.options = options;
  }
}
