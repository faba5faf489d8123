// Builds the app for benches that measure it as users run it. It measures nothing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../run/run-process.ts';
import { ROOT } from '../run/tool-path.ts';

/** The built command line. */
export const BUILT_CLI = join(ROOT, 'out/main/cli.js');

/** Builds, unless MAPWRIGHT_BENCH_BUILT=1 says that what is there is new. */
export async function buildApp(): Promise<void> {
  if (process.env['MAPWRIGHT_BENCH_BUILT'] === '1' && existsSync(BUILT_CLI)) return;
  const npm = process.env['npm_execpath'];
  const options = { stream: false, minutes: 5 };
  const { code, output } = npm
    ? await runCommand(process.execPath, [npm, 'run', '--silent', 'build'], options)
    : await runCommand('npm', ['run', '--silent', 'build'], options);
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
}
