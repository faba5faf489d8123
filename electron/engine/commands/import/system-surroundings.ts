// The web as this system reaches it: real time, and the proxy of the environment.
import { systemClock } from '../../sources/clock.ts';
import { envProxy } from '../../sources/env-proxy.ts';
import type { WebSurroundings } from '../../sources/web-exchange.ts';

export function systemSurroundings(): WebSurroundings {
  return { clock: systemClock, proxyFor: (address) => Promise.resolve(envProxy(address, process.env)) };
}
