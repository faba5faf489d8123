// What the host tells of the network: the user's settings, and the system's proxies, which are asked for where it knows them.
// It knows nothing of how messages travel.
import * as v from 'valibot';
import { DEFAULT_NETWORK, networkSettings } from '../../shared/contract/network-settings.ts';
import type { ProxyQuestion } from '../../shared/contract/wire.ts';
import { isLoopback } from './read/sources/web/private-address.ts';
import { systemSurroundings } from './features/import/system-surroundings.ts';
import type { WebSurroundings } from './read/sources/web/web-exchange.ts';

/** A host that does not answer has no proxy to offer. */
const PATIENCE_MS = 5_000;

const proxyAnswer = v.object({ proxyAnswer: v.number(), proxy: v.nullable(v.string()) });
const networkNotice = v.strictObject({ network: networkSettings });

export class HostNetwork {
  readonly #ask: ((question: ProxyQuestion) => void) | null;
  readonly #waiting = new Map<number, (proxy: string | null) => void>();
  #settings = DEFAULT_NETWORK;
  #next = 1;

  /** `ask` is null where the host knows no proxy of the system. */
  constructor(ask: ((question: ProxyQuestion) => void) | null) {
    this.#ask = ask;
  }

  /** Takes what the host tells of the network; false for any other message. */
  hear(message: unknown): boolean {
    if (v.is(networkNotice, message)) {
      this.#settings = message.network;
      return true;
    }
    if (!v.is(proxyAnswer, message)) return false;
    this.#waiting.get(message.proxyAnswer)?.(message.proxy);
    this.#waiting.delete(message.proxyAnswer);
    return true;
  }

  /** The web by the settings that were told last. */
  surroundings(): WebSurroundings {
    return systemSurroundings(
      () => Promise.resolve(this.#settings),
      (address) => (isLoopback(new URL(address).hostname) ? Promise.resolve(null) : this.#proxyOf(address)),
    );
  }

  #proxyOf(address: string): Promise<string | null> {
    const ask = this.#ask;
    if (!ask) return Promise.resolve(null);
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
      ask({ proxyQuestion: id, address });
    });
  }
}
