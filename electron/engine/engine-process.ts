// The engine as a process of its own, under child_process.fork or Electron's utilityProcess. It ends with its parent.
import type { ProxyQuestion, WireMessage, WireResponse } from '../../shared/contract/wire.ts';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { BACKUPS_VARIABLE } from '../files/backup-folder.ts';
import { createEngine } from './create-engine.ts';
import { endOnRejection } from './end-on-rejection.ts';
import { HostNetwork } from './host-network.ts';

/** The part of Electron's parent port that is used; the engine never imports electron. */
interface ParentPort {
  on(event: 'message', listener: (message: { readonly data: unknown }) => void): void;
  postMessage(message: WireMessage | ProxyQuestion): void;
}

function parentPort(): ParentPort | null {
  const { parentPort: port } = process as { parentPort?: ParentPort | null };
  return port ?? null;
}

function startUnderElectron(port: ParentPort): void {
  const network = new HostNetwork((question) => {
    port.postMessage(question);
  });
  const engine = createEngine(
    (event) => {
      port.postMessage(event);
    },
    { surroundings: network.surroundings(), backups },
  );
  const end = (): void => {
    void engine.close().finally(() => process.exit(0));
  };
  port.on('message', ({ data }) => {
    if (network.hear(data)) return;
    if (isGoodbye(data)) end();
    else
      void engine.handle(data).then((response) => {
        sendAnswer(response, (message) => {
          port.postMessage(message);
        });
      });
  });
}

function isGoodbye(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'goodbye' in message;
}

/** An answer that can't be cloned is a failure of its request, not one that never comes. */
function sendAnswer(response: WireResponse, send: (message: WireResponse) => void): void {
  try {
    send(response);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    const failure = new AppError('internal', reason('internal', { cause }));
    send({ id: response.id, ok: false, error: failure.toData() });
  }
}

function startUnderNode(): void {
  const send = (message: WireMessage): void => {
    // The parent may go between two messages, or while one is written; the disconnect then ends this process.
    if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
  };
  const network = new HostNetwork(null);
  const engine = createEngine(send, { surroundings: network.surroundings(), backups });
  process.on('message', (message) => {
    if (network.hear(message)) return;
    void engine.handle(message).then((response) => {
      sendAnswer(response, send);
    });
  });
  process.on('disconnect', () => {
    void engine.close().finally(() => process.exit(0));
  });
  // Ctrl+C reaches the whole process group; the parent decides when the engine ends, and disconnects.
  process.on('SIGINT', () => undefined);
}

endOnRejection();
const backups = process.env[BACKUPS_VARIABLE];
const port = parentPort();
if (port) startUnderElectron(port);
else if (process.send) startUnderNode();
else throw new Error('The engine process is started by a host, not by hand.');
