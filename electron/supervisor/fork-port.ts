// Starts the engine under child_process.fork, for hosts that run on Node. It knows nothing of requests.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { WireMessage } from '../../shared/contract/wire.ts';
import type { EnginePort } from './engine-port.ts';

const GRACE_MS = 5_000;

/** Where the engine's entry lies: beside the bundled host, or in its folder when run from source. */
export function engineEntry(): URL {
  const source = import.meta.url.endsWith('.ts');
  return new URL(source ? '../engine/engine-process.ts' : './engine-process.js', import.meta.url);
}

/** A running engine process. Its messages keep typed arrays and undefined, as structured clone does. */
export function forkEngine(entry: URL = engineEntry()): EnginePort {
  const child = fork(fileURLToPath(entry), { serialization: 'advanced', execArgv: ['--no-warnings'] });
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
  return {
    pid: child.pid,
    send: (request) => {
      if (child.connected) child.send(request, () => undefined);
    },
    onMessage: (listener) => {
      child.on('message', (message) => {
        listener(message as WireMessage);
      });
    },
    onExit: (listener) => {
      void ended.then(listener);
    },
    kill: async () => {
      if (child.connected) child.disconnect();
      const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      await ended;
      clearTimeout(force);
    },
  };
}
