// The 20 recommendations of Electron's documentation ("Security", checklist), one test each; docs/security.md says the same.
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { HandlerDetails, WebContents, WebPreferences } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appRoot } from '../../electron/host/app-folders.ts';
import { preventable, type ContentsEvents } from './electron-events.ts';
import { mainUnderTest, type MainUnderTest } from './main-under-test.ts';

let main: MainUnderTest;
let preferences: WebPreferences;
let page: Response;

beforeEach(async () => {
  main = await mainUnderTest();
  await main.start();
  preferences = main.window().options.webPreferences!;
  const [, serve] = main.fake.electron.protocol.handle.mock.calls[0]!;
  page = await serve(new Request('mapwright://app/'));
  const contents = main.window().webContents as unknown as WebContents;
  main.fake.app.emit('web-contents-created', preventable(), contents);
});

afterEach(async () => {
  await main.clean();
});

const root = appRoot();

/** All that is run under Electron and written by hand. */
function sources(): readonly string[] {
  return [
    'electron/main',
    'electron/preload',
    'electron/host',
    'electron/supervisor',
    'renderer',
    'shared',
  ].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|vue|html)$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );
}

/** The part of the policy that is about this kind of thing. */
function allowed(kind: string): readonly string[] | undefined {
  const parts = page.headers.get('content-security-policy')!.split('; ');
  return parts
    .find((part) => part.startsWith(`${kind} `))
    ?.split(' ')
    .slice(1);
}

describe('Electron’s recommendation', () => {
  it('1: only secure content is loaded, and all of it is the app’s own', () => {
    expect(main.window().loadURL.mock.calls).toEqual([['mapwright://app/']]);
    expect(main.fake.electron.protocol.registerSchemesAsPrivileged.mock.calls[0]![0]).toMatchObject([
      { scheme: 'mapwright', privileges: { secure: true } },
    ]);
    for (const kind of ['script-src', 'style-src', 'font-src', 'connect-src'])
      expect(allowed(kind)).toEqual(["'self'"]);
  });

  it('2: no page has Node', () => {
    expect(preferences.nodeIntegration).toBe(false);
    expect(preferences).not.toHaveProperty('nodeIntegrationInWorker');
    expect(preferences).not.toHaveProperty('nodeIntegrationInSubFrames');
  });

  it('3: contexts are isolated', () => {
    expect(preferences.contextIsolation).toBe(true);
  });

  it('4: processes are in a sandbox, all of them', () => {
    expect(preferences.sandbox).toBe(true);
    expect(main.fake.app.enableSandbox).toHaveBeenCalledOnce();
  });

  it('5: permissions are asked for and refused, but for the clipboard of the app’s own page', () => {
    const [request] = main.fake.session.setPermissionRequestHandler.mock.calls[0]!;
    const answer = vi.fn();
    const asking = main.window().webContents as unknown as WebContents;
    for (const permission of ['media', 'geolocation', 'notifications', 'fileSystem', 'openExternal'] as const)
      request!(asking, permission, answer, { requestingUrl: 'mapwright://app/', isMainFrame: true });
    request!(asking, 'clipboard-read', answer, { requestingUrl: 'https://example.com', isMainFrame: true });
    expect(answer.mock.calls).toEqual(Array(6).fill([false]));
    const [mayUseDevice] = main.fake.session.setDevicePermissionHandler.mock.calls[0]!;
    expect(mayUseDevice!({ deviceType: 'usb', origin: 'mapwright://app/', device: {} as never })).toBe(false);
  });

  it('6: web security is on', () => {
    expect(preferences.webSecurity).toBe(true);
  });

  it('7: every answer has a policy without inline code', () => {
    expect(page.status).toBe(200);
    expect(allowed('default-src')).toEqual(["'none'"]);
    for (const word of ['unsafe', '*', 'http:', 'https:'])
      expect(page.headers.get('content-security-policy')).not.toContain(word);
  });

  it('8: no insecure content runs', () => {
    expect(preferences).not.toHaveProperty('allowRunningInsecureContent');
  });

  it('9, 10: no experimental features, of Chromium or Blink', () => {
    expect(preferences).not.toHaveProperty('experimentalFeatures');
    expect(preferences).not.toHaveProperty('enableBlinkFeatures');
    expect(sources().filter((text) => text.includes('commandLine.appendSwitch'))).toEqual([]);
  });

  it('11, 12: there are no webviews, so none with pop-ups or other options', () => {
    expect(preferences.webviewTag).toBe(false);
    const event = preventable();
    main.window().webContents.emit('will-attach-webview', event, {}, {});
    expect(event.defaultPrevented).toBe(true);
    expect(sources().filter((text) => /<webview\b/.test(text))).toEqual([]);
  });

  it('13: no page leads elsewhere', () => {
    for (const name of ['will-navigate', 'will-redirect', 'will-frame-navigate'] as const) {
      const details = Object.assign(preventable(), { url: 'https://example.com/', isMainFrame: true });
      main.window().webContents.emit(name, details as unknown as ContentsEvents[typeof name][0]);
      expect(details.defaultPrevented, name).toBe(true);
    }
  });

  it('14: no page opens a window', () => {
    const details = { url: 'mapwright://app/' } as HandlerDetails;
    expect(main.window().webContents.windowOpenHandler?.(details)).toEqual({ action: 'deny' });
  });

  it('15: only addresses of the web are opened outside, in one place', async () => {
    for (const url of ['file:///etc/passwd', 'smb://host/x', 'javascript:1', 'mapwright://app/'])
      expect(await main.invoke('shell.openAddress', { url })).toMatchObject({ ok: false });
    expect(main.fake.electron.shell.openExternal).not.toHaveBeenCalled();
    expect(sources().filter((text) => /\bopenPath\(/.test(text))).toEqual([]);
    expect(sources().filter((text) => /\bopenExternal\(/.test(text))).toHaveLength(1);
  });

  it('16: Electron is the version that was looked into', () => {
    const { version } = createRequire(import.meta.url)('electron/package.json') as { version: string };
    expect(version).toMatch(/^45\./);
  });

  it('17: requests of other frames and pages are refused', async () => {
    const refused = { ok: false, error: { reason: { key: 'request-not-from-window' } } };
    for (const frame of [{ url: 'mapwright://app/' }, { url: 'https://example.com/' }, null])
      expect(await main.invoke('settings.get', {}, main.window(), frame)).toMatchObject(refused);
    expect(main.fake.handlers.size).toBe(1);
  });

  it('18: pages come over a scheme of the app’s own, never as files', () => {
    expect(main.fake.electron.protocol.handle.mock.calls.map(([scheme]) => scheme)).toEqual(['mapwright']);
    expect(sources().filter((text) => /\bloadFile\(|loadURL\(['"`]file:/.test(text))).toEqual([]);
  });

  it('19: fuses are set, each by name; package-config.test.ts reads them back from a binary', () => {
    const config = readFileSync(join(root, 'electron-builder.yml'), 'utf8');
    expect([...config.matchAll(/^ {2}(\w+): (?:true|false)$/gm)].map(([, name]) => name)).toEqual(
      expect.arrayContaining([
        'runAsNode',
        'enableCookieEncryption',
        'enableNodeOptionsEnvironmentVariable',
        'enableNodeCliInspectArguments',
        'enableEmbeddedAsarIntegrityValidation',
        'onlyLoadAppFromAsar',
        'loadBrowserProcessSpecificV8Snapshot',
        'grantFileProtocolExtraPrivileges',
      ]),
    );
  });

  it('20: the page gets functions by name, and no object of Electron', () => {
    const preload = readFileSync(join(root, 'electron/preload/preload.ts'), 'utf8');
    expect(preload.match(/\bexposeInMainWorld\(/g)).toHaveLength(1);
    const [, exposed] = /exposeInMainWorld\('mapwright', \{([^]*)\}/.exec(preload)!;
    expect(exposed).not.toMatch(/\bipcRenderer\b|\bwebUtils\b|_event/);
  });
});
