// How much memory another process has taken so far. Linux alone tells it.
import { readFileSync } from 'node:fs';

/** Peak resident memory of a process, MB; 0 where it has ended, or the system does not tell. */
export function peakOf(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return 0;
  try {
    return (
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? 0) / 1024
    );
  } catch {
    return 0;
  }
}
