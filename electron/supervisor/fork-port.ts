// Starts the engine under child_process.fork, for hosts that run on Node. It knows nothing of requests.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { NetworkNotice, WireMessage, WireRequest } from '../../shared/contract/wire.ts';
import type { EnginePort } from './engine-port.ts';

/** How long an engine may take to end tidily, in milliseconds. */
export const GRACE_MS = 5_000;

/**
 * For the C library of most Linux systems, which others take no notice of: memory in pages of 2 MB where the system has
 * them, and one pool of it for all threads. SQLite's pages are asked for in no order and by all of them. Source: "Memory
 * Allocation Tunables" of the GNU C Library; see docs/decisions/0040-large-pages-of-memory.md.
 */
const MEMORY = 'glibc.malloc.hugetlb=1:glibc.malloc.arena_max=1';

/** What the engine made just now, of which V8 keeps three times as much: more would only wait to be collected. */
const ENGINE_HEAP = '--max-semi-space-size=8';

/** Where the engine's entry lies: beside the bundled host, or in its folder when run from source. */
export function engineEntry(): URL {
  const source = import.meta.url.endsWith('.ts');
  return new URL(source ? '../engine/engine-process.ts' : './engine-process.js', import.meta.url);
}

/** A running engine process. `env` is added to this process's own. Its messages keep typed arrays and undefined, as structured clone does. */
export function forkEngine(entry: URL = engineEntry(), env: NodeJS.ProcessEnv = {}): EnginePort {
  const child = fork(fileURLToPath(entry), {
    serialization: 'advanced',
    execArgv: ['--no-warnings', ENGINE_HEAP],
    env: { GLIBC_TUNABLES: MEMORY, ...process.env, ...env },
  });
  let end: (how: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  child.once('exit', (code, signal) => {
    end(signal ? `signal ${signal}` : `exit code ${String(code)}`);
  });
  child.on('error', (error) => {
    // No exit follows when the process could not be started at all.
    if (child.pid === undefined) end(error.message);
  });
  const send = (message: WireRequest | NetworkNotice): void => {
    if (child.connected) child.send(message, () => undefined);
  };
  return {
    pid: child.pid,
    send,
    tell: send,
    onMessage: (listener) => {
      child.on('message', (message) => {
        listener(message as WireMessage);
      });
    },
    onExit: (listener) => {
      void ended.then(listener);
    },
    end: () => {
      child.kill('SIGKILL');
    },
    kill: async () => {
      if (child.connected) child.disconnect();
      const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      await ended;
      clearTimeout(force);
    },
  };
}
