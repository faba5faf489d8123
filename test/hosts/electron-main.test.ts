// Electron's main process against a fake `electron`: its window, its fences, its start and its end.
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { HandlerDetails, WebContents } from 'electron';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { preventable, type ContentsEvents } from './electron-events.ts';
import { mainUnderTest, type MainUnderTest } from './main-under-test.ts';

let main: MainUnderTest;
const start: MainUnderTest['start'] = (...args) => main.start(...args);
const window = () => main.window();

beforeEach(async () => {
  main = await mainUnderTest();
});

afterEach(async () => {
  await main.clean();
});

describe('the window', () => {
  it('is sandboxed, isolated and without Node, and shows the app’s own page when it is ready', async () => {
    await start();
    const preferences = window().options['webPreferences'] as Record<string, unknown>;
    expect(preferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
    });
    expect(basename(String(preferences['preload']))).toBe('preload.cjs');
    expect(main.fake.app.enableSandbox).toHaveBeenCalledOnce();
    expect(window().loadURL).toHaveBeenCalledWith('mapwright://app/');
    expect(window().show).not.toHaveBeenCalled();
    window().emit('ready-to-show');
    expect(window().show).toHaveBeenCalledOnce();
  });

  it('remembers its place, and comes back there', async () => {
    await start();
    window().close();
    expect(JSON.parse(await readFile(join(main.home, 'window.json'), 'utf8'))).toEqual({
      bounds: { x: 11, y: 22, width: 1000, height: 700 },
      maximized: true,
    });
    main = await mainUnderTest(main.home);
    await start();
    expect(window().options).toMatchObject({ x: 11, y: 22, width: 1000, height: 700 });
    // It would be seen before it has something to show.
    expect(window().maximize).not.toHaveBeenCalled();
    window().emit('ready-to-show');
    expect(window().maximize).toHaveBeenCalledOnce();
  });

  it('does not come back where no screen is any more', async () => {
    const bounds = { x: 5000, y: 22, width: 1000, height: 700 };
    await writeFile(join(main.home, 'window.json'), JSON.stringify({ bounds, maximized: false }));
    await start();
    expect(window().options).toMatchObject({ width: 1000, height: 700 });
    expect(window().options).not.toHaveProperty('x');
  });

  it('denies new windows, webviews and every address that is not its own', async () => {
    await start();
    const { webContents } = window();
    main.fake.app.emit('web-contents-created', preventable(), webContents as unknown as WebContents);
    expect(webContents.windowOpenHandler?.({ url: 'https://example.com' } as HandlerDetails)).toEqual({
      action: 'deny',
    });
    type Going = 'will-navigate' | 'will-redirect' | 'will-frame-navigate';
    const prevented = (event: Going, url: string, isMainFrame = true): boolean => {
      const details = Object.assign(preventable(), { url, isMainFrame });
      webContents.emit(event, details as unknown as ContentsEvents[Going][0]);
      return details.defaultPrevented;
    };
    expect(prevented('will-navigate', 'https://example.com/')).toBe(true);
    expect(prevented('will-navigate', 'file:///etc/passwd')).toBe(true);
    expect(prevented('will-navigate', 'mapwright://other/')).toBe(true);
    expect(prevented('will-navigate', 'mapwright://app/')).toBe(false);
    expect(prevented('will-redirect', 'https://example.com/')).toBe(true);
    expect(prevented('will-frame-navigate', 'mapwright://app/', false)).toBe(true);
    const webview = preventable();
    webContents.emit('will-attach-webview', webview, {}, {});
    expect(webview.defaultPrevented).toBe(true);
  });

  it('has no permission but for the clipboard, and only for its own page', async () => {
    await start();
    const [check] = main.fake.session.setPermissionCheckHandler.mock.calls[0] as [
      (...args: unknown[]) => boolean,
    ];
    for (const permission of ['clipboard-sanitized-write', 'clipboard-read']) {
      expect(check(null, permission, 'mapwright://app/')).toBe(true);
      expect(check(null, permission, 'https://example.com')).toBe(false);
    }
    const [request] = main.fake.session.setPermissionRequestHandler.mock.calls[0] as [
      (...args: unknown[]) => void,
    ];
    for (const permission of ['media', 'geolocation', 'notifications', 'openExternal']) {
      const answer = vi.fn();
      request(null, permission, answer, { requestingUrl: 'mapwright://app/' });
      expect(answer).toHaveBeenCalledWith(false);
      expect(check(null, permission, 'mapwright://app/')).toBe(false);
    }
  });
});

describe.each(['darwin', 'win32', 'linux'] as const)('on %s', (platform) => {
  it('starts, with a menu whose every item Electron takes as it is meant', async () => {
    const before = Object.getOwnPropertyDescriptor(process, 'platform')!;
    Object.defineProperty(process, 'platform', { ...before, value: platform });
    onTestFinished(() => {
      Object.defineProperty(process, 'platform', before);
    });
    await start();
    const menu = main.fake.electron.Menu.getApplicationMenu();
    expect(menu?.items.length).toBeGreaterThan(platform === 'darwin' ? 4 : 3);
    expect(await main.invoke('host.info', {})).toMatchObject({ result: { platform } });
    const { systemPreferences } = main.fake.electron;
    window().destroy();
    expect(systemPreferences.unsubscribeLocalNotification.mock.calls).toEqual(
      platform === 'darwin' ? [[3]] : [],
    );
  });
});

describe('the app’s own addresses', () => {
  it('are those of the development server, but never in a packaged app', async () => {
    vi.stubEnv('ELECTRON_RENDERER_URL', 'http://localhost:5173');
    await start();
    expect(window().loadURL).toHaveBeenCalledWith('http://localhost:5173');
    main = await mainUnderTest(main.home);
    vi.stubEnv('ELECTRON_RENDERER_URL', 'http://localhost:5173');
    main.fake.app.isPackaged = true;
    await start();
    expect(window().loadURL).toHaveBeenCalledWith('mapwright://app/');
  });

  it('are a secure standard scheme, registered before the app is ready', async () => {
    await start();
    expect(main.fake.electron.protocol.registerSchemesAsPrivileged).toHaveBeenCalledWith([
      {
        scheme: 'mapwright',
        privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
      },
    ]);
    const [registered] = main.fake.electron.protocol.registerSchemesAsPrivileged.mock.invocationCallOrder;
    const [ready] = main.fake.app.whenReady.mock.invocationCallOrder;
    expect(registered).toBeLessThan(ready!);
  });

  it.each([
    'mapwright://app/../../package.json',
    'mapwright://app/%2e%2e%2fpackage.json',
    'mapwright://other/index.html',
  ])('answer %s with 404 and the policy', async (url) => {
    await start();
    const [scheme, serve] = main.fake.electron.protocol.handle.mock.calls[0] as [
      string,
      (request: unknown) => Promise<Response>,
    ];
    expect(scheme).toBe('mapwright');
    const response = await serve({ url, method: 'GET' });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('the app', () => {
  it('quits at once where another instance runs', async () => {
    main.fake.app.requestSingleInstanceLock.mockReturnValue(false);
    await start();
    expect(main.fake.app.quit).toHaveBeenCalledOnce();
    expect(main.fake.windows).toEqual([]);
    expect(main.fake.handlers.size).toBe(0);
  });

  it('keeps its data in its own home, so that the lock is per home', async () => {
    await start();
    expect(main.fake.app.setPath).toHaveBeenCalledWith('userData', join(main.home, 'electron'));
  });
});
