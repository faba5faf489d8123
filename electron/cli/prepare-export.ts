// Has threads load for an export before its command does: they take longer. It imports next to nothing, and reads nothing of
// the project.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_NAME } from '../../shared/model/set-name.ts';
import { prepareThreads } from '../engine/commands/export/spare-threads.ts';
import { MOST_THREADS } from '../engine/write/thread-pool.ts';
import { largest } from '../../shared/model/large-lists.ts';

/** Below, an export is done before threads are there. */
const MIN_BYTES = 8 * 1024 * 1024;

/** With one of these nothing is written. */
const WRITES_NOTHING: ReadonlySet<string> = new Set(['--dry-run', '--profiles', '--last', '--help', '-h']);

/** `args`: as they were typed, which nobody has read yet. What is guessed wrong costs or spares time, and nothing else. */
export function prepareExport(args: readonly string[]): void {
  if (args.some((arg) => WRITES_NOTHING.has(arg))) return;
  // The project is the largest file that is named.
  if (largest(args.map(sizeOf), 0) < MIN_BYTES) return;
  const out = folderIn(args);
  // Of a set that is there already mostly little has changed: threads that load beside the engine would slow it down, and
  // where they are needed they are nearly as soon there. A profile that is named was mostly exported before.
  if (out === undefined || existsSync(join(out, MANIFEST_NAME))) return;
  prepareThreads(MOST_THREADS);
}

/** Most arguments are no files, and some could not be the name of one. */
function sizeOf(arg: string): number {
  try {
    return statSync(arg).size;
  } catch {
    return 0;
  }
}

function folderIn(args: readonly string[]): string | undefined {
  const at = args.indexOf('--out');
  return at < 0 ? args.find((arg) => arg.startsWith('--out='))?.slice('--out='.length) : args[at + 1];
}
