// Finds the engine's process below a host's process, by the system's process list.
import { execFileSync } from 'node:child_process';

interface ProcessLine {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** The engine's process id, or null while there is none. */
export function enginePid(hostPid: number): number | null {
  const all = processes();
  const below = new Set([hostPid]);
  // Parents may stand after their children in the list.
  for (let before = 0; before < below.size;) {
    before = below.size;
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  }
  return all.find(({ pid, command }) => pid !== hostPid && below.has(pid) && isEngine(command))?.pid ?? null;
}

function isEngine(command: string): boolean {
  return command.includes('engine-process') || command.includes('node.mojom.NodeService');
}

function processes(): ProcessLine[] {
  const text =
    process.platform === 'win32'
      ? execFileSync('powershell', ['-NoProfile', '-Command', WINDOWS_LIST], { encoding: 'utf8' })
      : execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return text.split(/\r?\n/).flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line);
    return match ? [{ pid: Number(match[1]), parent: Number(match[2]), command: match[3] ?? '' }] : [];
  });
}

const WINDOWS_LIST =
  'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId) $($_.CommandLine)" }';
