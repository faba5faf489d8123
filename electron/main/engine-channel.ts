// Starts the engine in a utility process, which Electron offers instead of fork. It knows nothing of requests.
import { fileURLToPath } from 'node:url';
import { utilityProcess } from 'electron';
import type {
  Goodbye,
  NetworkNotice,
  ProxyAnswer,
  ProxyQuestion,
  WireMessage,
  WireRequest,
} from '../../shared/contract/wire.ts';
import { backupsIn } from '../files/backup-folder.ts';
import type { EnginePort } from '../supervisor/engine-port.ts';
import { engineEntry, GRACE_MS } from '../supervisor/fork-port.ts';
import { systemProxy } from './system-proxy.ts';

/** Of what the engine printed at its end, for a report. */
const LAST_WORDS = 4_000;

/** A running engine process; `home` is the app's own folder. The app has to be ready. */
export function startUtilityEngine(home: string): EnginePort {
  const child = utilityProcess.fork(fileURLToPath(engineEntry()), [], {
    serviceName: 'Mapwright engine',
    env: { ...process.env, ...backupsIn(home) },
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let gone = false;
  let fatal = '';
  let lastWords = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk);
    lastWords = (lastWords + chunk.toString('utf8')).slice(-LAST_WORDS);
  });
  // Without a listener, Electron would tell the user of an error in the main process. The exit follows.
  child.on('error', (type, location) => {
    fatal = `${type} of V8 at ${location}, `;
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code) => {
      gone = true;
      resolve(`${fatal}exit code ${String(code)}\n${lastWords}`.trim());
    });
  });
  const post = (message: WireRequest | NetworkNotice | ProxyAnswer | Goodbye): void => {
    if (!gone) child.postMessage(message);
  };
  const answer = async ({ proxyQuestion, address }: ProxyQuestion): Promise<void> => {
    const proxy = await systemProxy(address).catch(() => null);
    post({ proxyAnswer: proxyQuestion, proxy });
  };
  return {
    get pid() {
      return child.pid;
    },
    send: post,
    tell: post,
    onMessage: (listener) => {
      child.on('message', (message: WireMessage | ProxyQuestion) => {
        if ('proxyQuestion' in message) void answer(message);
        else listener(message);
      });
    },
    onExit: (listener) => {
      void ended.then(listener);
    },
    end: () => {
      child.kill();
    },
    kill: async () => {
      // Closing the project first leaves one tidy file; a kill alone would be safe, too.
      post({ goodbye: true });
      const force = setTimeout(() => child.kill(), GRACE_MS);
      await ended;
      clearTimeout(force);
    },
  };
}
