// Finds the script behind an installed tool's command, so that it runs the same on every system without a shell.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** Absolute path of a package's command. Throws where the package or the command is missing: never a silent pass. */
export function toolPath(packageName: string, command = packageName): string {
  const folder = join(ROOT, 'node_modules', packageName);
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) throw new Error(`${packageName} is not installed. Run "npm install" first.`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin?: string | Record<string, string> };
  const script = typeof bin === 'string' ? bin : bin?.[command];
  if (script === undefined) throw new Error(`${packageName} has no command "${command}".`);
  return join(folder, script);
}
