// The part of a temporary name that tells which process made it, so that what a killed one left is told from what one
// makes now. It touches no file.
import { randomBytes } from 'node:crypto';

const MARK = /^(\d+)-[0-9a-f]{12}$/;

/** Marks of this run: after a restart, as in a container, an earlier process may have had the same id. */
const made = new Set<string>();

/** A mark that no other temporary name has: the process id and a random number. */
export function newMark(): string {
  const mark = `${String(process.pid)}-${randomBytes(6).toString('hex')}`;
  made.add(mark);
  return mark;
}

/** The mark in a name that is nothing but `before`, a mark and `after`; null in any other. */
export function markIn(name: string, before: string, after = ''): string | null {
  if (!name.startsWith(before) || !name.endsWith(after)) return null;
  const mark = name.slice(before.length, name.length - after.length);
  return MARK.test(mark) ? mark : null;
}

/** Whether what has the mark is left over: its process is gone, or has our id but is not this run. */
export function isLeftOver(mark: string): boolean {
  const pid = pidOf(mark);
  return pid === process.pid ? !made.has(mark) : !isAlive(pid);
}

/** The id of the process that made the mark. */
export function pidOf(mark: string): number {
  return Number(MARK.exec(mark)?.[1]);
}

/** Whether any process has this id now, also one of another user. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
