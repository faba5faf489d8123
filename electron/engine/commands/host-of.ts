// The host of an address, quickly. It judges no address.

const HOST = /^https?:\/\/(?:[^/?#\\@]*@)?([^/?#\\]*)/i;

/** Host and port in small letters, without a default port; empty where the text has none. */
export function hostOf(loc: string): string {
  const host = (HOST.exec(loc)?.[1] ?? '').toLowerCase();
  if (!host.includes(':')) return host;
  return host.replace(/^http:/i.test(loc) ? /:80$/ : /:443$/, '');
}
