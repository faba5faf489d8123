// What `npm start` decides on: its arguments, whether to build, whether Electron can be had, which browser to use.
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startArguments } from '../../electron/browser/browser-arguments.ts';
import { findBrowser } from '../../electron/browser/find-browser.ts';
import { appWindowArguments, hasDisplay, openWindow } from '../../electron/browser/open-window.ts';
import type { Command } from '../../electron/browser/show-folder.ts';
import { isStale } from '../../electron/start/build-if-stale.ts';
import { downloadElectron, findElectron } from '../../electron/start/electron-runtime.ts';
import { runNode } from '../run/run-process.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function put(path: string, content = '', seconds = 1_000): Promise<void> {
  const file = join(folder, path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, content);
  await utimes(file, seconds, seconds);
}

describe('startArguments', () => {
  it('have defaults that open a window on any port', () => {
    expect(startArguments([])).toEqual({
      open: true,
      browser: false,
      port: 0,
      project: null,
      help: false,
    });
  });

  it('take every flag, and a project relative to the user’s folder', () => {
    const args = ['--no-open', '--browser', '--port', '8080', 'site.mapwright'];
    expect(startArguments(args, '/data')).toEqual({
      open: false,
      browser: true,
      port: 8080,
      project: '/data/site.mapwright',
      help: false,
    });
    expect(startArguments(['-h']).help).toBe(true);
    expect(startArguments(['--port=0', '--', '--odd'], '/data').project).toBe('/data/--odd');
  });

  it.each([['--prot', '1'], ['--port', 'x'], ['--port', '70000'], ['--port=-1'], ['a', 'b']])(
    'refuse %s %s with the usage',
    (...args) => {
      expect(() => startArguments(args.filter(Boolean))).toThrow(/Usage: npm start/);
    },
  );
});

describe('npm run mapwright', () => {
  /** A checkout with what decides, and in place of the command line two files that tell which of them runs, and where. */
  async function checkout(): Promise<void> {
    for (const path of ['start/mapwright.ts', 'start/build-if-stale.ts', 'host/app-folders.ts'])
      await put(
        `electron/${path}`,
        await readFile(join(import.meta.dirname, '../../electron', path), 'utf8'),
      );
    const tell = (which: string): string => `console.log('${which}', process.cwd(), process.argv[2]);`;
    await put('electron/cli/main.ts', tell('source'));
    await put('package.json', '{"type": "module"}');
    await put('out/main/package.json', '{"type": "commonjs"}');
    for (const output of OUTPUTS) await put(`out/${output}`, tell('built'), 5_000);
    for (const path of ['', '/start', '/host', '/cli'])
      await utimes(join(folder, `electron${path}`), 1_000, 1_000);
  }

  async function run(): Promise<string> {
    const args = [join(folder, 'electron/start/mapwright.ts'), 'help'];
    const { output } = await runNode(args, { stream: false, minutes: 1, env: { INIT_CWD: folder } });
    return output.trim();
  }

  it('runs what was built, in the folder that the user is in', async () => {
    await checkout();
    expect(await run()).toBe(`built ${await realpath(folder)} help`);
  });

  it('runs the sources where these have changed since, or nothing was built', async () => {
    await checkout();
    await utimes(join(folder, 'electron/cli/main.ts'), 6_000, 6_000);
    expect(await run()).toBe(`source ${await realpath(folder)} help`);
    await rm(join(folder, 'out'), { recursive: true });
    expect(await run()).toBe(`source ${await realpath(folder)} help`);
  });
});

const OUTPUTS = [
  'main/main.js',
  'main/browser.js',
  'main/cli.js',
  'main/engine-process.js',
  'preload/preload.cjs',
  'renderer/index.html',
];

describe('isStale', () => {
  async function tree(): Promise<void> {
    for (const path of [
      'electron/a.ts',
      'renderer/deep/b.vue',
      'shared/c.ts',
      'electron.vite.config.ts',
      'package.json',
    ]) {
      await put(path, '', 1_000);
    }
    for (const output of OUTPUTS) await put(`out/${output}`, '', 5_000);
    // Making files touched their folders.
    for (const path of ['electron', 'renderer', 'renderer/deep', 'shared'])
      await utimes(join(folder, path), 1_000, 1_000);
  }

  it('is false where everything was built after the last change', async () => {
    await tree();
    expect(isStale(folder)).toBe(false);
  });

  it.each(['electron/a.ts', 'renderer/deep/b.vue', 'shared/c.ts', 'electron.vite.config.ts', 'package.json'])(
    'is true when %s changed since',
    async (path) => {
      await tree();
      await utimes(join(folder, path), 6_000, 6_000);
      expect(isStale(folder)).toBe(true);
    },
  );

  it('is true when a source was removed, or an output is missing', async () => {
    await tree();
    await rm(join(folder, 'renderer/deep/b.vue'));
    expect(isStale(folder)).toBe(true);
    await tree();
    await rm(join(folder, 'out/preload/preload.cjs'));
    expect(isStale(folder)).toBe(true);
  });
});

describe('Electron’s runtime', () => {
  /** Long where the test is about something else, so that a busy machine changes nothing. */
  const waits = { beginWithinMs: 30_000, stalledAfterMs: 30_000, onProgress: () => undefined };
  /** What the installer does at its end, on every platform alike. */
  const install = `
    const fs = require('node:fs'), path = require('node:path');
    const finish = () => {
      fs.mkdirSync(path.join(__dirname, 'dist'), { recursive: true });
      fs.writeFileSync(path.join(__dirname, 'dist', 'version'), '45.0.0');
      fs.writeFileSync(path.join(__dirname, 'dist', 'runtime'), 'x'.repeat(1000));
      fs.writeFileSync(path.join(__dirname, 'path.txt'), 'runtime');
    };`;

  beforeEach(async () => {
    await put('package.json', '{"version":"45.0.0"}');
  });

  it('is found where the installer put it, in the right version only', async () => {
    expect(findElectron(folder, {})).toBeNull();
    await put('path.txt', 'runtime');
    await put('dist/version', '45.0.0');
    expect(findElectron(folder, {})).toBeNull();
    await put('dist/runtime');
    expect(findElectron(folder, {})).toBe(join(folder, 'dist', 'runtime'));
    await put('dist/version', '44.0.0');
    expect(findElectron(folder, {})).toBeNull();
  });

  it('is found where the environment says', async () => {
    await put('path.txt', 'runtime');
    await put('elsewhere/runtime');
    const override = join(folder, 'elsewhere');
    expect(findElectron(folder, { ELECTRON_OVERRIDE_DIST_PATH: override })).toBe(join(override, 'runtime'));
  });

  it('is there after its download, which is reported', async () => {
    await put('install.js', `${install} finish(); setTimeout(() => {}, 2_000);`);
    const told: number[] = [];
    const reason = await downloadElectron(folder, {
      ...waits,
      onProgress: (mb) => told.push(mb),
    });
    expect(reason).toBeNull();
    expect(told.at(-1)).toBeCloseTo(0.001, 3);
    expect(findElectron(folder, {})).toBe(join(folder, 'dist', 'runtime'));
  });

  it('is given up when its download fails, with the installer’s reason', async () => {
    await put('install.js', `console.error('TypeError: fetch failed\\n    at x.js:1'); process.exit(1);`);
    expect(await downloadElectron(folder, waits)).toBe('its download failed: fetch failed');
  });

  it('is given up when nothing arrives in time', async () => {
    await put('install.js', `setTimeout(() => {}, 60_000);`);
    expect(await downloadElectron(folder, { ...waits, beginWithinMs: 400 })).toBe(
      'its download could not begin',
    );
  });

  it('is given up when its download stops half-way', async () => {
    await put(
      'install.js',
      `require('node:fs').writeFileSync(require('node:os').tmpdir() + '/part', 'x'.repeat(10));
       setTimeout(() => {}, 60_000);`,
    );
    expect(await downloadElectron(folder, { ...waits, stalledAfterMs: 400 })).toBe(
      'its download stopped half-way',
    );
  });
});

describe('the browser', () => {
  it('is the first of its family on the path, in every system’s places', () => {
    const env = { PATH: '/a:/b', ProgramFiles: '/pf', LOCALAPPDATA: '/local' };
    expect(findBrowser(env, 'linux', (path) => path === '/b/google-chrome')).toBe('/b/google-chrome');
    expect(findBrowser(env, 'linux', () => false)).toBeNull();
    expect(findBrowser(env, 'darwin', (path) => path.includes('Edge'))).toMatch(
      /^\/Applications\/Microsoft Edge\.app\//,
    );
    expect(findBrowser(env, 'win32', (path) => path.endsWith('chrome.exe'))).toBe(
      '/pf/Google/Chrome/Application/chrome.exe',
    );
  });

  it('shows an app window with a profile of its own, and without its sandbox only for root', () => {
    const args = appWindowArguments('http://127.0.0.1:1/?token=x', '/home', false);
    expect(args).toEqual(
      expect.arrayContaining(['--app=http://127.0.0.1:1/?token=x', '--user-data-dir=/home/browser-profile']),
    );
    expect(args).not.toContain('--no-sandbox');
    expect(appWindowArguments('http://x', '/home', true)).toContain('--no-sandbox');
  });

  it('gives way to the default browser where it can’t be started, and tells when both fail', async () => {
    const opened: string[] = [];
    const request = { url: 'http://x', home: folder, onFailure: () => undefined };
    const missing = join(folder, 'missing');
    const open = (answer: boolean) => (command: Command) => {
      opened.push(command.at(-1)!);
      return Promise.resolve(answer);
    };
    expect(await openWindow(request, missing, open(true))).toBe(true);
    expect(await openWindow(request, null, open(false))).toBe(false);
    expect(opened).toEqual(['http://x', 'http://x']);
  });

  it('that ends with an error is reported', async () => {
    const browser = join(folder, 'browser');
    await writeFile(browser, '#!/bin/sh\nexit 3\n');
    await chmod(browser, 0o755);
    await new Promise<void>((resolve) => {
      void openWindow({ url: 'http://x', home: folder, onFailure: resolve }, browser);
    });
  });

  it('is not opened without a screen', () => {
    expect(hasDisplay({}, 'linux')).toBe(false);
    expect(hasDisplay({ DISPLAY: '' }, 'linux')).toBe(false);
    expect(hasDisplay({ DISPLAY: ':0' }, 'linux')).toBe(true);
    expect(hasDisplay({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBe(true);
    expect(hasDisplay({}, 'darwin')).toBe(true);
  });
});
