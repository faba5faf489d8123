// The web as this system reaches it: real time, and the proxy of the environment.
import { systemClock } from '../../read/sources/clock.ts';
import { envProxy } from '../../read/sources/web/env-proxy.ts';
import type { WebSurroundings } from '../../read/sources/web/web-exchange.ts';

export function systemSurroundings(): WebSurroundings {
  return { clock: systemClock, proxyFor: (address) => Promise.resolve(envProxy(address, process.env)) };
}
