// The system's proxy for an address, as Chromium works it out (settings, PAC scripts). It connects to nothing.
import { session } from 'electron';

/** The first proxy that the system would use, as an address; null for a direct connection. */
export async function systemProxy(address: string): Promise<string | null> {
  return readProxyList(await session.defaultSession.resolveProxy(address));
}

const SCHEMES: Readonly<Record<string, string>> = {
  PROXY: 'http',
  HTTP: 'http',
  HTTPS: 'https',
  SOCKS: 'socks4',
  SOCKS4: 'socks4',
  SOCKS5: 'socks5',
};

/** "PROXY a:80; DIRECT" → "http://a:80". Source: the return value of FindProxyForURL in PAC files. */
export function readProxyList(list: string): string | null {
  const [first = ''] = list.split(';');
  const [kind = '', host] = first.trim().split(/\s+/);
  const scheme = SCHEMES[kind.toUpperCase()];
  return scheme === undefined || host === undefined || host === '' ? null : `${scheme}://${host}`;
}
