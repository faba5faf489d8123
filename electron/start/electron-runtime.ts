// Finds Electron's runtime, or downloads it with the package's own installer while telling how far it is.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The installed runtime's executable, or null. Never starts a download. */
export function findElectron(folder: string, env: NodeJS.ProcessEnv = process.env): string | null {
  const name = read(join(folder, 'path.txt'));
  const override = env['ELECTRON_OVERRIDE_DIST_PATH'];
  if (override) return existing(join(override, name ?? executableName()));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const installed = read(join(folder, 'dist', 'version'))?.replace(/^v/, '');
  return name !== null && installed === version ? existing(join(folder, 'dist', name)) : null;
}

/** The folder of the electron package, or null where it is not installed. */
export function electronPackage(root: string): string | null {
  try {
    return dirname(createRequire(join(root, 'package.json')).resolve('electron/package.json'));
  } catch {
    return null;
  }
}

export interface DownloadOptions {
  /** Gives up when nothing has arrived after this long. */
  readonly beginWithinMs: number;
  /** Gives up when nothing more arrives for this long. */
  readonly stalledAfterMs: number;
  readonly onProgress: (megabytes: number) => void;
}

const POLL_MS = 250;

/** Downloads the runtime; null when it is there, else a phrase that says why not. */
export async function downloadElectron(folder: string, options: DownloadOptions): Promise<string | null> {
  // The installer shows nothing for half a minute; what it writes tells how far it is.
  const temporary = mkdtempSync(join(tmpdir(), 'mapwright-electron-'));
  const env = {
    ...process.env,
    TMPDIR: temporary,
    TEMP: temporary,
    TMP: temporary,
    ELECTRON_GET_NO_PROGRESS: '1',
  };
  const child = spawn(process.execPath, [join(folder, 'install.js')], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8');
  });
  const watch = watchGrowth(
    () => sizeOf(temporary) + sizeOf(join(folder, 'dist')),
    options,
    () => child.kill(),
  );
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code === 0) return null;
    return watch.reason() ?? `its download failed: ${reasonIn(errors)}`;
  } finally {
    watch.stop();
    rmSync(temporary, { recursive: true, force: true });
  }
}

interface GrowthWatch {
  /** Why it gave up, or null while it did not. */
  readonly reason: () => string | null;
  readonly stop: () => void;
}

function watchGrowth(size: () => number, options: DownloadOptions, giveUp: () => void): GrowthWatch {
  const before = size();
  let last = before;
  let grewAt = performance.now();
  let reason: string | null = null;
  const timer = setInterval(() => {
    const now = performance.now();
    const bytes = size();
    if (bytes !== last) {
      last = bytes;
      grewAt = now;
      options.onProgress((bytes - before) / 1e6);
    } else if (now - grewAt > (last === before ? options.beginWithinMs : options.stalledAfterMs)) {
      reason = last === before ? 'its download could not begin' : 'its download stopped half-way';
      giveUp();
    }
  }, POLL_MS);
  return {
    reason: () => reason,
    stop: () => {
      clearInterval(timer);
    },
  };
}

function reasonIn(errors: string): string {
  const lines = errors.split('\n').map((line) => line.trim());
  const error = lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.find(Boolean) ?? 'unknown cause';
  return error.replace(/^\w*Error: /, '');
}

function sizeOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.size;
  try {
    return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
  } catch {
    // The installer removes folders while they are counted.
    return 0;
  }
}

function executableName(): string {
  if (process.platform === 'win32') return 'electron.exe';
  return process.platform === 'darwin' ? 'Electron.app/Contents/MacOS/Electron' : 'electron';
}

function existing(path: string): string | null {
  return existsSync(path) ? path : null;
}

function read(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}
