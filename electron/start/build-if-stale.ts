// Builds the app when a source is newer than what was built. It knows folders, not what is in them.
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const SOURCES = [
  'electron',
  'renderer',
  'shared',
  'packaging/bundled',
  'electron.vite.config.ts',
  'package.json',
];
const OUTPUTS = [
  'main/main.js',
  'main/browser.js',
  'main/cli.js',
  'main/engine-process.js',
  'preload/preload.cjs',
  'renderer/index.html',
];

/** True where nothing was built yet, or a source changed since. */
export function isStale(root: string): boolean {
  const built = OUTPUTS.reduce(
    (earliest, file) => Math.min(earliest, modified(join(root, 'out', file)) ?? -Infinity),
    Infinity,
  );
  return SOURCES.some((path) => newest(join(root, path)) > built);
}

/** Runs the bundler; its output is shown only when it fails. Rejects with an Error that holds it. */
export async function build(root: string): Promise<void> {
  const manifest = createRequire(join(root, 'package.json')).resolve('electron-vite/package.json');
  const script = join(dirname(manifest), 'bin', 'electron-vite.js');
  const child = spawn(process.execPath, [script, 'build'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`Mapwright could not be built.\n${output}`);
}

/** Of a file, or of a folder and all that is in it: what goes from a folder changes that. */
function newest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return -Infinity;
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, newest(join(path, name))),
    found.mtimeMs,
  );
}

function modified(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
