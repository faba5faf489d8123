// An engine process played by the test: it records what it is sent, and answers or dies on command.
import type { NetworkNotice, WireMessage, WireRequest } from '../../shared/contract/wire.ts';
import type { EnginePort } from '../../electron/supervisor/engine-port.ts';

export class ScriptedPort implements EnginePort {
  readonly pid = undefined;
  readonly sent: WireRequest[] = [];
  #listeners: ((message: WireMessage) => void)[] = [];
  #exit: ((how: string) => void)[] = [];

  /** Throws what can't be cloned, as structured clone does. */
  readonly send = (request: WireRequest): void => {
    this.sent.push(structuredClone(request));
  };
  readonly told: NetworkNotice[] = [];
  readonly tell = (notice: NetworkNotice): void => {
    this.told.push(structuredClone(notice));
  };
  readonly onMessage = (listener: (message: WireMessage) => void): void => {
    this.#listeners.push(listener);
  };
  readonly onExit = (listener: (how: string) => void): void => {
    this.#exit.push(listener);
  };
  readonly end = (): void => {
    this.die('ended');
  };
  readonly kill = (): Promise<void> => {
    this.die('killed');
    return Promise.resolve();
  };

  /** Says something to the host. */
  say(message: WireMessage): void {
    for (const listener of this.#listeners) listener(message);
  }

  /** Answers the latest request of that name. */
  answer(name: string, result: unknown): void {
    const request = this.sent.findLast((sent) => sent.name === name);
    if (!request) throw new Error(`Nobody asked for ${name}.`);
    this.say({ id: request.id, ok: true, result });
  }

  refuse(name: string, code: 'not-found' | 'invalid-request', message: string): void {
    const request = this.sent.findLast((sent) => sent.name === name);
    if (!request) throw new Error(`Nobody asked for ${name}.`);
    this.say({ id: request.id, ok: false, error: { code, message } });
  }

  die(how = 'signal SIGKILL'): void {
    for (const listener of this.#exit.splice(0)) listener(how);
  }
}

/** Resolves after the events that are on their way were told. */
export function told(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => setImmediate(resolve));
  });
}
