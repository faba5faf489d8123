// The web as this system reaches it: real time, the user's settings, and the proxy that these or the environment name.
import { DEFAULT_NETWORK, type NetworkSettings } from '../../../../shared/contract/network-settings.ts';
import { systemClock } from '../../read/sources/clock.ts';
import { envProxy, isDirect } from '../../read/sources/web/env-proxy.ts';
import type { WebSurroundings } from '../../read/sources/web/web-exchange.ts';

/** `network` = the settings at the moment; `systemProxy` = what the system itself has for an address, where anybody knows it. */
export function systemSurroundings(
  network: () => Promise<NetworkSettings> = () => Promise.resolve(DEFAULT_NETWORK),
  systemProxy: (address: string) => Promise<string | null> = () => Promise.resolve(null),
): WebSurroundings {
  return {
    clock: systemClock,
    network,
    proxyFor: async (address) => {
      const settings = await network();
      if (settings.proxy === 'none') return null;
      if (settings.proxy === 'own') return isDirect(address, process.env) ? null : ownProxy(settings);
      return envProxy(address, process.env) ?? systemProxy(address);
    },
  };
}

/** With whoever logs in there; '' where none is set, which is never a direct connection. */
function ownProxy({ proxyAddress, proxyUser, proxyPassword }: NetworkSettings): string {
  const url = URL.parse(proxyAddress);
  if (!url) return proxyAddress;
  url.username = encodeURIComponent(proxyUser);
  url.password = encodeURIComponent(proxyPassword);
  return url.href;
}
