// How much memory another process takes now. Linux alone tells it.
import { readFileSync } from 'node:fs';

/** Resident memory of a process, MB; 0 where it has ended, or the system does not tell. */
export function memoryOf(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return 0;
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}
