// Asks the host for the system's proxy and waits for the answer. It knows nothing of how messages travel.
import type { ProxyAnswer, ProxyQuestion } from '../../shared/contract/wire.ts';
import { systemClock } from './read/sources/clock.ts';
import { envProxy } from './read/sources/web/env-proxy.ts';
import { isLoopback } from './read/sources/web/private-address.ts';
import type { WebSurroundings } from './read/sources/web/web-exchange.ts';

/** A host that does not answer has no proxy to offer. */
const PATIENCE_MS = 5_000;

export class HostProxy {
  readonly #ask: (question: ProxyQuestion) => void;
  readonly #waiting = new Map<number, (proxy: string | null) => void>();
  #next = 1;

  constructor(ask: (question: ProxyQuestion) => void) {
    this.#ask = ask;
  }

  /** Takes the host's answer; false for any other message. */
  hear(message: unknown): boolean {
    if (!isAnswer(message)) return false;
    this.#waiting.get(message.proxyAnswer)?.(message.proxy);
    this.#waiting.delete(message.proxyAnswer);
    return true;
  }

  /** The proxy of the environment where there is one, else the system's, as the host knows it. */
  surroundings(): WebSurroundings {
    return {
      clock: systemClock,
      proxyFor: async (address) => {
        const own = envProxy(address, process.env);
        return own !== null || isLoopback(new URL(address).hostname) ? own : this.#proxyOf(address);
      },
    };
  }

  #proxyOf(address: string): Promise<string | null> {
    const id = this.#next++;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        resolve(null);
      }, PATIENCE_MS);
      this.#waiting.set(id, (proxy) => {
        clearTimeout(timer);
        resolve(proxy);
      });
      this.#ask({ proxyQuestion: id, address });
    });
  }
}

function isAnswer(message: unknown): message is ProxyAnswer {
  return (
    message !== null &&
    typeof message === 'object' &&
    'proxyAnswer' in message &&
    typeof message.proxyAnswer === 'number' &&
    'proxy' in message &&
    (message.proxy === null || typeof message.proxy === 'string')
  );
}
