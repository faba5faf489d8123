// How much of the processor a process has used, where the system tells it: one that waits for others' turn does not hang.
import { readFileSync } from 'node:fs';

/** Ticks of Linux, for whoever asks it there. Source: proc_pid_stat(5) and sysconf(3). */
const MS_A_TICK = 10;

/** Milliseconds that all threads of a process have run; null where nobody knows. */
export function processorTime(pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null;
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // Behind the name, which may hold anything, the 12th and 13th fields.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK;
  } catch {
    return null;
  }
}
