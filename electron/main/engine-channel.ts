// Starts the engine in a utility process, which Electron offers instead of fork. It knows nothing of requests.
import { fileURLToPath } from 'node:url';
import { utilityProcess } from 'electron';
import type { ProxyAnswer, ProxyQuestion, WireMessage } from '../../shared/contract/wire.ts';
import type { EnginePort } from '../supervisor/engine-port.ts';
import { engineEntry } from '../supervisor/fork-port.ts';
import { systemProxy } from './system-proxy.ts';

const GRACE_MS = 3_000;
/** The supervisor counts its requests up from 1. */
const GOODBYE_ID = -1;

/** A running engine process. The app has to be ready. */
export function startUtilityEngine(): EnginePort {
  const child = utilityProcess.fork(fileURLToPath(engineEntry()), [], { serviceName: 'Mapwright engine' });
  let gone = false;
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code) => {
      gone = true;
      resolve(code);
    });
  });
  const answer = async ({ proxyQuestion, address }: ProxyQuestion): Promise<void> => {
    const proxy = await systemProxy(address).catch(() => null);
    const message: ProxyAnswer = { proxyAnswer: proxyQuestion, proxy };
    if (!gone) child.postMessage(message);
  };
  return {
    get pid() {
      return child.pid;
    },
    send: (request) => {
      if (!gone) child.postMessage(request);
    },
    onMessage: (listener) => {
      child.on('message', (message: WireMessage | ProxyQuestion) => {
        if ('proxyQuestion' in message) void answer(message);
        else if ('event' in message || message.id !== GOODBYE_ID) listener(message);
      });
    },
    onExit: (listener) => {
      void ended.then((code) => {
        listener(`exit code ${code}`);
      });
    },
    end: () => {
      child.kill();
    },
    kill: async () => {
      if (gone) return;
      // Closing the project first leaves one tidy file; a kill alone would be safe, too.
      const closed = new Promise<void>((resolve) => {
        child.on('message', (message: WireMessage | ProxyQuestion) => {
          if ('id' in message && message.id === GOODBYE_ID) resolve();
        });
        setTimeout(resolve, GRACE_MS).unref();
      });
      child.postMessage({ id: GOODBYE_ID, name: 'project.close', params: {} });
      await Promise.race([closed, ended]);
      child.kill();
      await ended;
    },
  };
}
