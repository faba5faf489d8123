// Runs the browser host until it ends, and says how it ended where nobody asked for that.
import { spawn } from 'node:child_process';
import { logReport } from '../host/app-log.ts';

const SIGNALS = ['SIGINT', 'SIGHUP', 'SIGTERM'] as const;

/** Its exit code; `told`: a line for the user, where it ended by itself. `home`: the app's own folder. */
export interface HostEnd {
  readonly code: number;
  readonly told: string | null;
}

/** Rejects where it can't be started. */
export function runBrowserHost(args: readonly string[], home: string): Promise<HostEnd> {
  return new Promise((resolve, reject) => {
    // The channel lets the host notice when this process is gone.
    const child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    let isAsked = false;
    // Ctrl+C and a closed terminal reach the child, too.
    const asked = (signal: NodeJS.Signals): void => {
      isAsked = true;
      if (signal === 'SIGTERM') child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, asked);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const one of SIGNALS) process.off(one, asked);
      const isOrderly = code === 0 || isAsked;
      resolve({ code: code ?? 1, told: isOrderly ? null : endLine(code, signal, home) });
    });
  });
}

function endLine(code: number | null, signal: NodeJS.Signals | null, home: string): string {
  const what =
    signal === null
      ? `Mapwright ended with code ${String(code)}.`
      : `Mapwright ended unexpectedly (${signal}). Start it again to continue where you were.`;
  return `${what} Its log: ${logReport(home, what, new Date())}`;
}
