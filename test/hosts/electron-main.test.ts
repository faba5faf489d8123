// Electron's main process against a fake `electron`: how it fences the window in, and what it carries.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChannelAnswer } from '../../shared/contract/bridge.ts';
import { MENU_COMMANDS } from '../../shared/contract/host.ts';
import { fakeElectron } from './fake-electron.ts';

let home: string;
let fake: ReturnType<typeof fakeElectron>;

vi.mock('electron', () => new Proxy({}, mockedModule()));

/** The module object is made once; what it shows is the fake of the running test. */
function mockedModule(): ProxyHandler<object> {
  const current = (): Record<string, unknown> => fake.electron;
  return {
    get: (_target, key) => (key === 'then' ? undefined : current()[String(key)]),
    has: (_target, key) => key !== 'then',
    ownKeys: () => Object.keys(current()),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  };
}

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
  vi.stubEnv('MAPWRIGHT_HOME', home);
  vi.stubEnv('ELECTRON_RENDERER_URL', undefined);
  vi.resetModules();
  fake = fakeElectron();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(home, { recursive: true, force: true });
});

async function start(argv: readonly string[] = []): Promise<void> {
  const before = process.argv;
  process.argv = ['electron', '.', ...argv];
  await import('../../electron/main/main.ts');
  process.argv = before;
  await expect.poll(() => fake.windows.length + fake.app.quit.mock.calls.length).toBeGreaterThan(0);
}

const window = () => fake.windows[0]!;
const engine = () => fake.utility.at(-1)!;

function invoke(name: unknown, params: unknown, sender: unknown = window().webContents, frame?: unknown) {
  const senderFrame = frame === undefined ? window().webContents.mainFrame : frame;
  return Promise.resolve(
    fake.handlers.get('mapwright:request')!({ sender, senderFrame }, name, params) as ChannelAnswer,
  );
}

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
    expect(fake.app.enableSandbox).toHaveBeenCalledOnce();
    expect(window().loadURL).toHaveBeenCalledWith('mapwright://app/');
    expect(window().show).not.toHaveBeenCalled();
    window().emit('ready-to-show');
    expect(window().show).toHaveBeenCalledOnce();
  });

  it('remembers its place, and comes back there', async () => {
    await start();
    window().emit('close');
    expect(JSON.parse(await readFile(join(home, 'window.json'), 'utf8'))).toEqual({
      bounds: { x: 11, y: 22, width: 1000, height: 700 },
      maximized: true,
    });
    vi.resetModules();
    fake = fakeElectron();
    await start();
    expect(window().options).toMatchObject({ x: 11, y: 22, width: 1000, height: 700 });
    expect(window().maximize).toHaveBeenCalledOnce();
  });

  it('does not come back where no screen is any more', async () => {
    const bounds = { x: 5000, y: 22, width: 1000, height: 700 };
    await writeFile(join(home, 'window.json'), JSON.stringify({ bounds, maximized: false }));
    await start();
    expect(window().options).toMatchObject({ width: 1000, height: 700 });
    expect(window().options).not.toHaveProperty('x');
  });

  it('is loaded again when its page crashes, but not for ever', async () => {
    await start();
    for (let n = 0; n < 3; n++) window().webContents.emit('render-process-gone', {}, { reason: 'crashed' });
    expect(window().webContents.reload).toHaveBeenCalledTimes(2);
    expect(window().close).toHaveBeenCalledOnce();
  });

  it('denies new windows, webviews and every address that is not its own', async () => {
    await start();
    const { webContents } = window();
    fake.app.emit('web-contents-created', {}, webContents);
    expect(webContents.windowOpenHandler?.({ url: 'https://example.com' })).toEqual({ action: 'deny' });
    const prevented = (event: string, details: object): boolean => {
      const preventDefault = vi.fn();
      webContents.emit(event, { ...details, preventDefault });
      return preventDefault.mock.calls.length > 0;
    };
    expect(prevented('will-navigate', { url: 'https://example.com/' })).toBe(true);
    expect(prevented('will-navigate', { url: 'file:///etc/passwd' })).toBe(true);
    expect(prevented('will-navigate', { url: 'mapwright://other/' })).toBe(true);
    expect(prevented('will-navigate', { url: 'mapwright://app/' })).toBe(false);
    expect(prevented('will-redirect', { url: 'https://example.com/' })).toBe(true);
    expect(prevented('will-frame-navigate', { url: 'mapwright://app/', isMainFrame: false })).toBe(true);
    expect(prevented('will-attach-webview', {})).toBe(true);
  });

  it('has no permission but to write to the clipboard', async () => {
    await start();
    const [check] = fake.session.setPermissionCheckHandler.mock.calls[0] as [(...args: unknown[]) => boolean];
    expect(check(null, 'clipboard-sanitized-write', 'mapwright://app/')).toBe(true);
    expect(check(null, 'clipboard-sanitized-write', 'https://example.com')).toBe(false);
    const [request] = fake.session.setPermissionRequestHandler.mock.calls[0] as [
      (...args: unknown[]) => void,
    ];
    for (const permission of ['media', 'geolocation', 'notifications', 'clipboard-read', 'openExternal']) {
      const answer = vi.fn();
      request(null, permission, answer, { requestingUrl: 'mapwright://app/' });
      expect(answer).toHaveBeenCalledWith(false);
      expect(check(null, permission, 'mapwright://app/')).toBe(false);
    }
  });
});

describe('the app’s own addresses', () => {
  it('are a secure standard scheme, registered before the app is ready', async () => {
    await start();
    expect(fake.electron.protocol.registerSchemesAsPrivileged).toHaveBeenCalledWith([
      { scheme: 'mapwright', privileges: { standard: true, secure: true, supportFetchAPI: true } },
    ]);
    const [registered] = fake.electron.protocol.registerSchemesAsPrivileged.mock.invocationCallOrder;
    const [ready] = fake.app.whenReady.mock.invocationCallOrder;
    expect(registered).toBeLessThan(ready!);
  });

  it.each([
    'mapwright://app/../../package.json',
    'mapwright://app/%2e%2e%2fpackage.json',
    'mapwright://other/index.html',
  ])('answer %s with 404 and the policy', async (url) => {
    await start();
    const [scheme, serve] = fake.electron.protocol.handle.mock.calls[0] as [
      string,
      (request: unknown) => Promise<Response>,
    ];
    expect(scheme).toBe('mapwright');
    const response = await serve({ url, method: 'GET' });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('requests', () => {
  it('go to the engine and come back', async () => {
    await start();
    const answer = invoke('project.info', {});
    await expect.poll(() => engine().posted.length).toBe(1);
    expect(engine().posted[0]).toMatchObject({ name: 'project.info', params: {} });
    engine().emit('message', { id: engine().posted[0]!.id, ok: true, result: { rows: 1 } });
    expect(await answer).toEqual({ ok: true, result: { rows: 1 } });
  });

  it('of other frames, pages and closed frames are refused', async () => {
    await start();
    const refused = { ok: false, error: { code: 'invalid-request' } };
    const { webContents } = window();
    expect(await invoke('project.info', {}, webContents, { url: 'mapwright://app/' })).toMatchObject(refused);
    expect(await invoke('project.info', {}, webContents, null)).toMatchObject(refused);
    webContents.mainFrame.url = 'https://example.com/';
    expect(await invoke('project.info', {})).toMatchObject(refused);
    expect(engine().posted).toEqual([]);
  });

  it('of a wrong form get an error', async () => {
    await start();
    expect(await invoke(5, {})).toMatchObject({ ok: false, error: { code: 'invalid-request' } });
    expect(await invoke('settings.set', { theme: 'pink' })).toMatchObject({
      ok: false,
      error: { code: 'invalid-request' },
    });
  });

  it('to the host are answered by the host', async () => {
    await start(['/data/site.mapwright']);
    expect(await invoke('host.info', {})).toMatchObject({
      ok: true,
      result: { kind: 'electron', nativeDialogs: true, openAtStart: '/data/site.mapwright' },
    });
    expect(await invoke('host.info', {})).toMatchObject({ result: { openAtStart: null } });
    expect(await invoke('settings.set', { language: 'nl' })).toEqual({
      ok: true,
      result: { theme: 'system', language: 'nl' },
    });
  });

  it('for dialogs open the system’s, with the right ending', async () => {
    await start();
    fake.electron.dialog.showOpenDialog.mockResolvedValueOnce({
      canceled: false,
      filePaths: ['/a.xml', '/b.xml'],
    });
    expect(await invoke('dialog.chooseSources', {})).toEqual({ ok: true, result: ['/a.xml', '/b.xml'] });
    fake.electron.dialog.showOpenDialog.mockResolvedValueOnce({ canceled: true, filePaths: [] });
    expect(await invoke('dialog.openProject', {})).toEqual({ ok: true, result: null });
    fake.electron.dialog.showSaveDialog.mockResolvedValueOnce({ canceled: false, filePath: '/site' });
    expect(await invoke('dialog.saveProject', { suggestedName: 'site' })).toEqual({
      ok: true,
      result: '/site.mapwright',
    });
    const [, options] = fake.electron.dialog.showSaveDialog.mock.calls[0] as [
      unknown,
      { defaultPath: string },
    ];
    expect(options.defaultPath).toBe('site.mapwright');
  });
});

describe('events', () => {
  it('of the engine reach the window and the task bar', async () => {
    await start();
    const progress = {
      label: 'a',
      done: 1,
      total: 4,
      bytes: 0,
      bytesTotal: null,
      rate: 1,
      secondsLeft: null,
    };
    const events = [
      { event: 'job.progress', data: { job: 1, progress } },
      { event: 'job.progress', data: { job: 1, progress: { ...progress, total: null } } },
      { event: 'job.failed', data: { job: 1, error: { code: 'cancelled', message: 'Cancelled.' } } },
    ];
    for (const event of events) engine().emit('message', event);
    await expect
      .poll(() => window().webContents.sent)
      .toEqual(events.map((event) => ['mapwright:event', event]));
    expect(window().setProgressBar.mock.calls).toEqual([[0.25], [2], [-1]]);
  });

  it('tell of a crashed engine, which is started again', async () => {
    await start();
    engine().emit('exit', 139);
    await expect
      .poll(() => window().webContents.sent)
      .toEqual([['mapwright:event', { event: 'engine.restarted', data: { reopened: null, error: null } }]]);
    expect(fake.utility).toHaveLength(2);
  });

  it('ask the window to open what the user opened in the system', async () => {
    await start();
    const preventDefault = vi.fn();
    fake.app.emit('open-file', { preventDefault }, '/one.mapwright');
    window().isMinimized.mockReturnValue(true);
    fake.app.emit('second-instance', {}, ['electron', '--flag', 'two.mapwright'], '/data');
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(window().webContents.sent).toEqual([
      ['mapwright:event', { event: 'project.requested', data: { path: '/one.mapwright' } }],
      ['mapwright:event', { event: 'project.requested', data: { path: '/data/two.mapwright' } }],
    ]);
    expect(window().restore).toHaveBeenCalledOnce();
    expect(fake.windows).toHaveLength(1);
  });

  it('are not sent to a window that is gone', async () => {
    await start();
    window().destroyed = true;
    engine().emit('message', { event: 'project.changed', data: { revision: 1 } });
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    expect(window().webContents.sent).toEqual([]);
  });
});

describe('the menu', () => {
  interface Item {
    id?: string;
    label?: string;
    role?: string;
    accelerator?: string;
    registerAccelerator?: boolean;
    submenu?: Item[];
    click?: () => void;
  }
  const items = (): Item[] => {
    const flat = (list: Item[]): Item[] => list.flatMap((item) => [item, ...flat(item.submenu ?? [])]);
    return flat(fake.electron.Menu.setApplicationMenu.mock.calls[0]![0] as Item[]);
  };

  it('has every command once, sends it, and leaves the keys to the window', async () => {
    await start();
    const commands = items().filter(({ id }) => id !== undefined);
    expect(commands.map(({ id }) => id).sort()).toEqual([...MENU_COMMANDS].sort());
    for (const { click, accelerator, registerAccelerator } of commands) {
      click?.();
      if (accelerator !== undefined) expect(registerAccelerator).toBe(false);
    }
    expect(window().webContents.sent).toEqual(commands.map(({ id }) => ['mapwright:menu', id]));
  });

  it('uses no keys twice', async () => {
    await start();
    const keys = items().flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the app', () => {
  it('quits at once where another instance runs', async () => {
    fake.app.requestSingleInstanceLock.mockReturnValue(false);
    await start();
    expect(fake.app.quit).toHaveBeenCalledOnce();
    expect(fake.windows).toEqual([]);
    expect(fake.handlers.size).toBe(0);
  });

  it('keeps its data in its own home, so that the lock is per home', async () => {
    await start();
    expect(fake.app.setPath).toHaveBeenCalledWith('userData', join(home, 'electron'));
  });

  it('closes the project before it quits', async () => {
    await start();
    fake.app.emit('window-all-closed');
    expect(fake.app.quit).toHaveBeenCalledOnce();
    const preventDefault = vi.fn();
    fake.app.emit('will-quit', { preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
    await expect.poll(() => engine().posted.map(({ name }) => name)).toEqual(['project.close']);
    engine().emit('message', { id: engine().posted[0]!.id, ok: true, result: null });
    await expect.poll(() => fake.app.quit.mock.calls.length).toBe(2);
    expect(engine().kill).toHaveBeenCalledOnce();
    fake.app.emit('will-quit', { preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
  });
});
