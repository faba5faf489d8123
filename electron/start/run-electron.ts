// Runs Electron until it ends, and gives it up where it fails before anybody saw a window.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** It ran, and ended with this code; or why it can't be used. */
export type Outcome = { readonly code: number } | { readonly reason: string };

const SHOWN_WITHIN_MS = 20_000;
/** Then it is ended by force. */
const GRACE_MS = 3_000;

/** An Electron that showed its window, found another instance that has one, or was ended by the user has run. */
export async function runElectron(
  program: string,
  args: readonly string[],
  shownWithinMs: number = SHOWN_WITHIN_MS,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'mapwright-start-'));
  const sign = join(folder, 'shown');
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, MAPWRIGHT_SHOWN: sign } });
  const fate = { late: false, interrupted: false };
  const late = setTimeout(() => {
    if (existsSync(sign)) return;
    fate.late = true;
    end(child);
  }, shownWithinMs);
  // Ctrl+C and a closed terminal reach the child, too.
  const interrupted = (signal: NodeJS.Signals): void => {
    fate.interrupted = true;
    if (signal === 'SIGTERM') child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, interrupted);
  try {
    const ended = await endOf(child);
    if (fate.late) return { reason: `it showed no window within ${String(shownWithinMs / 1_000)} s` };
    if ('error' in ended) return { reason: `it can't be started: ${ended.error.message}` };
    if (ended.code === 0 || fate.interrupted || existsSync(sign)) return { code: ended.code ?? 1 };
    return { reason: `it ended with ${ended.signal ?? `code ${String(ended.code)}`}` };
  } finally {
    clearTimeout(late);
    for (const signal of SIGNALS) process.off(signal, interrupted);
    rmSync(folder, { recursive: true, force: true });
  }
}

const SIGNALS = ['SIGINT', 'SIGHUP', 'SIGTERM'] as const;

type End =
  { readonly error: Error } | { readonly code: number | null; readonly signal: NodeJS.Signals | null };

function endOf(child: ChildProcess): Promise<End> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      resolve({ error });
    });
    child.once('exit', (code, signal) => {
      resolve({ code, signal });
    });
  });
}

function end(child: ChildProcess): void {
  child.kill();
  const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  child.once('exit', () => {
    clearTimeout(force);
  });
}
