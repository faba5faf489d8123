// The fake `electron` itself: that it fires only what Electron fires, and is as late and as strict as that.
import type {
  App,
  BrowserWindow,
  NativeTheme,
  Notification,
  PowerMonitor,
  SystemPreferences,
  UtilityProcess,
  WebContents,
} from 'electron';
import { beforeEach, describe, expect, it } from 'vitest';
import { LISTENS, preventable } from './electron-events.ts';
import { fakeElectron, type FakeElectron } from './fake-electron.ts';

let fake: FakeElectron;

beforeEach(() => {
  fake = fakeElectron();
});

describe('an event of the fake', () => {
  /** Lint holds the arguments of each against Electron's own listeners; here, that none is left out. */
  const heard = new Proxy({}, { get: (_target, name) => () => name }) as never;
  const names = (listen: (real: never, heard: never) => void): string[] => {
    const told: string[] = [];
    listen({ on: (name: string) => void told.push(name) } as never, heard);
    return told;
  };

  it('is one of Electron’s', () => {
    expect(names(LISTENS.app satisfies (real: App, heard: never) => void)).toContain('will-quit');
    expect(names(LISTENS.window satisfies (real: BrowserWindow, heard: never) => void)).toContain('close');
    expect(names(LISTENS.contents satisfies (real: WebContents, heard: never) => void)).toHaveLength(11);
    expect(names(LISTENS.utility satisfies (real: UtilityProcess, heard: never) => void)).toEqual([
      'spawn',
      'exit',
      'error',
      'message',
    ]);
    expect(names(LISTENS.preferences satisfies (real: SystemPreferences, heard: never) => void)).toEqual([
      'accent-color-changed',
    ]);
    expect(names(LISTENS.theme satisfies (real: NativeTheme, heard: never) => void)).toEqual(['updated']);
    expect(names(LISTENS.notification satisfies (real: Notification, heard: never) => void)).toEqual([
      'click',
      'close',
    ]);
    expect(names(LISTENS.power satisfies (real: PowerMonitor, heard: never) => void)).toEqual(['shutdown']);
  });
});

describe('the fake', () => {
  it('refuses what Electron offers only before, or only after the app is ready', async () => {
    const { app, electron } = fake;
    expect(() => electron.utilityProcess.fork('engine.js')).toThrow(/before the app is ready/);
    expect(() => new electron.BrowserWindow()).toThrow(/before the app is ready/);
    app.enableSandbox();
    await app.whenReady();
    expect(() => {
      app.enableSandbox();
    }).toThrow(/after the app is ready/);
    expect(() => {
      electron.protocol.registerSchemesAsPrivileged([]);
    }).toThrow(/after the app is ready/);
  });

  it('has the pid of a utility process while it runs, and no sooner', async () => {
    await fake.app.whenReady();
    fake.electron.utilityProcess.fork('engine.js');
    const [child] = fake.utility;
    expect(child?.pid).toBeUndefined();
    await new Promise<void>((resolve) => child?.once('spawn', resolve));
    expect(child?.pid).toBeDefined();
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill();
    expect(child?.pid).toBeDefined();
    await ended;
    await expect.poll(() => child?.pid).toBeUndefined();
  });

  it('clones what it carries to another process, or refuses it', async () => {
    await fake.app.whenReady();
    const window = new fake.electron.BrowserWindow();
    expect(() => {
      window.webContents.send('channel', () => 1);
    }).toThrow(/could not be cloned/);
  });

  it('throws what nobody listens to, as every EventEmitter does with an error', async () => {
    await fake.app.whenReady();
    fake.electron.utilityProcess.fork('engine.js');
    expect(() => fake.utility[0]?.emit('error', 'FatalError', 'somewhere', '{}')).toThrow();
  });

  it('quits only where every window closes and nobody prevents it', async () => {
    await fake.app.whenReady();
    const window = new fake.electron.BrowserWindow();
    window.once('close', (event) => {
      event.preventDefault();
    });
    fake.app.quit();
    expect([fake.app.ended, window.isDestroyed()]).toEqual([false, false]);
    fake.app.once('will-quit', (event) => {
      event.preventDefault();
    });
    fake.app.quit();
    expect([fake.app.ended, window.isDestroyed()]).toEqual([false, true]);
    expect(() => {
      window.show();
    }).toThrow(/destroyed/);
    fake.app.quit();
    expect(fake.app.ended).toBe(true);
    expect(preventable().defaultPrevented).toBe(false);
  });

  it('refuses menus that Electron would not show as they are meant', () => {
    const { buildFromTemplate, setApplicationMenu } = fake.electron.Menu;
    expect(() => buildFromTemplate([{}])).toThrow(/must have at least one/);
    expect(() => buildFromTemplate([{ role: 'copy', click: () => undefined }])).toThrow(/ignores its click/);
    expect(() =>
      buildFromTemplate([{ label: 'a', submenu: [{ label: 'b', accelerator: 'Ctrl+' }] }]),
    ).toThrow(/no accelerator/);
    expect(() => {
      setApplicationMenu(buildFromTemplate([{ label: 'a' }]));
    }).toThrow(/before the app is ready/);
  });
});
