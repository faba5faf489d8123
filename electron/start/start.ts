// `npm start`: builds what changed, then opens Mapwright in Electron, or else through the browser host.
import { join } from 'node:path';
import { toErrorData } from '../../shared/contract/errors.ts';
import { HELP, startArguments, type StartArguments } from '../browser/browser-arguments.ts';
import { hasDisplay } from '../browser/open-window.ts';
import { appHome, appRoot } from '../host/app-folders.ts';
import { build, isStale } from './build-if-stale.ts';
import { downloadElectron, electronPackage, findElectron } from './electron-runtime.ts';
import { runBrowserHost } from './run-browser-host.ts';
import { runElectron } from './run-electron.ts';

/** Within ten seconds it is clear which host opens; the rest is left for the build's check. */
const BEGIN_WITHIN_MS = 8_000;
const STALLED_AFTER_MS = 30_000;

async function run(): Promise<number> {
  // npm runs scripts in the package's folder; a relative path means the folder that the user is in.
  const args = startArguments(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  if (args.help) {
    say(HELP);
    return 0;
  }
  const root = appRoot();
  if (isStale(root)) {
    say('Building Mapwright …');
    await build(root);
  }
  // Ctrl+C reaches the child, too; this process waits for it to end tidily.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  if (!args.open || args.browser || !hasDisplay()) return inBrowser(root, args);
  const electron = await electronOrReason(root);
  if ('reason' in electron) return fallBack(root, args, electron.reason);
  const outcome = await runElectron(electron.path, electronArguments(root, args));
  return 'code' in outcome ? outcome.code : fallBack(root, args, outcome.reason);
}

async function electronOrReason(
  root: string,
): Promise<{ readonly path: string } | { readonly reason: string }> {
  const folder = electronPackage(root);
  if (folder === null) return { reason: 'its package is not installed' };
  const path = findElectron(folder);
  if (path !== null) return { path };
  say('Looking for the Electron runtime to download …');
  const reason = await downloadElectron(folder, {
    beginWithinMs: BEGIN_WITHIN_MS,
    stalledAfterMs: STALLED_AFTER_MS,
    onProgress: showMegabytes(),
  });
  const downloaded = reason === null ? findElectron(folder) : null;
  return downloaded === null ? { reason: reason ?? 'its download is incomplete' } : { path: downloaded };
}

/** Rewrites one line on a terminal; elsewhere a line for each 25 MB. */
function showMegabytes(): (megabytes: number) => void {
  let next = 0;
  return (megabytes) => {
    const text = `Downloading Electron: ${megabytes.toFixed(0)} MB`;
    if (process.stdout.isTTY) process.stdout.write(`\r${text}`);
    else if (megabytes >= next) say(text);
    else return;
    next = megabytes + 25;
  };
}

function fallBack(root: string, args: StartArguments, reason: string): Promise<number> {
  say(`Electron can't be used (${reason}); Mapwright opens in your browser instead.`);
  return inBrowser(root, args);
}

function electronArguments(root: string, { project }: StartArguments): readonly string[] {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return [root, ...sandbox, ...(project === null ? [] : [project])];
}

async function inBrowser(root: string, { open, port, project }: StartArguments): Promise<number> {
  const script = join(root, 'out', 'main', 'browser.js');
  const options = [
    ...(open ? [] : ['--no-open']),
    `--port=${port}`,
    ...(project === null ? [] : ['--', project]),
  ];
  const { code, told } = await runBrowserHost([script, ...options], appHome());
  if (told !== null) process.stderr.write(`${told}\n`);
  return code;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : toErrorData(error).message}\n`);
  process.exitCode = 1;
}
