// The host of an address, quickly. It judges no address.

const HOST = /^https?:\/\/(?:[^/?#\\@]*@)?([^/?#\\]*)/i;

/** Host and port in small letters, without a default port; empty where the text has none. */
function hostOf(loc: string): string {
  const host = (HOST.exec(loc)?.[1] ?? '').toLowerCase();
  if (!host.includes(':')) return host;
  return host.replace(/^http:/i.test(loc) ? /:80$/ : /:443$/, '');
}

const PLAIN_HOST = /^[a-z0-9._:-]*$/;

/** The same as browsers look it up: of a name outside ASCII its punycode; empty also where it can't be that of a site. */
export function siteHostOf(loc: string): string {
  const host = hostOf(loc);
  return PLAIN_HOST.test(host) ? host : asLookedUp(host, /^http:/i.test(loc) ? 'http' : 'https');
}

let last = { asked: '', found: '' };

/** Nearly all rows of such a site follow each other. */
function asLookedUp(host: string, scheme: string): string {
  const asked = `${scheme}://${host}`;
  if (asked !== last.asked) last = { asked, found: URL.parse(asked)?.host ?? '' };
  return last.found;
}
