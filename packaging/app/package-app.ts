// `npm run package`: the app's packages for this system, in release/; arguments go to electron-builder. With --dir it is only
// laid out in a folder, which needs no network: where Electron's runtime can't be had, a stand-in takes its place.
import { appRoot } from '../../electron/host/app-folders.ts';
import { build, isStale } from '../../electron/start/build-if-stale.ts';
import { downloadElectron, electronPackage, findElectron } from '../../electron/start/electron-runtime.ts';
import { runBuilder } from './run-builder.ts';
import type { StandInPlatform } from './stand-in.ts';

const root = appRoot();
const args = process.argv.slice(2);
const HOURS = 2;

/** Why Electron's runtime can't be had, or null. */
async function runtimeMissing(): Promise<string | null> {
  const folder = electronPackage(root);
  if (folder === null) return 'its package is not installed';
  if (findElectron(folder) !== null) return null;
  return downloadElectron(folder, {
    beginWithinMs: 8_000,
    stalledAfterMs: 30_000,
    onProgress: () => undefined,
  });
}

/** The system that is packaged for; null where it has no stand-in. */
function standInPlatform(): StandInPlatform | null {
  if (args.some((arg) => /^(?:--win|--windows|-w)$/.test(arg))) return 'win32';
  if (args.some((arg) => /^(?:--linux|-l)$/.test(arg))) return 'linux';
  if (args.some((arg) => /^(?:--mac|--macos|-m|-o)$/.test(arg)) || process.platform === 'darwin') return null;
  return process.platform === 'win32' ? 'win32' : 'linux';
}

if (isStale(root)) await build(root);
// A package that somebody might install never has a stand-in.
const missing = args.includes('--dir') ? await runtimeMissing() : null;
const standIn = missing === null ? null : standInPlatform();
if (standIn !== null)
  console.log(`Electron's runtime can't be had (${String(missing)}): a stand-in takes its place.`);
const { code } = await runBuilder(root, args, { standIn, stream: true, minutes: HOURS * 60 });
if (standIn !== null) console.log('What was packaged can only be looked into, not started.');
process.exitCode = code ?? 1;
