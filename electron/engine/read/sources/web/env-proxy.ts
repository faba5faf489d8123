// The proxy that the environment asks for (HTTPS_PROXY, HTTP_PROXY, ALL_PROXY, NO_PROXY). It connects to nothing.
import { isLoopback } from './private-address.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The proxy for an address, as an address, or null for a direct connection. This machine is never behind a proxy. */
export function envProxy(address: string, env: Environment): string | null {
  const url = new URL(address);
  if (isDirect(address, env)) return null;
  const own = url.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const proxy = read(env, own) ?? read(env, 'all_proxy');
  if (proxy === undefined) return null;
  return /^[a-z][a-z\d+.-]*:\/\//i.test(proxy) ? proxy : `http://${proxy}`;
}

/** True for this machine, and for what NO_PROXY names: never behind a proxy. */
export function isDirect(address: string, env: Environment): boolean {
  const url = new URL(address);
  return isLoopback(url.hostname) || isExempt(url, read(env, 'no_proxy') ?? '');
}

function read(env: Environment, name: string): string | undefined {
  // An empty variable is none.
  return [env[name], env[name.toUpperCase()]]
    .map((value) => value?.trim())
    .find((value) => value !== undefined && value !== '');
}

/** NO_PROXY: names that also mean their subdomains, with or without a leading "." or "*.", a port, or "*" for all. */
function isExempt({ hostname, port, protocol }: URL, list: string): boolean {
  const effective = port === '' ? (protocol === 'https:' ? '443' : '80') : port;
  return list.split(/[\s,]+/).some((entry) => {
    if (entry === '') return false;
    if (entry === '*') return true;
    const [, name = '', wanted] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(entry) ?? [undefined, entry];
    if (wanted !== undefined && wanted !== effective) return false;
    const suffix = name.toLowerCase().replace(/^\*?\./, '');
    return suffix !== '' && (hostname === suffix || hostname.endsWith(`.${suffix}`));
  });
}
