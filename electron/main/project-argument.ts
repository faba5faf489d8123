// Finds the project in a command line: the one that the system passes for a double-clicked file.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The last argument that names a project, as an absolute path, or null. Switches are no paths. */
export function projectArgument(argv: readonly string[], folder: string): string | null {
  const path = argv.findLast((arg) => !arg.startsWith('-') && arg.toLowerCase().endsWith('.mapwright'));
  return path === undefined ? null : resolve(folder, pathOf(path));
}

/** File managers of Linux pass addresses. */
function pathOf(arg: string): string {
  try {
    return arg.startsWith('file:') ? fileURLToPath(arg) : arg;
  } catch {
    // Of another computer.
    return arg;
  }
}
